"""What all languages share: how a card, a move or a question is put together. A language is a file of sentences and nouns.

`events.py`, `reasons.py` and `words/arguments.py` list what sentences are about. The text of a card is made of clauses: one for
each effect, or for a run of effects of the same sort, so that "raise your production of heat by 2 and of plants by 1" is one
of them.
"""

from typing import Any

from pavonis.core.game import Move, Question
from pavonis.games.terraforming_mars import board, effects, moves, steps
from pavonis.games.terraforming_mars.board import PLACE_NAMES, TILE_NAMES
from pavonis.games.terraforming_mars.cards import CORPORATE_ERA, SET_NAMES, Card
from pavonis.games.terraforming_mars.effects import Op
from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.observation import TerraformingMarsSeen
from pavonis.games.terraforming_mars.state import NEUTRAL, SOLO_GENERATIONS
from pavonis.games.terraforming_mars.tables import (
    AWARD_COSTS,
    CARD_NUMBERS,
    CARD_PRICE,
    CONFERENCE,
    CORPORATION_NUMBERS,
    GREENERY_PLANTS,
    METALS,
    MILESTONE_COST,
    MILESTONE_NEEDS,
    PRINTED,
    PROJECT_COST,
    TEMPERATURE_HEAT,
    USES,
)
from pavonis.games.terraforming_mars.words.clauses import CardClauses
from pavonis.games.terraforming_mars.words.icons import IconRow
from pavonis.games.terraforming_mars.words.language import ProjectTold
from pavonis.games.terraforming_mars.words.runs import Run, runs, watches
from pavonis.kit.terraforming import FIRST_CARD, MEGACREDITS, PLANTS, RESOURCE_NAMES, STEEL, TAG_NAMES, TITANIUM
from pavonis.text import IMPERATIVE, INFINITIVE, Piece, Text, capital, joined, plain, say, sentence

COSTS = (effects.SPEND, effects.SPEND_MONEY, effects.TAKE_HERE)  # what an action is paid with


class MarsWords(CardClauses):
    """Terraforming Mars in one language, for players with given names."""

    resource_keys = RESOURCE_NAMES
    tag_keys = TAG_NAMES
    set_keys = SET_NAMES
    printed = PRINTED
    package = "pavonis.games.terraforming_mars"
    game: TerraformingMars

    def question(self, question: Question) -> Text:
        return capital(super().question(question))

    def move(self, move: Move, seen: TerraformingMarsSeen | None = None) -> Text:
        name, arguments = self.game.space.meaning(move)
        if seen is not None and name in ("choose", "next"):
            meant = self._meant(name, arguments[0], seen)
            if meant:
                return say(meant[:1].upper() + meant[1:])
        text = self.move_said(name, *arguments)
        return text if seen is None else say(text, self._note(name, arguments, seen))

    # What is known about the target of a move.

    def _meant(self, name: str, number: int, seen: TerraformingMarsSeen) -> str:
        """What a numbered choice stands for, read from the question that the viewer has been asked; nothing if it is none of it."""
        asked = seen.asked
        if asked is None or asked.source is None:
            return ""
        if name == "next":
            return self._next_text(asked.source, number, asked.set_off) if asked.kind == "order" else ""
        ways = self.choices(asked.kind, PRINTED[asked.source])
        return ways[number] if number < len(ways) else ""

    def choices(self, kind: str, card: Card) -> list[str]:
        """What a question of this kind about a card leaves to choose from, in the mood of a move."""
        mood = self.language.mood
        if kind == "way":
            return [self.ops_text(way.ops, card, mood) for way in card.actions]
        if kind == "enhance":
            plant, cube = Op(effects.GAIN, 1, PLANTS), Op(effects.ADD_HERE, 1)
            return [self.ops_text([plant], card, mood), self.ops_text([cube], card, mood)]
        if kind == "confer":
            conference = PRINTED[CONFERENCE]
            take = [Op(effects.TAKE_HERE, 1), Op(effects.DRAW, 1)]
            return [self.ops_text([Op(effects.ADD_HERE, 1)], conference, mood), self.ops_text(take, conference, mood)]
        return [self.ops_text(choice, card, mood) for op in card.ops for choice in op.choices]

    def _next_text(self, card: int, number: int, set_off: list[int]) -> str:
        """An effect of a card being played, or something that it sets off."""
        if number < len(PRINTED[card].ops):
            return self.clause([PRINTED[card].ops[number]], PRINTED[card], self.language.mood)
        if not 0 <= number - steps.ASKING < len(set_off):
            return ""
        source = set_off[number - steps.ASKING]
        watch = PRINTED[source].watches[0]
        return f"{self.card_name(source).text}: {self.ops_text(watch.ops, PRINTED[source], self.language.mood)}"

    def _note(self, name: str, arguments: tuple[int, ...], seen: TerraformingMarsSeen) -> Text:
        """What a move costs or brings, as far as it can be read from the table."""
        if name == "place" and arguments[0] != moves.MARKER and arguments[1] < board.ON_MARS:
            bonus = self.bonus(arguments[1], seen)
            return say(" (", bonus, ")") if bonus else []
        price = self._price(name, arguments, seen)
        if price is not None:
            return say(f" ({self.amount(price, MEGACREDITS, 'nom')})")
        if name in ("add", "take"):
            return say(f" ({self.cubes_seen(arguments[0], seen)})")
        if name == "use" and len(USES[arguments[0]]) == 1:
            return say(": ", self.ops_text(USES[arguments[0]][0].ops, PRINTED[arguments[0]], self.language.mood))
        return []

    def _price(self, name: str, arguments: tuple[int, ...], seen: TerraformingMarsSeen) -> int | None:
        """What a card, a standard project or an award costs the viewer; nothing if the move has no price."""
        if name == "award":
            return seen.award_price
        if name == "project" and seen.projects:
            return seen.projects[arguments[0]].price
        return next((each.price for each in seen.prices if each.card == arguments[0]), None) if name == "play" else None

    def bonus(self, place: int, seen: TerraformingMarsSeen) -> str:
        """What the tile that is being placed would bring on a place: the printed bonus, and that of the oceans beside it."""
        placing = seen.asked.placing if seen.asked else None
        found: list[str] = []
        for gain in placing.places if placing else []:
            if gain.place == place:
                gains = ((gain.steel, STEEL), (gain.titanium, TITANIUM), (gain.plants, PLANTS))
                found += [f"+{self.amount(n, resource)}" for n, resource in gains if n]
                found += [f"+{self.cards_counted(gain.cards)}"] if gain.cards else []
                found += [f"+{self.amount(gain.megacredits, MEGACREDITS)}"] if gain.megacredits else []
        return ", ".join(found)

    def asker(self, source: int) -> Text:
        """What stands before the question of a card. A project asks without it."""
        return say(self.source(source), ": ") if source >= 0 else []

    # Names.

    def milestone(self, milestone: int) -> Piece:
        """A milestone."""
        return Piece(self.language.milestones[milestone], "", "milestone", milestone)

    def award(self, award: int) -> Piece:
        """An award."""
        return Piece(self.language.awards[award], "", "award", award)

    def place(self, place: int) -> Piece:
        """An area of the map by its number, with its name if it has one; a place off the planet by its name."""
        if place >= board.ON_MARS:
            name = self.language.icons["ganymede" if place == board.GANYMEDE else "phobos"]
            return Piece(self.grammar.quoted(name), "", "place", place)
        return Piece(PLACE_NAMES[place], "", "place", place)

    def area(self, place: int) -> str:
        """The name of an area, if it has one."""
        return self.language.areas.get(PLACE_NAMES[place], "")

    def victim(self, seat: int) -> Piece:
        """A player, or the neutral opponent, as whom something is taken from."""
        return Piece(self.language.neutral) if seat == NEUTRAL else self.player(seat)

    def cards_counted(self, n: int) -> str:
        """So many cards."""
        return f"{n} {self.language.icons['cards'].split('/')[self.grammar.plural(n)]}"

    # Texts of cards.

    def clause(self, ops: list[Op], card: Card, mood: int = IMPERATIVE) -> str:
        """What a run of effects does, in the middle of a sentence."""
        if ops[0].code == effects.CHOOSE:
            return self.chosen_from([self.ops_text(choice, card, mood) for choice in ops[0].choices], mood)
        return self.language.clauses[ops[0].code](Run(ops, card, mood, self))

    def ops_text(self, ops: list[Op], card: Card, mood: int = IMPERATIVE) -> str:
        """Effects one after another; what an action is paid with comes first."""
        first = ops[0]
        if len(ops) > 1 and (first.code in COSTS or (first.code == effects.PRODUCE and first.n < 0)):
            price, gain = self.clause([first], card, mood), self.ops_text(ops[1:], card, INFINITIVE)
            return self.framed("cost_for", price=price, gain=gain)
        return plain(self.grammar.listed([say(self.clause(run, card, mood)) for run in runs(ops)]))

    def parts(self, source: int) -> dict[str, list[str]]:
        """The text of a card or corporation in sentences, by what they are about."""
        card, language = PRINTED[source], self.language
        found: dict[str, list[str]] = {"requirement": [], "effect": [], "action": [], "lasting": [], "points": []}
        if card.needs:
            found["requirement"].append(self.needs(card.needs))
        if source < FIRST_CARD:
            found["effect"].append(self.begins(card))
            found["effect"] += [self.framed("first_action", text=self.clause([op], card)) for op in card.first]
        found["effect"] += [self.clause(run, card) for run in runs(card.ops)]
        if card.actions:
            ways = [self.ops_text(way.ops, card) for way in card.actions]
            condition = language.if_raised if card.actions[0].if_raised else ""
            found["action"].append(self.framed("action", text=condition + language.alternative.join(ways)))
        for watch in watches(card):
            found["lasting"].append(f"{self.watch(watch, card)}, {self.ops_text(watch.ops, card)}")
        found["lasting"] += [self.lasting(part) for part in card.lasting]
        if found["lasting"]:
            found["lasting"][0] = self.framed("effect", text=found["lasting"][0])
        found["points"] += [self.points(part, card) for part in card.points]
        return {key: [sentence(text) for text in texts] for key, texts in found.items()}

    # Cards as data.

    def cards(self) -> list[dict[str, Any]]:
        """The project cards, then the corporations; `number` is what a piece of that kind refers to."""
        return [self._data(source) for source in [*CARD_NUMBERS, *CORPORATION_NUMBERS]]

    def _data(self, source: int) -> dict[str, Any]:
        card, found = PRINTED[source], self.source_data(source)
        metals = METALS[source] if source >= FIRST_CARD else 0
        return {
            **found,
            "corporate_era": card.set == CORPORATE_ERA,
            "pays": [name for bit, name in ((1, "steel"), (2, "titanium")) if metals & bit],
            "text": found["text"] or self.language.labels.nothing,
            "icons": {key: row for key, row in IconRow(self.language.icons, self.icon_nouns()).rows(card).items() if row},
        }

    def icon_nouns(self) -> dict[str, str]:
        tiles = {f"{name}_tile": noun.form() for name, noun in zip(TILE_NAMES, self.tiles, strict=True)}
        return super().icon_nouns() | tiles

    def things(self) -> dict[str, str]:
        """The nouns of the pictures, and the standard projects, milestones, awards and lines of the score sheet by number."""
        found = self.icon_nouns()
        found |= {name: self.language.icons[name] for name in ("card", "ganymede", "phobos")}
        found |= {f"project:{n}": self.project_name(n) for n in range(len(self.language.projects))}
        found |= {f"milestone:{n}": self.milestone(n).text for n in range(len(self.language.milestones))}
        found |= {f"award:{n}": self.award(n).text for n in range(len(self.language.awards))}
        found |= {f"line:{line}": name for line, name in self.language.score_lines.items()}
        return found | {f"{name}_kind": word for name, word in self.language.kinds.items()}

    # The rules.

    def rule_facts(self) -> dict[str, Any]:
        language = self.language
        goals = zip(MILESTONE_NEEDS, language.milestone_goals, strict=True)
        projects = [self.part("project", ProjectTold(*each)) for each in zip(language.projects, PROJECT_COST, strict=True)]
        return {
            "projects": self.grammar.series(projects),
            "milestones": joined([self.line("milestone_rule", n, *each) for n, each in enumerate(goals)], ", "),
            "awards": joined([self.line("award_rule", n, goal) for n, goal in enumerate(language.award_goals)], ", "),
            "award_costs": self.grammar.series([str(cost) for cost in AWARD_COSTS]),
            "card_price": CARD_PRICE,
            "greenery_plants": GREENERY_PLANTS,
            "temperature_heat": TEMPERATURE_HEAT,
            "milestone_cost": MILESTONE_COST,
            "solo_generations": SOLO_GENERATIONS,
            "corporate_era": self.game.setting.corporate_era,
            "base_game": not self.game.setting.corporate_era,
            "draft": self.game.setting.draft,
        }

    # The score sheet.

    def sheet_item(self, line: str, number: int) -> Text:
        """What gives the points of an entry of the score sheet; greeneries and cities are called by their areas."""
        if line == "awards":
            return say(self.award(number))
        if line == "milestones":
            return say(self.milestone(number))
        if line == "cards":
            return say(self.card_name(number))
        return say(self.language.labels.rating) if line == "rating" else say(self.place(number))
