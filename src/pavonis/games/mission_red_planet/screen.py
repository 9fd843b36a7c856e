"""The table of Mission: Red Planet in a terminal: `draw` as lines, `describe` as sentences. Both know an observation only."""

from pavonis.games.mission_red_planet.cards import LAYOUTS, RECONSTRUCTED
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.observation import (
    MissionRedPlanetPlayer,
    MissionRedPlanetRegion,
    MissionRedPlanetSeen,
    MissionRedPlanetShip,
)
from pavonis.games.mission_red_planet.rules import ROUNDS
from pavonis.games.mission_red_planet.words import RedPlanetWords
from pavonis.text import Piece, Text, capital, dim, joined, plain, say, strong
from pavonis.text.layout import SHAPES, cut, hang, rule, table, trimmed, wrap

OUTER, INNER, MOON = "○ ", "□ ", "◇ "  # hollow, for astronauts are not
NAME = 12  # columns of a player's name
SHOWN = 6  # astronauts of one colour before they are counted instead of drawn
STATE = "→"  # before a ship that has departed


def draw(game: MissionRedPlanet, words: RedPlanetWords, observation: MissionRedPlanetSeen, viewer: int, width: int) -> list[Text]:
    """The table as a viewer sees it, in lines of at most so many columns."""
    picture = Picture(game, words, observation, viewer, width)
    lines = [*picture.head(), rule(width), *picture.pads(), rule(width), *picture.regions(), rule(width), *picture.colours()]
    lines += picture.piles()
    if viewer >= 0:
        lines += [rule(width), *picture.own_cards()]
    return [trimmed(cut(line, width)) for line in lines]


def describe(game: MissionRedPlanet, words: RedPlanetWords, observation: MissionRedPlanetSeen, viewer: int) -> list[Text]:
    """The same table as sentences, one a line, for a screen reader or a file."""
    report = Report(game, words, observation, viewer)
    lines = [report.head(), *report.pads(), *report.regions(), *report.colours(), *report.piles(), *report.own_cards()]
    if any(".*" in plain(line) for line in lines):
        lines.append(say(words.language.labels.reconstructed, "."))
    return lines


class Sight:
    """What both ways of showing the table share."""

    def __init__(self, game: MissionRedPlanet, words: RedPlanetWords, seen: MissionRedPlanetSeen, viewer: int) -> None:
        self.game = game
        self.setting = game.setting
        self.words = words
        self.labels = words.language.labels
        self.seen = seen
        self.viewer = viewer

    def moment(self) -> str:
        """Where the game stands."""
        label: str = getattr(self.labels, self.seen.moment)
        return f"{label}: {self.seen.count}" if self.seen.moment == "countdown" else label

    def going(self, pad: MissionRedPlanetShip) -> Text:
        """Where a ship goes."""
        if pad.destination is None:
            return say(self.words.language.anywhere)
        return self.words.region(pad.destination)

    def characters(self, numbers: list[int]) -> str:
        """Characters by their numbers."""
        return " ".join(str(number) for number in reversed(numbers))

    def discovery(self, region: MissionRedPlanetRegion) -> Text:
        """The discovery of a region, by name if it is known."""
        if region.discovery is None:
            return []
        card = region.discovery.card
        return say(self.labels.hidden) if card is None else say(self.words.card(card))

    def discarded(self) -> Text:
        """The colonisation cards that lie open on the discard pile."""
        return joined([say(self.words.card(card)) for card in self.seen.discard], ", ")

    def chosen(self) -> list[Text]:
        """What the viewer has chosen in secret, by name."""
        chosen = self.seen.chosen
        if chosen is None:
            return []
        if chosen.stack:
            return [joined([say(self.words.character(character)) for character in chosen.stack], ", ")]
        if chosen.character is not None:
            return [say(chosen.character, " ", self.words.character(chosen.character))]
        return [] if chosen.mission is None else [say(self.words.card(chosen.mission))]

    def own(self) -> list[tuple[str, Text, str, bool]]:
        """The viewer's own cards: a label, the name, the text, and whether it is reconstructed."""
        player, labels = self.seen.players[self.viewer], self.labels
        found: list[tuple[str, Text, str, bool]] = []
        for label, cards in ((labels.your_mission, self.mission(player)), (labels.your_cards, player.area)):
            known = [card for card in cards if card is not None]
            found.extend((label, say(self.words.card(card)), self.words.card_text(card), self.is_ours(card)) for card in known)
        if self.seen.held is not None and self.seen.held.card is not None:
            card = self.seen.held.card
            found.append((labels.drawn, say(self.words.card(card)), self.words.card_text(card), self.is_ours(card)))
        if player.laid is not None and player.laid.number is not None:
            character = player.laid.number
            name = say(character, " ", self.words.character(character))
            found.append((labels.neutral_card, name, self.words.character_text(character), False))
        if player.neutral_top:
            found.append((labels.neutral_next, self.next_neutral(player), "", False))
        if self.seen.returned is not None:
            found.append((labels.returned, say(self.words.card(self.seen.returned)), "", False))
        return found

    def next_neutral(self, player: MissionRedPlanetPlayer) -> Text:
        """The characters that come next from the neutral deck, in their order once they have one."""
        return joined([say(number, " ", self.words.character(number)) for number in player.neutral_top], ", ")

    def mission(self, player: MissionRedPlanetPlayer) -> list[int | None]:
        """The first mission, or the two it is chosen from."""
        return player.dealt or ([] if player.mission is None else [player.mission.number])

    def is_ours(self, card: int) -> bool:
        """Whether a card is our reconstruction."""
        return self.setting.card_sources[card] == RECONSTRUCTED


class Picture(Sight):
    """The parts of the drawing."""

    def __init__(self, game: MissionRedPlanet, words: RedPlanetWords, seen: MissionRedPlanetSeen, viewer: int, width: int) -> None:
        super().__init__(game, words, seen, viewer)
        self.width = width

    def head(self) -> list[Text]:
        """What game, what round, what is being done."""
        seen, labels = self.seen, self.labels
        parts = [say(strong(self.words.title()))]
        if seen.round:
            parts.append(say(f"{labels.round} {seen.round}/{ROUNDS}"))
        parts += [say(strong(self.moment())), say(f"{labels.first_player}: ", self.colour(seen.first))]
        return wrap(joined(parts, dim("  ·  ")), self.width)

    def colour(self, colour: int) -> Text:
        """A colour with its shape."""
        seats = len(self.seen.players)
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
        for number, pad in enumerate(self.seen.pads):
            if pad is None:
                rows.append([say(number + 1), say(dim(labels.no_ship)), [], []])
                continue
            free = pad.free
            going = say(f"{STATE} " if pad.launched else "", self.going(pad))
            rows.append([say(number + 1), going, say(f"{free}/{pad.capacity}"), self.astronauts(pad.crew)])
        return table(rows, self.width)

    def regions(self) -> list[Text]:
        """The outer regions in the order of the ring, the inner ones, and Phobos, each with the number of its line."""
        labels = self.labels
        head = (labels.region, labels.resource, labels.tokens, labels.discovery, labels.astronauts)
        rows = [[[], *[say(dim(label)) for label in head]]]
        setting = self.setting
        seen = {region.number: region for region in self.seen.regions}
        ring = setting.tables.layouts[self.seen.layout].ring
        order = [*ring, *[region for region in setting.regions if region not in ring]]
        for number in order:
            region = seen[number]
            mark = INNER if number in setting.inner else OUTER if number in setting.outer else MOON
            shown = region.resource if region.revealed else None
            resource = say(dim("?")) if shown is None else say(self.words.resource(shown))
            tokens = [f"{self.words.language.resources[kind]} {n}" for kind, n in enumerate(region.tokens) if n]
            rows.append(
                [
                    say(len(rows)),
                    say(dim(mark), self.words.region(number)),
                    resource,
                    say(", ".join(tokens)) if tokens else say(dim("–")),
                    self.discovery(region) or say(dim("–")),
                    self.astronauts(region.astronauts),
                ]
            )
        return table(rows, self.width) + self.borders(order)

    def borders(self, order: list[int]) -> list[Text]:
        """Which regions border on each other, by the numbers of their lines."""
        adjacent = self.setting.adjacent[self.seen.layout]
        parts: list[Text] = []
        for line, region in enumerate(order, 1):
            near = sorted(order.index(neighbour) + 1 for neighbour in adjacent[region])
            if near:
                parts.append(say(strong(str(line)), f"↔{','.join(str(other) for other in near)}"))
        return hang(say(dim(f"{self.labels.neighbours}: ")), joined(parts, " · "), self.width)

    def colours(self) -> list[Text]:
        """What every colour has."""
        labels, resources = self.labels, self.words.language.resources
        head = [labels.player, labels.points, *resources, labels.supply, labels.wormhole, labels.cards, labels.hand]
        rows = [[say(dim(label)) for label in head]]
        for number, colour in enumerate(self.seen.colours):
            cards = "" if colour.neutral else str(len(self.seen.players[number].area))
            numbers = [str(n) for n in [*colour.tokens, colour.supply, colour.wormhole]] + [cards]
            row = [self.colour(number), say(strong(str(colour.points))), *(say(n) for n in numbers)]
            rows.append([*row, say(self.characters(colour.hand).replace(" ", ""))])
        return table(rows, self.width, right=range(1, len(head) - 1))

    def piles(self) -> list[Text]:
        """The decks, and the colonisation cards that lie open."""
        labels = self.labels
        parts = [
            say(dim(f"{labels.deck}: "), self.seen.deck),
            say(dim(f"{labels.ship_deck}: "), self.seen.ship_deck),
        ]
        if self.seen.discard:
            parts.append(say(dim(f"{labels.discard}: "), self.discarded()))
        return wrap(joined(parts, " · "), self.width)

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
        number = f" {labels.round} {seen.round}/{ROUNDS}." if seen.round else ""
        layout = self.setting.tables.layouts[seen.layout]
        first = say(f" {labels.first_player}: ", self.words.colour(seen.first), ".")
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
        for number, pad in enumerate(self.seen.pads):
            name = capital(say(f"{self.words.language.pad} {number + 1}: "))
            if pad is None:
                lines.append(say(name, f"{self.labels.no_ship}."))
                continue
            left = f", {self.labels.departed}" if pad.launched else ""
            taken = self.words.seats_taken(sum(pad.crew), pad.capacity)
            lines.append(say(name, self.going(pad), f", {taken}{left}. {self.labels.crew}: ", self.counts(pad.crew), "."))
        return lines

    def regions(self) -> list[Text]:
        """Every region with what is there."""
        labels = self.labels
        lines: list[Text] = []
        for region in self.seen.regions:
            number = region.number
            kind = f" ({labels.inner})" if number in self.setting.inner else ""
            near = self.setting.adjacent[self.seen.layout][number]
            shown = region.resource if region.revealed else None
            resource = labels.hidden if shown is None else self.words.language.resources[shown]
            tokens = [f"{self.words.language.resources[k]} {n}" for k, n in enumerate(region.tokens) if n]
            line = say(self.words.region(number), f"{kind}. {labels.resource}: {resource}. ")
            line = say(line, f"{labels.astronauts}: ", self.counts(region.astronauts), ".")
            if tokens:
                line = say(line, f" {labels.tokens}: {', '.join(tokens)}.")
            if region.discovery is not None:
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
        for number, colour in enumerate(self.seen.colours):
            tokens = [f"{self.words.language.resources[kind]} {n}" for kind, n in enumerate(colour.tokens)]
            line = say(self.words.colour(number), f". {labels.points}: {colour.points}. {labels.tokens}: {', '.join(tokens)}.")
            line = say(line, f" {labels.supply}: {colour.supply}. {labels.wormhole}: {colour.wormhole}.")
            line = say(line, f" {labels.hand}: {self.characters(colour.hand) or labels.nothing}.")
            if not colour.neutral:
                line = say(line, f" {labels.cards}: {len(self.seen.players[number].area)}.")
            lines.append(line)
        return lines

    def piles(self) -> list[Text]:
        """The decks, and the colonisation cards that lie open."""
        labels = self.labels
        open_cards = say(f" {labels.discard}: ", self.discarded(), ".") if self.seen.discard else []
        return [say(f"{labels.deck}: {self.seen.deck}. {labels.ship_deck}: {self.seen.ship_deck}.", open_cards)]

    def own_cards(self) -> list[Text]:
        """The viewer's own cards with their texts, and what has been chosen."""
        if self.viewer < 0:
            return []
        lines = [
            say(f"{label}: ", name, ". " if text else ".", text, "*" if ours else "") for label, name, text, ours in self.own()
        ]
        return lines + [say(f"{self.labels.chosen}: ", name, ".") for name in self.chosen()]
