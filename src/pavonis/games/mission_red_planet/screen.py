"""The table of Mission: Red Planet in a terminal: `draw` as lines, `describe` as sentences. Both know an observation only."""

from typing import Any

from pavonis.games.mission_red_planet.cards import LAYOUTS, RECONSTRUCTED
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.rules import ROUNDS
from pavonis.games.mission_red_planet.state import DISCOVERY, FIRST_OUTER, OVER, PHOBOS, PRODUCTION, SET_UP
from pavonis.games.mission_red_planet.words import RedPlanetWords
from pavonis.text import Piece, Text, capital, dim, joined, plain, say, strong
from pavonis.text.layout import SHAPES, cut, hang, rule, table, trimmed, wrap

Seen = dict[str, Any]

OUTER, INNER, MOON = "○ ", "□ ", "◇ "  # hollow, for astronauts are not
NAME = 12  # columns of a player's name
SHOWN = 6  # astronauts of one colour before they are counted instead of drawn
STATE = "→"  # before a ship that has departed


def draw(game: MissionRedPlanet, words: RedPlanetWords, observation: Seen, viewer: int, width: int) -> list[Text]:
    """The table as a viewer sees it, in lines of at most so many columns."""
    picture = Picture(game, words, observation, viewer, width)
    lines = [*picture.head(), rule(width), *picture.pads(), rule(width), *picture.regions(), rule(width), *picture.colours()]
    lines += picture.piles()
    if viewer >= 0:
        lines += [rule(width), *picture.own_cards()]
    return [trimmed(cut(line, width)) for line in lines]


def describe(game: MissionRedPlanet, words: RedPlanetWords, observation: Seen, viewer: int) -> list[Text]:
    """The same table as sentences, one a line, for a screen reader or a file."""
    report = Report(game, words, observation, viewer)
    lines = [report.head(), *report.pads(), *report.regions(), *report.colours(), *report.piles(), *report.own_cards()]
    if any(".*" in plain(line) for line in lines):
        lines.append(say(words.labels.reconstructed, "."))
    return lines


class Sight:
    """What both ways of showing the table share."""

    def __init__(self, game: MissionRedPlanet, words: RedPlanetWords, seen: Seen, viewer: int) -> None:
        self.game = game
        self.words = words
        self.labels = words.labels
        self.seen = seen
        self.viewer = viewer

    def moment(self) -> str:
        """Where the game stands."""
        phase, labels = self.seen["phase"], self.labels
        if phase == SET_UP:
            return labels.set_up
        if phase in (DISCOVERY, PRODUCTION, OVER):
            return {DISCOVERY: labels.discovery_phase, PRODUCTION: labels.production, OVER: labels.game_over}[phase]
        return f"{labels.countdown}: {self.seen['count']}" if self.seen["count"] else labels.choosing

    def going(self, pad: Seen) -> Text:
        """Where a ship goes."""
        if pad["destination"] is None:
            return say(self.words.language.anywhere)
        return self.words.region(pad["destination"])

    def characters(self, numbers: list[int]) -> str:
        """Characters by their numbers."""
        return " ".join(str(number) for number in reversed(numbers))

    def discovery(self, region: Seen) -> Text:
        """The discovery of a region, by name if it is known."""
        if region["discovery"] is None:
            return []
        card = region["discovery"]["card"]
        return say(self.labels.hidden) if card is None else say(self.words.card(card))

    def chosen(self) -> list[Text]:
        """What the viewer has chosen in secret, by name."""
        found: list[Text] = []
        for move in self.seen["sealed"]:
            name, arguments = self.game.space.meaning(move)
            if name == "choose":
                found.append(say(arguments[0] + 1, " ", self.words.character(arguments[0] + 1)))
            else:
                found.append(say(self.words.card(arguments[0])))
        return found

    def own(self) -> list[tuple[str, Text, str, bool]]:
        """The viewer's own cards: a label, the name, the text, and whether it is reconstructed."""
        player, labels = self.seen["players"][self.viewer], self.labels
        found: list[tuple[str, Text, str, bool]] = []
        for label, cards in ((labels.your_mission, self.mission(player)), (labels.your_cards, player["area"])):
            found.extend((label, say(self.words.card(card)), self.words.card_text(card), self.is_ours(card)) for card in cards)
        if self.seen["held"] is not None and self.seen["held"]["card"] is not None:
            card = self.seen["held"]["card"]
            found.append((labels.drawn, say(self.words.card(card)), self.words.card_text(card), self.is_ours(card)))
        if player["laid"] is not None:
            character = player["laid"]["character"]
            name = say(character, " ", self.words.character(character))
            found.append((labels.neutral_card, name, self.words.character_text(character), False))
        if self.seen["returned"] is not None:
            found.append((labels.returned, say(self.words.card(self.seen["returned"])), "", False))
        return found

    def mission(self, player: Seen) -> list[int]:
        """The first mission, or the two it is chosen from."""
        return player["dealt"] or ([] if player["mission"] is None else [player["mission"]["card"]])

    def is_ours(self, card: int) -> bool:
        """Whether a card is our reconstruction."""
        tables = self.game.tables
        sources = [each.source for each in tables.missions] + [each.source for each in tables.discoveries]
        return [*sources, *[each.source for each in tables.actions]][card] == RECONSTRUCTED


class Picture(Sight):
    """The parts of the drawing."""

    def __init__(self, game: MissionRedPlanet, words: RedPlanetWords, seen: Seen, viewer: int, width: int) -> None:
        super().__init__(game, words, seen, viewer)
        self.width = width

    def head(self) -> list[Text]:
        """What game, what round, what is being done."""
        seen, labels = self.seen, self.labels
        parts = [say(strong(self.words.title()))]
        if seen["round"]:
            parts.append(say(f"{labels.round} {seen['round']}/{ROUNDS}"))
        parts += [say(strong(self.moment())), say(f"{labels.first_player}: ", self.colour(seen["first"]))]
        return wrap(joined(parts, dim("  ·  ")), self.width)

    def colour(self, colour: int) -> Text:
        """A colour with its shape."""
        seats = len(self.seen["players"])
        name = cut([self.words.player(colour % seats)], NAME)
        return say(Piece(SHAPES[colour] + " ", f"seat{colour}"), name, "" if colour < seats else f" ({self.labels.neutral})")

    def astronauts(self, counts: list[int]) -> Text:
        """Astronauts by colour."""
        groups = [
            say(Piece(SHAPES[colour] * n if n <= SHOWN else f"{SHAPES[colour]}{n}", f"seat{colour}"))
            for colour, n in enumerate(counts)
            if n
        ]
        return joined(groups, " ") or say(dim("–"))

    def pads(self) -> list[Text]:
        """The spaceport from left to right."""
        labels = self.labels
        rows = [[say(dim(label)) for label in ("", labels.ship, labels.free, labels.crew)]]
        for number, pad in enumerate(self.seen["pads"]):
            if pad is None:
                rows.append([say(number + 1), say(dim(labels.no_ship)), [], []])
                continue
            free = pad["capacity"] - sum(pad["crew"])
            going = say(f"{STATE} " if pad["launched"] else "", self.going(pad))
            rows.append([say(number + 1), going, say(f"{free}/{pad['capacity']}"), self.astronauts(pad["crew"])])
        return table(rows, self.width)

    def regions(self) -> list[Text]:
        """The outer regions in the order of the ring, the inner ones, and Phobos."""
        labels = self.labels
        rows = [[say(dim(label)) for label in (labels.region, labels.resource, labels.tokens, labels.discovery, labels.astronauts)]]
        ring = self.game.tables.layouts[self.seen["layout"]].ring
        for number in [*ring, *range(FIRST_OUTER), PHOBOS]:
            region = self.seen["regions"][number]
            mark = INNER if number < FIRST_OUTER else OUTER if number != PHOBOS else MOON
            resource = say(self.words.resource(region["resource"])) if region["revealed"] else say(dim("?"))
            tokens = [f"{self.words.language.resources[kind]} {n}" for kind, n in enumerate(region["tokens"]) if n]
            rows.append(
                [
                    say(dim(mark), self.words.region(number)),
                    resource,
                    say(", ".join(tokens)) if tokens else say(dim("–")),
                    self.discovery(region) or say(dim("–")),
                    self.astronauts(region["astronauts"]),
                ]
            )
        return table(rows, self.width) + self.borders()

    def borders(self) -> list[Text]:
        """What each inner region borders on; outer ones border on those before and after them in the list."""
        adjacent = self.game.tables.adjacent[self.seen["layout"]]
        lines: list[Text] = []
        for inner in range(FIRST_OUTER):
            named = [self.words.region(region) for region in adjacent[inner] if region >= FIRST_OUTER]
            lines += hang(say(dim(INNER), self.words.region(inner), dim(" ↔ ")), joined(named, ", "), self.width)
        return lines

    def colours(self) -> list[Text]:
        """What every colour has."""
        labels, resources = self.labels, self.words.language.resources
        head = [labels.player, labels.points, *resources, labels.supply, labels.wormhole, labels.cards, labels.hand]
        rows = [[say(dim(label)) for label in head]]
        for number, colour in enumerate(self.seen["colours"]):
            cards = "" if colour["neutral"] else str(len(self.seen["players"][number]["area"]))
            numbers = [*colour["tokens"], colour["supply"], colour["wormhole"], cards]
            row = [self.colour(number), say(strong(str(colour["points"]))), *(say(n) for n in numbers)]
            rows.append([*row, say(self.characters(colour["hand"]).replace(" ", ""))])
        return table(rows, self.width, right=range(1, len(head) - 1))

    def piles(self) -> list[Text]:
        """The decks, and the colonisation cards that lie open."""
        labels = self.labels
        line = say(dim(f"{labels.deck}: "), self.seen["deck"], dim(f"  {labels.ship_deck}: "), self.seen["ship_deck"])
        shown = [say(self.words.card(card)) for card in self.seen["discard"]]
        return wrap(say(line, "  " if shown else "", joined(shown, ", ")), self.width)

    def own_cards(self) -> list[Text]:
        """The viewer's own cards with their texts, and what has been chosen."""
        lines: list[Text] = []
        stars = False
        for label, name, text, ours in self.own():
            stars = stars or ours
            lines += hang(say(strong(f"{label}: ")), say(name, f". {text}" if text else "", dim("*") if ours else ""), self.width)
        lines += [say(strong(f"{self.labels.chosen}: "), name) for name in self.chosen()]
        return [*lines, say(dim(self.labels.reconstructed))] if stars else lines


class Report(Sight):
    """The parts of the description."""

    def head(self) -> Text:
        """What game, what round, what is being done."""
        labels, seen = self.labels, self.seen
        number = f" {labels.round} {seen['round']}/{ROUNDS}." if seen["round"] else ""
        layout = self.game.tables.layouts[seen["layout"]]
        first = say(f" {labels.first_player}: ", self.words.colour(seen["first"]), ".")
        star = "*" if layout in LAYOUTS and layout.source == RECONSTRUCTED else ""
        name = layout.names[self.words.number]
        return say(self.words.title(), f".{number} {self.moment()}.", first, f" {name}.{star}")

    def counts(self, counts: list[int]) -> Text:
        """Astronauts by colour."""
        named = [say(self.words.colour(colour), f" {n}") for colour, n in enumerate(counts) if n]
        return joined(named, ", ") if named else say(self.labels.nobody)

    def pads(self) -> list[Text]:
        """The spaceport from left to right."""
        lines: list[Text] = []
        for number, pad in enumerate(self.seen["pads"]):
            name = capital(say(f"{self.words.language.pad} {number + 1}: "))
            if pad is None:
                lines.append(say(name, f"{self.labels.no_ship}."))
                continue
            left = f", {self.labels.departed}" if pad["launched"] else ""
            taken = self.words.language.seats_taken(sum(pad["crew"]), pad["capacity"])
            lines.append(say(name, self.going(pad), f", {taken}{left}. {self.labels.crew}: ", self.counts(pad["crew"]), "."))
        return lines

    def regions(self) -> list[Text]:
        """Every region with what is there."""
        labels = self.labels
        lines: list[Text] = []
        for number, region in enumerate(self.seen["regions"]):
            kind = f" ({labels.inner})" if number < FIRST_OUTER else ""
            near = self.game.tables.adjacent[self.seen["layout"]][number]
            resource = self.words.language.resources[region["resource"]] if region["revealed"] else labels.hidden
            tokens = [f"{self.words.language.resources[k]} {n}" for k, n in enumerate(region["tokens"]) if n]
            line = say(self.words.region(number), f"{kind}. {labels.resource}: {resource}. ")
            line = say(line, f"{labels.astronauts}: ", self.counts(region["astronauts"]), ".")
            if tokens:
                line = say(line, f" {labels.tokens}: {', '.join(tokens)}.")
            if region["discovery"] is not None:
                line = say(line, f" {labels.discovery}: ", self.discovery(region), ".")
            if near:
                named = joined([self.words.region(neighbour) for neighbour in near], ", ")
                line = say(line, f" {labels.neighbours}: ", named, ".")
            lines.append(line)
        return lines

    def colours(self) -> list[Text]:
        """What every colour has."""
        labels = self.labels
        lines: list[Text] = []
        for number, colour in enumerate(self.seen["colours"]):
            tokens = [f"{self.words.language.resources[kind]} {n}" for kind, n in enumerate(colour["tokens"])]
            line = say(self.words.colour(number), f". {labels.points}: {colour['points']}. {labels.tokens}: {', '.join(tokens)}.")
            line = say(line, f" {labels.supply}: {colour['supply']}. {labels.wormhole}: {colour['wormhole']}.")
            line = say(line, f" {labels.hand}: {self.characters(colour['hand']) or labels.nothing}.")
            if not colour["neutral"]:
                line = say(line, f" {labels.cards}: {len(self.seen['players'][number]['area'])}.")
            lines.append(line)
        return lines

    def piles(self) -> list[Text]:
        """The decks."""
        return [say(f"{self.labels.deck}: {self.seen['deck']}. {self.labels.ship_deck}: {self.seen['ship_deck']}.")]

    def own_cards(self) -> list[Text]:
        """The viewer's own cards with their texts, and what has been chosen."""
        if self.viewer < 0:
            return []
        lines = [
            say(f"{label}: ", name, ". " if text else ".", text, "*" if ours else "") for label, name, text, ours in self.own()
        ]
        return lines + [say(f"{self.labels.chosen}: ", name, ".") for name in self.chosen()]
