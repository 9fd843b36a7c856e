"""What the terminal screens of the games with project cards share: cards with prices and tags, what was chosen, score sheets."""

from abc import abstractmethod
from typing import Any, Generic, TypeVar

from msgspec.structs import astuple

from pavonis.core.game import Game
from pavonis.text.layout import SHAPES, Sheet, cut, describe_sheet, draw_sheet, hang, rule, table, trimmed
from pavonis.text.pieces import Piece, Text, dim, joined, say, strong
from pavonis.text.projects import ProjectLabels, ProjectWords

NAME = 14  # columns of a player's name

G = TypeVar("G", bound=Game[Any])
W = TypeVar("W", bound=ProjectWords[Any])
O = TypeVar("O")  # an observation  # noqa: E741
L = TypeVar("L", bound=ProjectLabels)


def shortened(word: str, room: int) -> str:
    """A word, or as much of it as there is room for, with a full stop that says so."""
    return word if len(word) <= room else f"{word[: room - 1]}."


class ProjectSight(Generic[G, W, O, L]):
    """What both ways of showing a table share. An observation has more in it than is asked for here."""

    labels: L
    seen: Any

    def __init__(self, game: G, words: W, seen: O, viewer: int) -> None:
        self.game = game
        self.words = words
        self.labels = words.language.labels
        self.seen = seen
        self.viewer = viewer
        self.solo = len(self.seen.players) == 1

    @abstractmethod
    def action_note(self, player: Any, card: int) -> str:
        """Whether the action of a card in play can be used, or nothing."""

    def corporation(self, number: int) -> Piece:
        """A corporation by name."""
        return self.words.corporation_name(number)

    def worth(self, line: str, points: int) -> str:
        """The points of one entry of a score sheet, after what they are for."""
        return f" {points}".replace("-", "−")

    def tags(self, player: Any) -> str:
        """The tags of a player."""
        names = self.words.language.tag_names
        found = [f"{names[number]} {count}" for number, count in enumerate(astuple(player.tags)) if count]
        return ", ".join(found) or self.labels.no_tags

    def card_tags(self, source: int) -> str:
        """The tags printed on a card or a corporation."""
        names = self.words.language.tag_names
        return ", ".join(names[tag] for tag in self.words.printed[source].tags) or self.labels.no_tags

    def in_play(self, player: Any, card: Any) -> Text:
        """A card in play with what lies on it and whether its action can still be used."""
        number = card.card
        cubes = self.words.cubes(card.cubes, self.words.kind_of(number), "nom") if card.cubes else ""
        notes = [note for note in (cubes, self.action_note(player, number)) if note]
        return say(self.words.card_name(number), f" ({', '.join(notes)})" if notes else "")

    def cost(self, card: int, priced: bool) -> str:
        """The price of a card for the viewer, with the printed cost if it is another one."""
        printed = self.words.printed[card].cost
        price = next((each.price for each in self.seen.prices if each.card == card), printed) if priced else printed
        return str(price) if price == printed else f"{price} ({printed})"

    def blocks(self) -> list[tuple[str, list[int], bool]]:
        """The viewer's cards: a title, the cards, and whether they can be played from there."""
        player = self.seen.players[self.viewer]
        blocks = [(self.labels.your_cards, player.offers.known, False), (self.labels.your_hand, player.hand.known, True)]
        return [block for block in blocks if block[1]]

    def sheet(self, seat: int) -> Sheet:
        """The lines of a score sheet."""
        found: Sheet = []
        entries = self.seen.score_sheets[seat]
        for line in dict.fromkeys(entry.line for entry in entries):
            parts = [(entry.number, entry.points) for entry in entries if entry.line == line]
            named = [(number, points) for number, points in parts if number >= 0 and points]
            items = [say(self.words.sheet_item(line, number), self.worth(line, points)) for number, points in named]
            found.append((self.words.score_line(line), sum(points for _, points in parts), joined(items, ", ")))
        return found


class ProjectPicture(ProjectSight[G, W, O, L]):
    """Parts of a drawing."""

    def __init__(self, game: G, words: W, seen: O, viewer: int, width: int) -> None:
        super().__init__(game, words, seen, viewer)
        self.width = width

    @abstractmethod
    def tableau(self, seat: int) -> Text:
        """What lies before a player besides stocks and productions."""

    @abstractmethod
    def own_cards(self) -> list[Text]:
        """What the viewer chooses from, holds and has chosen."""

    def completed(self, lines: list[Text]) -> list[Text]:
        """The table with the viewer's cards and, at the end, the score sheets below it, and nothing too wide."""
        own = self.own_cards() if self.viewer >= 0 else []
        lines = [*lines, rule(self.width), *own] if own else lines
        if self.seen.stage == "over":
            lines = [*lines, rule(self.width), *self.score_sheets()]
        return [trimmed(cut(line, self.width)) for line in lines]

    def seat(self, seat: int) -> Text:
        """A player with the sign of the seat."""
        return say(Piece(SHAPES[seat] + " ", f"seat{seat}"), cut([self.words.player(seat)], NAME))

    def player_table(self, head: list[str], rows: list[list[Text]]) -> list[Text]:
        """What every player has in columns; below, what lies before them."""
        heading = [say(dim(shortened(label, self.width // 10))) for label in head]
        lines = table([heading, *rows], self.width, right=range(1, len(head) - 1))
        drawn = lines[:1]
        for seat, line in enumerate(lines[1:]):
            drawn += [line, *hang(say("    "), self.tableau(seat), self.width)]
        return drawn

    def cards(self) -> list[Text]:
        """The corporations and cards that the viewer chooses from or holds, with price, tags and texts."""
        words, labels = self.words, self.labels
        lines: list[Text] = []
        own = self.seen.players[self.viewer]
        lines += [say(strong(labels.your_corporations))] if own.corporations else []
        for number in own.corporations:
            name = say(self.corporation(number), dim(f" [{self.card_tags(number)}] "))
            lines += hang(say("  "), say(name, words.text(number)), self.width)
        for title, cards, priced in self.blocks():
            lines.append(say(strong(title), dim(f" ({labels.price})") if priced else ""))
            size = max(len(self.cost(card, priced)) for card in cards)
            for card in cards:
                head = say(" ", strong(self.cost(card, priced).rjust(size)), " ")
                name = say(words.card_name(card), dim(f" [{self.card_tags(card)}] "))
                lines += hang(head, say(name, words.text(card)), self.width)
        return lines

    def sealed(self) -> list[Text]:
        """What the viewer has chosen in secret."""
        moves = self.seen.players[self.viewer].sealed
        head = say(strong(f"{self.labels.chosen}: "))
        return [line for move in moves for line in hang(head, self.words.move(move), self.width)]

    def score_sheets(self) -> list[Text]:
        """Where each point comes from."""
        lines = [say(strong(self.labels.score_sheet))]
        for seat in range(len(self.seen.players)):
            lines.append(say(self.seat(seat), ": ", strong(str(self.seen.scores[seat]))))
            lines += draw_sheet(self.sheet(seat), self.width)
        return lines


class ProjectReport(ProjectSight[G, W, O, L]):
    """Parts of a description."""

    @abstractmethod
    def player(self, seat: int, player: Any) -> Text:
        """What a player has."""

    def players(self) -> list[Text]:
        """What every player has."""
        return [self.player(seat, player) for seat, player in enumerate(self.seen.players)]

    def who(self, seat: int, player: Any) -> Text:
        """A player, with the corporation."""
        name = say(self.words.player(seat), ". ")
        if player.corporation is None:
            return name
        return say(name, f"{self.labels.corporation}: ", self.corporation(player.corporation), ". ")

    def cards(self) -> list[Text]:
        """The corporations and cards that the viewer chooses from or holds, with price, tags and texts."""
        words, labels = self.words, self.labels
        lines: list[Text] = []
        for number in self.seen.players[self.viewer].corporations:
            facts = f", {labels.tags.lower()}: {self.card_tags(number)}. "
            lines.append(say(f"{labels.your_corporations}: ", self.corporation(number), facts, words.text(number)))
        for title, cards, priced in self.blocks():
            label = labels.price if priced else labels.printed_cost
            for card in cards:
                facts = f", {label} {self.cost(card, priced)}, {labels.tags.lower()}: {self.card_tags(card)}. "
                lines.append(say(f"{title}: ", words.card_name(card), facts, words.text(card)))
        return lines

    def sealed(self) -> list[Text]:
        """What the viewer has chosen in secret."""
        moves = self.seen.players[self.viewer].sealed
        return [say(f"{self.labels.chosen}: ", self.words.move(move), ".") for move in moves]

    def score_sheets(self) -> list[Text]:
        """Where each point comes from."""
        seats = range(len(self.seen.players))
        return [line for seat in seats for line in describe_sheet(self.words.player(seat), self.sheet(seat))]
