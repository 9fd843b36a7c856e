"""What all languages share: how a half, a move or a card is put together. A language is a file of sentences and nouns.

`events.py`, `reasons.py` and `words/arguments.py` list what sentences are about.
"""

from typing import Any, NamedTuple

from pavonis.core.game import Move, Question
from pavonis.games.pocket_mars import effects
from pavonis.games.pocket_mars.cards import ENERGY_MAX, PUBLIC, RECONSTRUCTED, RULEBOOK
from pavonis.games.pocket_mars.effects import Half, Op
from pavonis.games.pocket_mars.faces import FACES
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.observation import PocketMarsPlayer, PocketMarsSeen
from pavonis.games.pocket_mars.setting import ABILITIES
from pavonis.games.pocket_mars.words.language import Language
from pavonis.text import IMPERATIVE, INFINITIVE, Piece, Spoken, TableWords, Text, capital, common, joined, plain, say

TRUST = [RULEBOOK, PUBLIC, "own", RECONSTRUCTED]  # where a text comes from, the surest first

MOODS = {"": IMPERATIVE, "infinitive": INFINITIVE}  # as templates call them
ASKS = {  # by effect: what its questions are called
    effects.LAND_ANY: "land_any",
    effects.PROMOTE_OWN: "promote_own",
    effects.MOVE_OWN: "move_own",
    effects.SHIFT: "shift",
    effects.SWAP_ZONES: "swap_zones",
    effects.EXCHANGE_CARDS: "exchange_cards",
    effects.FLIP_TOP: "flip_top",
    effects.PEEK_PREP: "peek_prep",
    effects.BURY_CARD: "bury_card",
}
CONDITION_NAMES = {effects.NONE_HERE: "none_here", effects.SHIP_EMPTY: "ship_empty", effects.COLOUR_IN_HAND: "colour_in_hand"}


class Price(NamedTuple):
    """What is paid, perhaps for something."""

    n: int
    phrase: str = ""


class PocketMarsWords(TableWords[Language]):
    """Pocket Mars in one language, for players with given names."""

    def __init__(self, game: PocketMars, spoken: Spoken[Language], names: list[str]) -> None:
        super().__init__(spoken, names)
        self.game = game

    def question(self, question: Question) -> Text:
        if question.kind == "effect":
            return self._effect_question(question)
        return super().question(question)

    def move(self, move: Move, seen: PocketMarsSeen | None = None) -> Text:
        name, arguments = self.game.space.meaning(move)
        if name == "attach":
            return self.move_said(name, *arguments, "" if seen is None else self._comparison(arguments[0], seen))
        if name == "play":
            idle = [] if seen is None else self._idle(arguments[0], seen)
            return self.spoken.moves[name](self, *arguments, idle) if idle else self.move_said(name, *arguments, "")
        if name == "discard":
            active = None if seen is None else seen.active
            return self.move_said(name, *arguments, 1 if seen is None or active is None else seen.players[active].discard_gain)
        text = self.move_said(name, *arguments)
        if seen is not None and name in ("take", "peek at"):
            back = seen.players[arguments[0]].prep[arguments[1]]
            if back is None:
                return text
            known = self.coloured_card(back.colour, "nom") if back.card is None else self.card(back.card)
            return say(text, " (", known, ")")
        return text

    def _comparison(self, card: int, seen: PocketMarsSeen) -> str:
        """How a card compares with what lies on its building: " > 3" lets a colonist land."""
        building = self.game.setting.colour[card]
        if building not in self.game.setting.homes:
            return ""
        value = next(each.value for each in seen.buildings if each.building == building) or 0
        return f" > {value}" if self.game.setting.value[card] > value else f" ≤ {value}"

    def _idle(self, card: int, seen: PocketMarsSeen) -> Text:
        """Why a card would be played without effect; empty if it would not."""
        return joined([self.reason(tuple(reason)) for idle in seen.idle if idle.card == card for reason in idle.reasons], " ")

    def cards(self) -> list[dict[str, Any]]:
        """The project cards, then the buildings; `number` is what a piece of that kind refers to."""
        setting = self.game.setting
        return [*(self._project(number) for number in setting.deck), *(self._building(number) for number in setting.table)]

    # Names.

    def colour(self, building: int) -> str:
        """The colour of a building and its cards, as styles know it."""
        return self.game.setting.buildings[building].colour

    def card(self, card: int) -> Piece:
        """A card by name, as it stands in a sentence."""
        return self.quoted(self.card_name(card))

    def card_name(self, card: int) -> Piece:
        """A card by its bare name."""
        return Piece(self.game.setting.cards[card].names[self.number], self.colour(self.game.setting.colour[card]), "card", card)

    def building(self, building: int, case: str = "nom") -> Text:
        """A building with the preposition or article that belongs to the case; only the name itself is the building's piece."""
        form = self.language.buildings[building].form(case)
        start = next(place for place, letter in enumerate(form) if letter.isupper())
        return say(form[:start], Piece(form[start:], self.colour(building), "building", building))

    def yard(self) -> int:
        """The building that holds no colonists."""
        return next(number for number in self.game.setting.table if number not in self.game.setting.homes)

    def building_name(self, building: int) -> Piece:
        """A building by its bare name."""
        return Piece(self.game.setting.buildings[building].names[self.number], self.colour(building), "building", building)

    def coloured_card(self, colour: int, case: str = "acc") -> Piece:
        """A card of which only the back is seen."""
        return Piece(self.language.coloured_cards[colour].form(case), self.colour(colour))

    def holder(self, half: int) -> Piece:
        """The card or building that a half is of."""
        return self.building_name(half - ABILITIES) if half >= ABILITIES else self.card(half // 2)

    # What templates speak of besides.

    def value(self, card: int) -> int:
        """The value of a card."""
        return self.game.setting.value[card]

    def home(self, card: int, case: str) -> Text:
        """The building of a card."""
        return self.building(self.game.setting.colour[card], case)

    def top(self, card: int, mood: str = "") -> Text:
        """The top action of a card."""
        return self.half(card * 2, MOODS[mood])

    def bottom(self, card: int, mood: str = "") -> Text:
        """The bottom action of a card."""
        return self.half(card * 2 + 1, MOODS[mood])

    def bottom_action(self, card: int) -> Text:
        """The bottom action of a card as a sentence."""
        return self.action(card * 2 + 1)

    def home_ability(self, card: int, mood: str = "") -> Text:
        """The ability of the building of a card."""
        return self.half(ABILITIES + self.game.setting.colour[card], MOODS[mood])

    def ability(self, building: int) -> Text:
        """The ability of a building as a sentence."""
        return self.action(ABILITIES + building)

    def used_building(self, half: int, case: str) -> Text:
        """The building of an ability."""
        return self.building(half - ABILITIES, case)

    def used_card(self, half: int) -> Piece:
        """The card of an action."""
        return self.card(half // 2)

    def colonists(self, n: int, case: str = "nom") -> str:
        """So many colonists."""
        return self.grammar.count(n, self.language.colonist, case)

    def count_cards(self, n: int, case: str = "nom") -> str:
        """So many cards."""
        return self.grammar.count(n, common(self.grammar.key).card, case)

    def standing(self, seat: int, player: PocketMarsPlayer, energy_max: int, points: int) -> Text:
        """How a player stands, as observed."""
        places = [player.earth, player.ship, player.mars, player.energy]
        return self.line("standing", seat, *places, energy_max, points)

    # Effects and halves.

    def effect(self, op: Op, mood: int = IMPERATIVE, again: bool = False) -> str:
        """What an effect does; one that may be declined says so."""
        return self.language.may[mood] + self.offer(op, again) if op.optional else self._phrase(op, mood, again)

    def offer(self, op: Op, again: bool = False) -> str:
        """What an optional effect would do, and at what price, in the infinitive."""
        phrase = self._phrase(op, INFINITIVE, again)
        return self.language.prices["pay_for"](Price(op.pay, phrase), INFINITIVE) if op.pay else phrase

    def _phrase(self, op: Op, mood: int, again: bool) -> str:
        phrases = self.language.again if again and op.code in self.language.again else self.language.effects
        return phrases[op.code](op, mood)

    def half(self, number: int, mood: int = IMPERATIVE, after_price: str = ", ") -> Text:
        """Condition, price and effects in the middle of a sentence."""
        half = self.game.setting.halves[number]
        condition = self._condition(half) if half.when else []
        price = self.language.prices["pay"](Price(half.pay), mood) if half.pay else ""
        before = [-1, *(op.code for op in half.ops)]
        steps = [say(self.effect(op, mood, op.code == before[number])) for number, op in enumerate(half.ops)]
        return say(condition, ", " if condition else "", price, after_price if price else "", joined(steps, self.language.then))

    def _condition(self, half: Half) -> Text:
        return self.line(f"if_{CONDITION_NAMES[half.when]}", *([half.colour] if half.when == effects.COLOUR_IN_HAND else []))

    def action(self, number: int) -> Text:
        """The same as a sentence of its own: the text of the card."""
        return say(capital(self.half(number, after_price=": ")), ".")

    def icons(self, number: int) -> Text:
        """A half as a row of icons, each with a plain word, so that it reads without pictures."""
        half = self.game.setting.halves[number]
        row: list[Text] = []
        if half.when:
            row.append(say(self._condition_icon(half), ":"))
        if half.pay:
            row.append(say(self._icon("energy", -half.pay), ":"))
        for number_of, op in enumerate(half.ops):
            end = "," if number_of + 1 < len(half.ops) else ""
            row.append(say(self._effect_icon(op), end))
        return joined(row, " ")

    def _condition_icon(self, half: Half) -> Text:
        name = CONDITION_NAMES[half.when]
        if half.when == effects.COLOUR_IN_HAND:
            card = self.language.coloured_cards[half.colour].form("nom")
            return say(Piece(card, self.colour(half.colour), "icon", half.colour, name))
        return say(self._icon(name))

    def _effect_icon(self, op: Op) -> Text:
        faces = FACES[op.code]
        name = faces.icon  # one that reaches only the building of the card ends in "_here"
        if op.where == effects.THIS and op.code != effects.LAND_HERE:
            name += "_here"
        icon = say(self._icon(name, op.n if faces.counted else 0))
        if op.pay:
            icon = say(self._icon("energy", -op.pay), ": ", icon)
        return say("(", icon, ")") if op.optional else icon

    def _icon(self, name: str, n: int = 0) -> Piece:
        """A picture with its word and, if it has one, its number; energy comes and goes, so it has a sign."""
        amount = "" if n == 0 else f" {n:+d}".replace("-", "−") if name == "energy" else f" {n}"
        return Piece(self.language.icons[name] + amount, "", "icon", n, name)

    def _effect_question(self, question: Question) -> Text:
        """Ask for the target of an effect, or whether it is wanted at all where there is nothing to choose."""
        half, number, _, memo = question.subject
        op = self.game.setting.halves[half].ops[number]
        if op.code not in ASKS or (op.code == effects.PROMOTE_OWN and op.where == effects.THIS):
            return say(self.holder(half), ": ", self.offer(op), "?")
        price = " " + self.language.prices["costs"](Price(op.pay)) if op.pay and memo == 0 else ""
        return say(self.holder(half), price, ": ", self._ask(op, memo))

    def _ask(self, op: Op, memo: int) -> Text:
        """Ask for a target, or for the second one; the memo is the first, or how many are left."""
        name = ASKS[op.code]
        if op.code == effects.LAND_ANY:
            return self.line("ask_land_any", self.line("nth", op.n - (memo or op.n), op.n) if op.n > 1 else "")
        if op.code == effects.MOVE_OWN and op.where == effects.THIS and not memo:
            name += "_here"
        return self.line(f"then_{name}", memo - 1) if memo else self.line(f"ask_{name}")

    # The rules.

    def rule_facts(self) -> dict[str, Any]:
        setting = self.game.setting
        homes = self.grammar.listed([self.building(number) for number in setting.homes])
        abilities = [self.line("has_ability", number, self.half(ABILITIES + number)) for number in setting.table]
        return {
            "homes": capital(homes),
            "yard": capital(self.building(self.yard())),
            "yard:at": self.building(self.yard(), "at"),
            "yard:of": self.building(self.yard(), "of"),
            "abilities": joined(abilities, "; "),
            "energy_max": setting.energy_max,
            "draft": setting.draft,
            "our_maximum": setting.energy_max == ENERGY_MAX,
            "reconstructed": any(half.source == RECONSTRUCTED for half in setting.halves),
        }

    # Cards as data.

    def _project(self, number: int) -> dict[str, Any]:
        card = self.game.setting.cards[number]
        top = self._half_data(number * 2)
        bottom = self._half_data(number * 2 + 1)
        source = max(card.top.source, card.bottom.source, key=TRUST.index)
        return {
            "number": number,
            "kind": "project",
            "name": card.names[self.number],
            "colour": self.colour(card.colour),
            "colour_name": self.language.colours[card.colour],
            "icon": self.game.setting.buildings[card.colour].icon,
            "set": card.set,
            "printed": card.printed,
            "value": card.value,
            "tags": [],
            "top": top,
            "bottom": bottom,
            "text": f"{self.language.labels.top}: {top['text']} {self.language.labels.bottom}: {bottom['text']}",
            "source": source,
            "source_name": self.language.sources[source],
        }

    def _building(self, number: int) -> dict[str, Any]:
        ability = self._half_data(ABILITIES + number)
        return {
            "number": number,
            "kind": "building",
            "name": self.game.setting.buildings[number].names[self.number],
            "colour": self.colour(number),
            "colour_name": self.language.colours[number],
            "icon": self.game.setting.buildings[number].icon,
            "value": self.game.setting.base_value[number] if number in self.game.setting.homes else None,
            "tags": [],
            "ability": ability,
            "text": f"{self.language.labels.ability}: {ability['text']}",
            "source": ability["source"],
            "source_name": ability["source_name"],
        }

    def _half_data(self, number: int) -> dict[str, Any]:
        source = self.game.setting.halves[number].source
        return {
            "text": plain(self.action(number)),
            "icons": self.icons(number),
            "source": source,
            "source_name": self.language.sources[source],
        }
