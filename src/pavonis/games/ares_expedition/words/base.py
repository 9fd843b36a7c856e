"""What all languages share: how a card, a move or a question is put together. A language is a file of sentences and nouns.

`events.py`, `reasons.py` and `words/arguments.py` list what sentences are about. The text of a card is made of clauses: one for
each effect, or for a run of effects of the same sort, so that "gain 2 heat and 2 plants" is one of them.
"""

from collections.abc import Mapping
from typing import Any

from pavonis.core.game import Move
from pavonis.games.ares_expedition import effects
from pavonis.games.ares_expedition.cards import SET_NAMES, Card
from pavonis.games.ares_expedition.effects import (
    ARES_TAG_NAMES,
    MEGACREDITS,
    METAL_NAMES,
    PHASE_NAMES,
    PLANTS,
    RESOURCE_NAMES,
    ZONE_NAMES,
    Op,
)
from pavonis.games.ares_expedition.game import AresExpedition
from pavonis.games.ares_expedition.observation import AresExpeditionSeen
from pavonis.games.ares_expedition.tables import (
    CARD_NUMBERS,
    CARD_SALE,
    CORPORATION_NUMBERS,
    ENOUGH_POINTS,
    FIRST_HAND,
    HAND_LIMIT,
    METAL_VALUES,
    OCEAN_TILES,
    PAID_IN,
    POOL_CUBES,
    POOL_MARKERS,
    POOL_ROUNDS,
    PRINTED,
    SOLO_ROUNDS,
    STANDARD_COST,
    STANDARD_NAMES,
    active_phases,
)
from pavonis.games.ares_expedition.words.clauses import CardClauses
from pavonis.games.ares_expedition.words.icons import IconRow
from pavonis.games.ares_expedition.words.runs import Run, lasting_runs, productions, runs, watch_runs
from pavonis.kit.terraforming import FIRST_CARD, KIND_NAMES, PARAMETER_NAMES
from pavonis.text import IMPERATIVE, INFINITIVE, Piece, Text, capital, plain, say, sentence
from pavonis.text.projects import SOURCE

NUMERALS = ["I", "II", "III", "IV", "V"]  # of the phases
PRICES = (effects.SPEND, effects.SPEND_MONEY, effects.SPEND_RATING, effects.TAKE_HERE, effects.TAKE_ANY, effects.THROW)
CONDITIONS = (effects.IF_TAGS, effects.IF_CHOSEN)  # of what only some gain
BESIDES = (effects.SPEND, effects.SPEND_RATING)  # what playing a card may take besides its cost
STANDARD_FACTS = ("forest_plants", "forest_money", "warmth_heat", "warmth_money", "ocean_money")
RULE_NUMBERS = {
    "first_hand": FIRST_HAND,
    "hand_limit": HAND_LIMIT,
    "card_sale": CARD_SALE,
    "steel_value": METAL_VALUES[0],
    "titanium_value": METAL_VALUES[1],
    "pool_rounds": POOL_ROUNDS,
    "cubes_in_pool": POOL_CUBES,
    "markers_in_pool": POOL_MARKERS,
    "enough_points": ENOUGH_POINTS,
    "solo_rounds": SOLO_ROUNDS,
    "phase_count": len(PHASE_NAMES),
}
OTHERS = "rivals"  # the term of the bots' evaluation that is about the other players


class AresWords(CardClauses):
    """Ares Expedition in one language, for players with given names."""

    resource_keys = RESOURCE_NAMES
    tag_keys = ARES_TAG_NAMES
    set_keys = SET_NAMES
    printed = PRINTED
    package = "pavonis.games.ares_expedition"
    game: AresExpedition

    def move(self, move: Move, seen: AresExpeditionSeen | None = None) -> Text:
        name, arguments = self.game.space.meaning(move)
        if seen is not None and name == "choose":
            meant = self._meant(arguments[0], seen)
            if meant:
                return say(meant[:1].upper() + meant[1:])
        text = self.move_said(name, *arguments)
        if seen is not None and name == "standard" and seen.standards:
            priced = self.standard(arguments[0], seen.standards[arguments[0]].price)
            return [priced if piece == self.standard(arguments[0]) else piece for piece in text]
        return text if seen is None else say(text, self._note(name, arguments, seen))

    # What is known about the target of a move.

    def _meant(self, number: int, seen: AresExpeditionSeen) -> str:
        """What a numbered choice stands for, read from the question that the viewer has been asked; nothing if it is none of it."""
        asked = seen.asked
        if asked is None or asked.source is None:
            return ""
        card = PRINTED[asked.source]
        ways = [way.ops for way in card.actions] if asked.kind == "way" else choices(card)
        return self.ops_text(ways[number], card, self.language.mood) if number < len(ways) else ""

    def _note(self, name: str, arguments: tuple[int, ...], seen: AresExpeditionSeen) -> Text:
        """What a move costs or does, as far as it can be read from the table."""
        if name == "play":
            prices = [each.price for each in seen.prices if each.card == arguments[0]]
            return say(f" ({self.amount(prices[0], MEGACREDITS, 'nom')})") if prices else []
        if name in ("add", "take"):
            return say(f" ({self.cubes_seen(arguments[0], seen)})")
        if name == "use" and len(PRINTED[arguments[0]].actions) == 1:
            return say(": ", self.ops_text(PRINTED[arguments[0]].actions[0].ops, PRINTED[arguments[0]], self.language.mood))
        return []

    def asker(self, source: int) -> Text:
        """What stands before the question of a card."""
        return say(self.source(source), ": ")

    # Names.

    def corporation(self, corporation: int) -> Piece:
        """A corporation by name; the names are not translated, so they take no quotes."""
        return self.corporation_name(corporation)

    def phase(self, phase: int, case: str = "nom") -> Piece:
        """A phase, as it stands in a sentence."""
        return Piece(self.language.phases[phase].form(case), "", "phase", phase)

    def standard(self, standard: int, price: int | None = None) -> Piece:
        """A standard action, with its price if it is known."""
        if price is None:
            return Piece(self.language.standards[standard], "", "standard", standard)
        paid = self.amount(price, PAID_IN[standard], "acc")
        return Piece(self.language.standards_at[standard].format(paid), "", "standard", standard)

    def rewards(self, tile: int) -> list[str]:
        """What is on the back of an ocean tile, thing by thing."""
        money, plants, cards = OCEAN_TILES[tile]
        counts = [(money, MEGACREDITS), (plants, PLANTS), (cards, effects.CARDS_DRAWN)]
        return [self.amount(n, resource, "nom") for n, resource in counts if n]

    def reward(self, tile: int) -> str:
        """What is on the back of an ocean tile."""
        return plain(self.grammar.listed([say(text) for text in self.rewards(tile)]))

    # Texts of cards.

    def clause(self, ops: list[Op], card: Card, mood: int = IMPERATIVE) -> str:
        """What a run of effects does, in the middle of a sentence."""
        if ops[0].code == effects.CHOOSE:
            return self.chosen_from([self.ops_text(choice, card, mood) for choice in ops[0].choices], mood)
        return self.language.clauses[ops[0].code](Run(ops, card, mood, self))

    def ops_text(self, ops: list[Op], card: Card, mood: int = IMPERATIVE) -> str:
        """Effects one after another; what an action is paid with comes first, what only some gain last and apart from the rest."""
        sure = [op for op in ops if op.per not in CONDITIONS]
        if 0 < len(sure) < len(ops):
            return f"{self.ops_text(sure, card, mood)}; {self.ops_text([op for op in ops if op not in sure], card, mood)}"
        if len(ops) > 1 and ops[0].code in PRICES:
            price, gain = self.clause(ops[:1], card, mood), self.ops_text(ops[1:], card, INFINITIVE)
            return self.framed("cost_for", price=price, gain=gain)
        return plain(self.grammar.listed([say(self.clause(run, card, mood)) for run in runs(ops)]))

    def parts(self, source: int) -> dict[str, list[str]]:
        """The text of a card or corporation in sentences, by what they are about."""
        card, language = PRINTED[source], self.language
        given = [op for op in card.ops if op.code in BESIDES]
        done = [op for op in card.ops if op.code not in BESIDES]
        found: dict[str, list[str]] = {
            "requirement": [self.needs(card.needs)] if card.needs else [],
            "effect": [self.begins(card)] if source < FIRST_CARD else [],
            "production": [self.produces(parts, card) for parts in productions(card)],
            "metals": [self.capacity(part) for part in card.capacities],
            "action": [],
            "lasting": [],
            "points": [self.points(part, card) for part in card.points],
        }
        found["requirement"] += [self.framed("besides", text=self.clause([op], card)) for op in given]
        found["effect"] += [self.clause(run, card) for run in runs(done)]
        if card.actions:
            ways = [self.ops_text(way.ops, card) for way in card.actions]
            found["action"].append(self.framed("action", text=language.alternative.join(ways)))
        for watches in watch_runs(card):
            brings = self.ops_text(watches[0].ops, card, language.lasting_mood)
            found["lasting"].append(f"{self.watch(watches, card)}, {brings}")
        found["lasting"] += [self.lasting(parts, card) for parts in lasting_runs(card)]
        if found["lasting"]:
            found["lasting"][0] = self.framed("effect", text=found["lasting"][0])
        return {key: [sentence(text) for text in texts] for key, texts in found.items()}

    # Cards as data.

    def cards(self) -> list[dict[str, Any]]:
        """The project cards, the corporations, then the phase cards; `number` is what a piece of that kind refers to."""
        projects = [self._data(source) for source in [*CARD_NUMBERS, *CORPORATION_NUMBERS]]
        return [*projects, *[self._phase_data(phase) for phase in range(len(PHASE_NAMES))]]

    def _data(self, source: int) -> dict[str, Any]:
        card, phases = PRINTED[source], active_phases(source)
        return {
            **self.source_data(source),
            "first_game": card.first_game,
            "phases": [PHASE_NAMES[phase] for phase in phases],
            "numerals": [NUMERALS[phase] for phase in phases],
            "phase_names": [self.language.phase_names[phase] for phase in phases],
            "icons": {key: row for key, row in IconRow(self.language.icons, self.icon_nouns()).rows(card).items() if row},
        }

    def _phase_data(self, phase: int) -> dict[str, Any]:
        text, bonus = self.phase_text(phase)
        return {
            "number": phase,
            "source_number": phase,
            "kind": "phase",
            "name": plain(capital(say(self.language.phases[phase].form()))),
            "colour": "phase",
            "colour_name": self.language.labels.phase_card[:1].lower() + self.language.labels.phase_card[1:],
            "value": None,
            "phases": [PHASE_NAMES[phase]],
            "numerals": [NUMERALS[phase]],
            "phase_names": [self.language.phase_names[phase]],
            "effect": text,
            "bonus": bonus,
            "text": f"{text} {self.language.labels.bonus}: {bonus}",
            "source": SOURCE,
            "source_name": self.language.source,
        }

    def icon_nouns(self) -> dict[str, str]:
        language = self.language
        found = super().icon_nouns() | dict(zip(METAL_NAMES, language.metals, strict=True))
        found |= {f"{name}_zone": word for name, word in zip(ZONE_NAMES, language.zones, strict=True)}
        found |= {f"{name}_card": language.kinds[name] for name in KIND_NAMES}
        return found | {f"{name}_phase": noun.form() for name, noun in zip(PHASE_NAMES, language.phases, strict=True)}

    def things(self) -> dict[str, str]:
        """The nouns of the pictures, the phases with what they bring, the standard actions and lines of the score sheet."""
        language = self.language
        found = self.icon_nouns()
        for phase, (name, word) in enumerate(zip(PHASE_NAMES, language.phase_names, strict=True)):
            text, bonus = self.phase_text(phase)
            found |= {f"phase:{name}": word, f"phase_text:{name}": text, f"phase_bonus:{name}": bonus}
        found |= {f"standard:{n}": language.standards[n] for n in range(len(STANDARD_NAMES))}
        found |= {f"ocean:{tile}": self.reward(tile) for tile in range(len(OCEAN_TILES))}
        found |= {f"line:{line}": name for line, name in language.score_lines.items()}
        return found | {f"{name}_kind": word for name, word in language.kinds.items()}

    # The rules.

    def rule_facts(self) -> dict[str, Any]:
        setting = self.game.setting
        texts = [self.phase_text(phase) for phase in range(len(PHASE_NAMES))]
        phases, bonuses = ([self._of_phase(phase, pair[part]) for phase, pair in enumerate(texts)] for part in (0, 1))
        return {
            "phases": " ".join(phases),
            "bonuses": " ".join(bonuses),
            **dict(zip(STANDARD_FACTS, STANDARD_COST, strict=True)),
            **RULE_NUMBERS,
            "first_game": setting.first_game,
            "own_choice": not setting.first_game,
            "mulligan": setting.mulligan,
            "together": setting.cooperative,
            "apart": not setting.cooperative,
        }

    def _of_phase(self, phase: int, text: str) -> str:
        return f"{self.language.phase_names[phase]}: {text[:1].lower()}{text[1:]}"

    # The score sheet and the bots.

    def term(self, term: str) -> str:
        return self.language.partner if term == OTHERS and self.game.setting.cooperative else super().term(term)

    def joint(self, facts: Mapping[str, int]) -> list[str]:
        if not facts:
            return []
        missing = zip(PARAMETER_NAMES, self.language.parameters, strict=True)
        steps = ", ".join(f"{name} {facts[key]}" for key, name in missing if facts[key])
        needed = facts.get("needed", 0)
        reached = (facts["total"], facts["round"], facts["rounds"])
        found = [self.line("together", *reached, needed) if "needed" in facts else self.line("alone", *reached)]
        found += [self.line("not_terraformed", steps)] if steps else []
        found += [self.line("points_missing", needed - facts["total"])] if facts["total"] < needed else []
        return [plain(text) for text in found]

    def sheet_item(self, line: str, number: int) -> Text:
        """What gives the points of an entry of the score sheet."""
        return say(self.card_name(number)) if line == "cards" else say(self.language.score_lines[line])


def choices(card: Card) -> list[list[Op]]:
    """The alternatives of the effect of a card that leaves a choice; no card has two such effects."""
    lists = [card.ops, *[action.ops for action in card.actions], *[watch.ops for watch in card.watches]]
    return next((op.choices for ops in lists for op in ops if op.choices), [])
