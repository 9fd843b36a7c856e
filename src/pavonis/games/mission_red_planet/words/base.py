"""What all languages share: how a character, a card or a move is put together. A language is tables of sentence functions and nouns.

A sentence function takes the words (for names and forms) and then the numbers of the code it is found by, as `events.py`,
`reasons.py` and `moves.py` list them. The text of a card is said in the imperative or as a statement about "you".
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from pavonis.core.game import Move, Question
from pavonis.games.mission_red_planet import effects
from pavonis.games.mission_red_planet.cards import (
    CHARACTER_CARDS,
    FIRST_ACTION,
    FIRST_DISCOVERY,
    ICE_MONOPOLY,
    REGION_CARDS,
    RULEBOOK,
)
from pavonis.games.mission_red_planet.effects import Deed, Find, Goal, Op
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.moves import COLOUR_NAMES
from pavonis.games.mission_red_planet.state import EMPTY, FIRST_OUTER, REGIONS
from pavonis.text import Grammar, Noun, Piece, Sentence, TableWords, Text, capital, joined, plain, say

MISSION, DISCOVERY, ACTION, CHARACTER, SHIP, GLOBAL = "mission", "discovery", "action", "character", "ship", "global"
LAYOUT = "layout"
STEP_ICONS = {  # of the steps of characters
    effects.BOARD_SHIPS: "board",
    effects.RECALL: "recall",
    effects.WALK: "walk",
    effects.RESEARCH: "research",
    effects.FORCE_LAUNCH: "depart",
    effects.DESTROY_SHIP: "destroy",
    effects.REPLACE: "replace",
    effects.KILL: "kill",
    effects.DESCEND: "descend",
    effects.REDIRECT: "redirect",
}


class Labels(NamedTuple):
    """Single words and short phrases of the screen."""

    round: str
    set_up: str  # while missions are chosen
    choosing: str
    countdown: str
    discovery_phase: str
    production: str
    game_over: str
    first_player: str
    ship: str
    crew: str
    free: str
    departed: str
    no_ship: str
    region: str
    astronauts: str
    resource: str
    tokens: str
    discovery: str
    nobody: str
    nothing: str
    hidden: str
    inner: str
    neighbours: str
    neutral: str  # short, after the name of a player
    player: str
    supply: str
    wormhole: str
    points: str
    hand: str
    played: str
    cards: str
    your_mission: str
    your_cards: str
    returned: str
    chosen: str
    drawn: str
    neutral_card: str
    deck: str
    ship_deck: str
    reconstructed: str
    spaceport: str
    productions: str  # after which rounds there is one
    most: str  # whoever has most astronauts in a region
    equal: str  # several have most
    seen_by: str  # who has placed or looked at a discovery
    round_out: str  # the regions of the outer ring, clockwise
    round_in: str
    ice: str
    sylvanite: str
    celerium: str


class Language(NamedTuple):
    """Mission: Red Planet in one language."""

    grammar: Grammar
    labels: Labels
    title: str
    regions: list[Noun]  # in the cases nom, at, into, out; the preposition belongs to the form
    resources: list[str]  # by kind
    astronaut: Noun
    neutral: str  # after the name of a player: the neutral colour
    pad: str  # before its number
    aboard: tuple[str, str]  # around a pad: on its ship
    anywhere: str  # a ship without a destination
    then: str
    steps: dict[int, Callable[[Op], str]]  # of characters
    goals: dict[int, Callable[["RedPlanetWords", Goal], Text]]
    finds: dict[int, Callable[[Find], str]]
    deeds: dict[int, Callable[[Deed], str]]
    moments: dict[int, str]  # when a discovery or an action counts
    ice_monopoly: tuple[str, str]  # its name and its text
    ship_text: Callable[[str, int], str]
    seats_taken: Callable[[int, int], str]
    questions: dict[str, Sentence]  # words, question
    moves: dict[str, Sentence]
    reasons: dict[int, Sentence]
    events: dict[int, Sentence]
    rules: Callable[["RedPlanetWords"], list[Text]]
    score_lines: dict[str, str]
    terms: dict[str, str]  # of the bots' evaluation
    kinds: dict[str, str]  # of cards
    sources: dict[str, str]


class RedPlanetWords(TableWords[Language]):
    """Mission: Red Planet in one language, for players with given names."""

    def __init__(self, game: MissionRedPlanet, language: Language, names: list[str]) -> None:
        super().__init__(language, names)
        self.game = game
        self.labels = language.labels

    def move(self, move: Move, seen: dict[str, Any] | None = None) -> Text:
        name, arguments = self.game.space.meaning(move)
        if name == "choose":
            arguments = (arguments[0] + 1,)
        text = self.language.moves[name](self, *arguments)
        if seen is not None and name in ("board", "launch", "destroy", "redirect"):
            ship = seen["pads"][arguments[0]] if arguments[0] < len(seen["pads"]) else None
            return say(text, " (", self.ship_seen(ship), ")") if ship else text
        return text

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
        if place < REGIONS:
            return self.region(place, "at")
        before, after = self.language.aboard
        return say(before, self.pad(place - REGIONS), after)

    def character(self, character: int) -> Piece:
        """A character by number and name."""
        name = CHARACTER_CARDS[character - 1].names[self.number]
        return Piece(self.grammar.quoted(name), "", "character", character)

    def acting(self, question: Question) -> Text:
        """The character that asks, and for which colour it acts if that is a neutral one."""
        colour, character = question.subject[0], question.subject[1]
        neutral = [" (", self.language.neutral, ")"] if self.names and colour >= len(self.names) else []
        return say(self.character(character), *neutral, ": ")

    def card(self, card: int) -> Piece:
        """A colonisation card by name, as it stands in a sentence."""
        return Piece(self.grammar.quoted(self.game.tables.names(card)[self.number]), "", "card", card)

    def action(self, number: int) -> Piece:
        """An action card by its own number."""
        return self.card(number + FIRST_ACTION)

    def resource(self, kind: int) -> Piece:
        """A resource."""
        return Piece(self.language.resources[kind], "", "icon", 0, ("ice", "sylvanite", "celerium")[kind])

    def ship_name(self, ship: int) -> str:
        """A ship card: where it goes and how many it holds."""
        printed = self.game.tables.destination[ship]
        going = self.language.anywhere if printed == EMPTY else REGION_CARDS[printed].names[self.number]
        return f"{going} {self.game.tables.capacity[ship]}"

    def ship_seen(self, ship: dict[str, Any]) -> str:
        """A ship as observed: where it goes and who is aboard."""
        going = ship["destination"]
        name = self.language.anywhere if going is None else REGION_CARDS[going].names[self.number]
        return f"{name}, {self.language.seats_taken(sum(ship['crew']), ship['capacity'])}"

    def astronauts(self, n: int, case: str = "nom") -> str:
        """So many astronauts."""
        return self.grammar.count(n, self.language.astronaut, case)

    # Texts of cards.

    def character_steps(self, character: int) -> Text:
        """What a character does, in the middle of a sentence."""
        return joined([say(self.language.steps[op.code](op)) for op in CHARACTER_CARDS[character - 1].ops], self.language.then)

    def character_text(self, character: int) -> str:
        """What a character does, as a sentence."""
        return plain(say(capital(self.character_steps(character)), "."))

    def card_text(self, card: int) -> str:
        """What a colonisation card says, as a sentence."""
        tables = self.game.tables
        if card < FIRST_DISCOVERY:
            return plain(say(capital(self.language.goals[tables.missions[card].goal.code](self, tables.missions[card].goal)), "."))
        if card < FIRST_ACTION:
            find = tables.find(card)
            return f"{self.language.moments[find.when]}: {self.language.finds[find.code](find)}."
        deed = tables.actions[card - FIRST_ACTION].deed
        return f"{self.language.moments[deed.when]}: {self.language.deeds[deed.code](deed)}."

    # Cards as data.

    def cards(self) -> list[dict[str, Any]]:
        """Characters, ships, missions, discoveries and actions, then the global mission and the layouts of the map."""
        tables = self.game.tables
        found: list[dict[str, Any]] = []
        for number, who in enumerate(CHARACTER_CARDS, 1):
            data = self._data(number, CHARACTER, who.names[self.number], self.character_text(number), who.source, number)
            found.append({**data, "icons": [self._step_icon(op) for op in who.ops]})
        for number, ship in enumerate(tables.ships):
            name = plain(capital(say(self.ship_name(number))))
            found.append(self._data(number, SHIP, name, self._ship_text(number), ship.source, ship.capacity))
        sources = [card.source for card in tables.missions] + [card.source for card in tables.discoveries]
        for card, source in enumerate(sources + [card.source for card in tables.actions]):
            kind = MISSION if card < FIRST_DISCOVERY else DISCOVERY if card < FIRST_ACTION else ACTION
            found.append(self._data(card, kind, tables.names(card)[self.number], self.card_text(card), source, None))
        name, text = self.language.ice_monopoly
        found.append(self._data(0, GLOBAL, name, text, RULEBOOK, ICE_MONOPOLY))
        found.extend(self._layout_data(number) for number in range(len(tables.layouts)))
        return found

    def _step_icon(self, op: Op) -> Piece:
        """A step of a character as a picture, with how many it is about."""
        return Piece(self.language.steps[op.code](op), "", "icon", op.n, STEP_ICONS[op.code])

    def _layout_data(self, number: int) -> dict[str, Any]:
        """A layout with all that a picture of the map needs."""
        layout = self.game.tables.layouts[number]
        names = [region.names[self.number] for region in REGION_CARDS]
        outer = ", ".join(names[region] for region in layout.ring)
        text = f"{self.labels.round_out}: {outer}. {self.labels.round_in}: {', '.join(names[:FIRST_OUTER])}."
        data = self._data(number, LAYOUT, layout.names[self.number], text, layout.source, None)
        return {**data, "regions": names, "ring": layout.ring, "borders": [list(pair) for pair in layout.borders]}

    def _ship_text(self, ship: int) -> str:
        printed = self.game.tables.destination[ship]
        going = "" if printed == EMPTY else plain(self.region(printed, "into"))
        return self.language.ship_text(going, self.game.tables.capacity[ship])

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
