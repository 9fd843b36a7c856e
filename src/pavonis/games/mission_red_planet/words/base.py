"""What all languages share: how a character, a card or a move is put together. A language is a file of sentences and nouns.

`events.py`, `reasons.py` and `words/arguments.py` list what sentences are about. The text of a card is said in the imperative or as
a statement about "you".
"""

from collections.abc import Sequence
from typing import Any

from pavonis.core.game import Move
from pavonis.games.mission_red_planet.cards import (
    ICE_MONOPOLY,
    KIND_NAMES,
    RECONSTRUCTED,
    RECRUITER,
    RULEBOOK,
    SCIENTIST,
    TRAVEL_AGENT,
    Layout,
    kind_of,
)
from pavonis.games.mission_red_planet.effects import Goal, Op
from pavonis.games.mission_red_planet.faces import FACES
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.geometry import directions
from pavonis.games.mission_red_planet.moves import COLOUR_NAMES
from pavonis.games.mission_red_planet.observation import MissionRedPlanetShip
from pavonis.games.mission_red_planet.state import EMPTY, FIRST_PAD
from pavonis.games.mission_red_planet.words.language import GoalTold, Language
from pavonis.text import Piece, Spoken, TableWords, Text, capital, joined, plain, say, sentence

CHARACTER, SHIP, GLOBAL, LAYOUT = "character", "ship", "global", "layout"


class RedPlanetWords(TableWords[Language]):
    """Mission: Red Planet in one language, for players with given names."""

    def __init__(self, game: MissionRedPlanet, spoken: Spoken[Language], names: list[str]) -> None:
        super().__init__(spoken, names)
        self.game = game
        self.setting = game.setting

    def move(self, move: Move, seen: Any = None) -> Text:
        name, arguments = self.game.space.meaning(move)
        text = self.move_said(name, *arguments)
        if seen is not None and name in ("board", "launch", "destroy", "redirect"):
            ship = seen.pads[arguments[0]] if arguments[0] < len(seen.pads) else None
            return say(text, " (", self.ship_seen(ship), ")") if ship else text
        return text

    def others(self, sheets: Sequence[Sequence[tuple[str, int]]], won: bool) -> list[str]:
        found: list[str] = []
        for place, sheet in enumerate(sheets):
            parts = ", ".join(f"{self.score_line(line)} {points}" for line, points in sheet if points)
            total = sum(points for _, points in sheet)
            found.append(f"{self.colour(len(sheets) + place).text}: {total}{f' ({parts})' if parts else ''}.")
        return [*found, self.language.neutral_wins] if sheets and won else found

    # Names.

    def colour(self, colour: int) -> Piece:
        """A colour by the name of its player; a neutral colour of a duel by its owner's."""
        seats = len(self.names) or len(COLOUR_NAMES)
        if colour < seats:
            return self.player(colour)
        return Piece(f"{self.player(colour - seats).text} ({self.language.neutral})", f"seat{colour}", "player", colour - seats)

    def region(self, region: int, case: str = "nom") -> Text:
        """A region with the preposition that belongs to the case; only the name itself is the region's piece."""
        form = self.language.regions[region].form(case)
        start = next(place for place, letter in enumerate(form) if letter.isupper())
        return say(form[:start], Piece(form[start:], "", "region", region))

    def pad(self, pad: int) -> Piece:
        """A launch pad by its number."""
        return Piece(f"{self.language.pad} {pad + 1}", "", "pad", pad)

    def place(self, place: int) -> Text:
        """A region, or the ship of a pad, as the place where somebody is."""
        if place < FIRST_PAD:
            return self.region(place, "at")
        before, after = self.language.aboard
        return say(before, self.pad(place - FIRST_PAD), after)

    def character(self, character: int) -> Piece:
        """A character by number and name."""
        name = self.setting.character_names[character][self.number]
        return Piece(self.grammar.quoted(name), "", "character", character)

    def layout(self, layout: int) -> str:
        """A map by its name."""
        return self.setting.tables.layouts[layout].names[self.number]

    def acting(self, colour: int, character: int) -> Text:
        """The character that asks, and for which colour it acts if that is a neutral one."""
        neutral = [" (", self.language.neutral, ")"] if self.names and colour >= len(self.names) else []
        return say(self.character(character), *neutral, ": ")

    def card(self, card: int) -> Piece:
        """A colonisation card by name, as it stands in a sentence."""
        return Piece(self.grammar.quoted(self.setting.card_names[card][self.number]), "", "card", card)

    def resource(self, kind: int) -> Piece:
        """A resource."""
        return Piece(self.language.resources[kind], "", "icon", 0, KIND_NAMES[kind])

    def ship_name(self, ship: int) -> str:
        """A ship card: where it goes and how many it holds."""
        printed = self.setting.destination[ship]
        going = self.language.anywhere if printed == EMPTY else self.setting.region_names[printed][self.number]
        return f"{going} {self.setting.capacity[ship]}"

    def ship_seen(self, ship: MissionRedPlanetShip) -> str:
        """A ship as observed: where it goes and who is aboard."""
        going = ship.destination
        name = self.language.anywhere if going is None else self.setting.region_names[going][self.number]
        return f"{name}, {self.seats_taken(ship.capacity - ship.free, ship.capacity)}"

    def seats_taken(self, taken: int, seats: int) -> str:
        """How full a ship is."""
        return plain(self.line("seats_taken", taken, seats))

    def moment(self, moment: int) -> str:
        """When a discovery or an action counts."""
        return self.language.moments[moment]

    def recruiter(self) -> Piece:
        """The character that brings the others back."""
        return self.character(RECRUITER)

    def rescued(self, number: int, case: str = "nom") -> str:
        """The astronauts that a move of this number brings back."""
        return self.astronauts(number + 1, case)

    def astronauts(self, n: int, case: str = "nom") -> str:
        """So many astronauts."""
        return self.grammar.count(n, self.language.astronaut, case)

    # Texts of cards.

    def character_steps(self, character: int) -> Text:
        """What a character does, in the middle of a sentence."""
        return joined([say(self.language.steps[op.code](op)) for op in self.setting.ops[character]], self.language.then)

    def character_text(self, character: int) -> str:
        """What a character does, as a sentence."""
        return plain(say(capital(self.character_steps(character)), "."))

    def card_text(self, card: int) -> str:
        """What a colonisation card says, as a sentence."""
        if card in self.setting.goals:
            return sentence(self._goal(self.setting.goals[card]))
        if card in self.setting.finds:
            find = self.setting.finds[card]
            return f"{self.language.moments[find.when]}: {self.language.finds[find.code](find)}."
        deed = self.setting.deeds[card]
        return f"{self.language.moments[deed.when]}: {self.language.deeds[deed.code](deed)}."

    def _goal(self, goal: Goal) -> str:
        """What a mission asks for."""
        told = GoalTold(
            prize=goal.points[1],
            least=goal.least,
            most_of=self.language.most_of.get(goal.of, ""),
            scale="/".join(str(n) for n in goal.points[1:]),
            counts="/".join(str(n) for n in range(1, len(goal.points))),
            regions=plain(self.grammar.listed([self.region(region) for region in goal.regions])),
        )
        return self.language.goals[goal.code](told)

    def card_clause(self, card: int) -> str:
        """What a colonisation card says, in the middle of a sentence."""
        return self.card_text(card)[:-1]

    def rule_facts(self) -> dict[str, Any]:
        return {
            "recruiter": self.recruiter(),
            "scientist": self.character(SCIENTIST),
            "travel_agent": self.character(TRAVEL_AGENT),
            "reconstructed": any(card["source"] == RECONSTRUCTED for card in self.cards()),
        }

    # Cards as data.

    def cards(self) -> list[dict[str, Any]]:
        """Characters, ships, missions, discoveries and actions, then the global mission and the layouts of the map."""
        tables = self.setting.tables
        found: list[dict[str, Any]] = []
        for who in tables.characters:
            text = self.character_text(who.number)
            data = self._data(who.number, CHARACTER, who.names[self.number], text, who.source, who.number)
            found.append({**data, "icons": [self._step_icon(op) for op in who.ops]})
        for ship in tables.ships:
            name = plain(capital(say(self.ship_name(ship.number))))
            found.append(self._data(ship.number, SHIP, name, self._ship_text(ship.number), ship.source, ship.capacity))
        for card, names in self.setting.card_names.items():
            source = self.setting.card_sources[card]
            found.append(self._data(card, kind_of(card), names[self.number], self.card_text(card), source, None))
        name, text = self.language.ice_monopoly
        found.append(self._data(0, GLOBAL, name, text, RULEBOOK, ICE_MONOPOLY))
        found.extend(self._layout_data(number) for number in range(len(tables.layouts)))
        return found

    def _step_icon(self, op: Op) -> Piece:
        """A step of a character as a picture, with how many it is about."""
        return Piece(self.language.steps[op.code](op), "", "icon", op.n, FACES[op.code].icon)

    def _layout_data(self, number: int) -> dict[str, Any]:
        """A layout with all that a picture of the map needs."""
        layout = self.setting.tables.layouts[number]
        text = f"{self.language.labels.round_out}: {self._regions(layout.ring)}. {self._borders(layout)}."
        data = self._data(number, LAYOUT, layout.names[self.number], text, layout.source, None)
        angles = directions(layout, self.setting.inner)
        kinds = {region.number: region.kind for region in self.setting.tables.regions}
        return {**data, "places": [{"region": region, "kind": kinds[region], "angle": angle} for region, angle in angles.items()]}

    def _regions(self, regions: list[int]) -> str:
        """Regions by name."""
        return ", ".join(self.setting.region_names[region][self.number] for region in regions)

    def _borders(self, layout: Layout) -> str:
        """Which outer regions each inner one borders on: in this layouts with the same ring differ."""
        found: list[str] = []
        for inner in self.setting.inner:
            near = [region for region in layout.ring if region in layout.adjacent[inner]]
            found.append(f"{self._regions([inner])} ↔ {self._regions(near)}")
        return "; ".join(found)

    def _ship_text(self, ship: int) -> str:
        printed = self.setting.destination[ship]
        going = "" if printed == EMPTY else plain(self.region(printed, "into"))
        return plain(self.line("ship", going, self.setting.capacity[ship]))

    def _data(self, number: int, kind: str, name: str, text: str, source: str, value: int | None) -> dict[str, Any]:
        return {
            "number": number,
            "kind": kind,
            "name": name,
            "colour": kind,
            "colour_name": self.language.kinds[kind],
            "value": value,
            "tags": [],
            "text": text,
            "source": source,
            "source_name": self.language.sources[source],
        }
