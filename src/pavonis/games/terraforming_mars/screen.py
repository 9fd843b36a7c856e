"""The table of Terraforming Mars in a terminal: `draw` as lines, `describe` as sentences. Both know an observation only."""

from typing import Any

from pavonis.games.terraforming_mars.board import PLACE_NAMES, TILE_NAMES
from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.screen_map import FULL_CELL, WIDEST, draw_map, outposts
from pavonis.games.terraforming_mars.tables import (
    AWARD_COSTS,
    CARDS,
    KIND,
    MILESTONE_COST,
    MILESTONE_NEEDS,
    MOST_CLAIMED,
    PRINTED,
    PROJECT_COST,
    USES,
)
from pavonis.games.terraforming_mars.words import MarsWords
from pavonis.kit.terraforming import ACTIVE, GOALS, MEGACREDITS, OXYGEN, RESOURCE_NAMES, TAG_NAMES, TEMPERATURE, value_of
from pavonis.text import Piece, Text, capital, dim, joined, say, signed, strong
from pavonis.text.layout import SHAPES, Sheet, beside, cut, describe_sheet, draw_sheet, hang, rule, table, trimmed, wrap

Seen = dict[str, Any]

NAME = 14  # columns of a player's name
BAR = 8  # columns of a track
OCEANS, NEUTRAL = -2, -1  # owners of tiles that are nobody's
CLAIMS = 26  # columns that milestones and awards need beside the map


def draw(game: TerraformingMars, words: MarsWords, observation: Seen, viewer: int, width: int) -> list[Text]:
    """The table as a viewer sees it, in lines of at most so many columns."""
    picture = Picture(game, words, observation, viewer, width)
    lines = [*picture.head(), *picture.tracks(), rule(width), *picture.board(), rule(width), *picture.players()]
    own = picture.own_cards() if viewer >= 0 else []
    lines += [rule(width), *own] if own else []
    if observation["stage"] == "over":
        lines += [rule(width), *picture.score_sheets()]
    return [trimmed(cut(line, width)) for line in lines]


def describe(game: TerraformingMars, words: MarsWords, observation: Seen, viewer: int) -> list[Text]:
    """The same table as sentences, one a line, for a screen reader or a file."""
    report = Report(game, words, observation, viewer)
    lines = [report.head(), report.tracks(), *report.tiles(), *report.claims(), *report.players(), *report.own_cards()]
    return lines + report.score_sheets() if observation["stage"] == "over" else lines


class Sight:
    """What both ways of showing the table share."""

    def __init__(self, game: TerraformingMars, words: MarsWords, seen: Seen, viewer: int) -> None:
        self.game = game
        self.words = words
        self.labels = words.labels
        self.seen = seen
        self.viewer = viewer
        self.solo = len(seen["players"]) == 1

    def moment(self) -> str:
        """Where the game stands, if it is not somebody's turn."""
        labels, stage = self.labels, self.seen["stage"]
        if stage == "play":
            return labels.draft if "draft" in self.seen else labels.research if self.seen["research"] else ""
        return {"set_up": labels.set_up, "last_greeneries": labels.last_greeneries, "over": labels.game_over}[stage]

    def generation(self) -> str:
        """The number of the generation; alone, of how many."""
        number, last = self.seen["generation"], self.seen["last_generation"]
        return f"{self.labels.generation} {number}" + (f"/{last}" if last else "")

    def levels(self) -> list[tuple[str, str, int, int]]:
        """The global parameters: name, value, steps made and steps to make."""
        found: list[tuple[str, str, int, int]] = []
        names = (self.labels.temperature, self.labels.oxygen, self.labels.oceans)
        for number, (key, value) in enumerate(self.seen["parameters"].items()):
            steps = (value - value_of(TEMPERATURE, 0)) // 2 if number == TEMPERATURE else value
            goal = value_of(number, GOALS[number])
            unit = "°" if number == TEMPERATURE else "%" if number == OXYGEN else ""
            assert key == ("temperature", "oxygen", "oceans")[number]
            found.append((names[number], f"{value}{unit}/{goal}{unit}".replace("-", "−"), steps, GOALS[number]))
        return found

    def tags(self, player: Seen) -> str:
        """The tags of a player."""
        names = self.words.language.tag_names
        found = [f"{names[number]} {player['tags'][key]}" for number, key in enumerate(TAG_NAMES) if player["tags"][key]]
        return ", ".join(found) or self.labels.no_tags

    def in_play(self, player: Seen, card: Seen) -> Text:
        """A card in play with what lies on it and whether its action can still be used."""
        number = card["card"]
        notes: list[str] = []
        if card["cubes"]:
            notes.append(self.words.cubes(card["cubes"], self.words.kind_of(number), "nom"))
        if USES[number]:
            notes.append(self.labels.ready if number in player["ready"] else self.labels.used)
        return say(self.words.card_name(number), f" ({', '.join(notes)})" if notes else "")

    def milestone(self, number: int) -> str:
        """What a milestone takes."""
        return f"{self.words.milestone(number).text} {MILESTONE_NEEDS[number]}"

    def next_award(self) -> str:
        """What the next award costs, or that there are no more."""
        funded = sum(1 for seat in self.seen["awards"] if seat is not None)
        return "" if funded >= MOST_CLAIMED else self.words.amount(AWARD_COSTS[funded], MEGACREDITS, "nom")

    def cost(self, card: int) -> str:
        """The price of a card for the viewer, with the printed cost if it is another one."""
        price = self.words.price(card, self.seen["players"][self.viewer])
        printed = PRINTED[card].cost
        return str(price) if price == printed else f"{price} ({printed})"

    def card_tags(self, card: int) -> str:
        """The tags printed on a card."""
        return ", ".join(self.words.language.tag_names[tag] for tag in PRINTED[card].tags) or self.labels.no_tags

    def blocks(self) -> list[tuple[str, list[int], bool]]:
        """The viewer's cards: a title, the cards, and whether they can be played from there."""
        player = self.seen["players"][self.viewer]
        blocks = [
            (self.labels.your_cards, player["offers"]["known"], False),
            (self.labels.your_hand, player["hand"]["known"], True),
        ]
        return [block for block in blocks if block[1]]

    def kept(self) -> list[int]:
        """What the viewer has kept in the draft."""
        kept = self.seen["draft"]["kept"][self.viewer] if "draft" in self.seen else []
        return [card["card"] for card in kept if card["card"] is not None]

    def sheet(self, seat: int) -> Sheet:
        """The lines of a score sheet."""
        found: Sheet = []
        entries = self.seen["score_sheets"][seat]
        for line in dict.fromkeys(entry[0] for entry in entries):
            parts = [(number, points) for name, number, points in entries if name == line]
            items = [say(self.words.sheet_item(line, number), self.worth(line, points)) for number, points in parts if points]
            detail = joined(items, ", ") if line != "rating" else []
            found.append((self.words.score_line(line), sum(points for _, points in parts), detail))
        return found

    def worth(self, line: str, points: int) -> str:
        """The points of one entry; those of greeneries go without saying."""
        return "" if line == "greeneries" else f"{':' if line == 'cities' else ''} {points}".replace("-", "−")


class Picture(Sight):
    """The parts of the drawing."""

    def __init__(self, game: TerraformingMars, words: MarsWords, seen: Seen, viewer: int, width: int) -> None:
        super().__init__(game, words, seen, viewer)
        self.width = width

    def head(self) -> list[Text]:
        """What game, what generation, whose turn."""
        seen, labels = self.seen, self.labels
        parts = [say(strong(self.words.title())), say(self.generation())]
        if self.moment():
            parts.append(say(strong(self.moment())))
        else:
            parts.append(say(f"{labels.to_play}: ", self.seat(seen["active"]), f", {labels.action} {seen['taken'] + 1}"))
        if not self.solo:
            parts.append(say(f"{labels.first_player}: ", self.seat(seen["first"])))
        return wrap(joined(parts, dim("  ·  ")), self.width)

    def seat(self, seat: int) -> Text:
        """A player with the sign of the tiles."""
        return say(Piece(SHAPES[seat] + " ", f"seat{seat}"), cut([self.words.player(seat)], NAME))

    def tracks(self) -> list[Text]:
        """The global parameters as bars, and the piles of cards."""
        tracks: list[Text] = []
        for name, value, steps, goal in self.levels():
            full = round(BAR * steps / goal) if self.width >= FULL_CELL * WIDEST + CLAIMS else 0
            empty = BAR - full if self.width >= FULL_CELL * WIDEST + CLAIMS else 0
            tracks.append(say(f"{name} ", strong(value), " " * bool(full + empty), "█" * full, dim("░" * empty)))
        discard = self.seen["discard"]["count"]
        piles = say(dim(f"{self.labels.deck} "), self.seen["deck"], dim(f", {self.labels.discard} "), discard)
        return wrap(joined([*tracks, piles], "   "), self.width)

    def board(self) -> list[Text]:
        """The map, and beside it or below it what can be claimed."""
        lines = draw_map(self.words, self.seen, self.width)
        away = outposts(self.words, self.seen)
        lines += [joined(away, "   ")] if away else []
        legend = wrap(say(dim(self.labels.legend)), self.width)
        room = FULL_CELL * WIDEST
        if self.width >= room + CLAIMS:
            return beside(lines, self.claims(self.width - room - 2), room) + legend
        return lines + legend + self.claims(self.width)

    def claims(self, room: int) -> list[Text]:
        """Standard projects, and milestones and awards with how everybody stands."""
        words, labels = self.words, self.labels
        projects = [say(f"{words.project_name(n)} {cost}") for n, cost in enumerate(PROJECT_COST)]
        lines = wrap(say(strong(f"{labels.standard_projects}: "), joined(projects, ", ")), room)
        if self.solo:
            return lines
        lines.append(say(strong(f"{labels.milestones} "), dim(words.amount(MILESTONE_COST, MEGACREDITS, "nom"))))
        for number, owner in enumerate(self.seen["milestones"]):
            lines += hang(say(" "), say(self.milestone(number), ": ", self.standing("milestone_levels", number, owner)), room)
        lines.append(say(strong(f"{labels.awards} "), dim(self.next_award())))
        for number, owner in enumerate(self.seen["awards"]):
            lines += hang(say(" "), say(words.award(number), ": ", self.standing("award_levels", number, owner)), room)
        return lines

    def standing(self, levels: str, number: int, owner: int | None) -> Text:
        """How everybody stands, or who has claimed a milestone; who has funded an award is told with it."""
        mark = [] if owner is None else say(Piece(f"✔{SHAPES[owner]} ", f"seat{owner}"))
        if owner is not None and levels == "milestone_levels":
            return mark
        values = enumerate(self.seen[levels][number])
        return say(
            mark, joined([say(Piece(f"{SHAPES[seat]}{level}".replace("-", "−"), f"seat{seat}")) for seat, level in values], " ")
        )

    def players(self) -> list[Text]:
        """What every player has; below, dimmed, corporation, tags and blue cards."""
        words, labels = self.words, self.labels
        head = [f"  {labels.player}", labels.rating_short, labels.points, *words.language.resource_names, labels.hand]
        rows = [[say(dim(label[: self.width // 10])) for label in head]]
        for seat, player in enumerate(self.seen["players"]):
            mark = "▸" if seat == self.seen["active"] and self.seen["stage"] != "over" else " "
            stock = [f"{player['stock'][key]}{signed(player['production'][key])}" for key in RESOURCE_NAMES]
            numbers = [str(player["rating"]), str(self.seen["scores"][seat]), *stock, str(player["hand"]["count"])]
            rows.append([say(mark, " ", self.seat(seat)), *(say(number) for number in numbers)])
        lines = table(rows, self.width, right=range(1, len(head) - 1))
        drawn = lines[:1]
        for seat, line in enumerate(lines[1:]):
            drawn += [line, *hang(say("    "), self.tableau(seat), self.width)]
        return drawn

    def tableau(self, seat: int) -> Text:
        """Corporation, tags and blue cards of a player."""
        player, labels = self.seen["players"][seat], self.labels
        parts = [] if player["corporation"] is None else [say(self.words.corporation_name(player["corporation"]))]
        parts.append(say(dim(f"{labels.tags}: {self.tags(player)}")))
        counts = f"{labels.played}: {len(player['played'])}, {labels.events}: {len(player['events'])}"
        parts.append(say(dim(counts)))
        if player["passed"]:
            parts.append(say(strong(labels.passed)))
        blue = [self.in_play(player, card) for card in player["played"] if KIND[card["card"]] == ACTIVE]
        return joined([*parts, *([joined(blue, ", ")] if blue else [])], dim(" · "))

    def own_cards(self) -> list[Text]:
        """The viewer's own cards with price, tags and texts, and what has been chosen."""
        words, labels = self.words, self.labels
        lines: list[Text] = []
        for number in self.seen["corporations"]:
            lines += [say(strong(labels.your_corporations))] if number == self.seen["corporations"][0] else []
            lines += hang(say("  "), say(words.corporation_name(number), ": ", words.text(CARDS + number)), self.width)
        for title, cards, priced in self.blocks():
            lines.append(say(strong(title), dim(f" ({labels.price})") if priced else ""))
            size = max(len(self.cost(card)) for card in cards)
            for card in cards:
                head = say(" ", strong(self.cost(card).rjust(size)), " ")
                name = say(words.card_name(card), dim(f" [{self.card_tags(card)}] "))
                lines += hang(head, say(name, words.text(card)), self.width)
        if self.kept():
            lines += wrap(say(strong(f"{labels.kept}: "), joined([say(words.card_name(c)) for c in self.kept()], ", ")), self.width)
        for move in self.seen["sealed"]:
            lines += hang(say(strong(f"{labels.chosen}: ")), words.move(move), self.width)
        return lines

    def score_sheets(self) -> list[Text]:
        """Where each point comes from."""
        lines = [say(strong(self.labels.score_sheet))]
        for seat in range(len(self.seen["players"])):
            lines.append(say(self.seat(seat), ": ", strong(str(self.seen["scores"][seat]))))
            lines += draw_sheet(self.sheet(seat), self.width)
        return lines


class Report(Sight):
    """The parts of the description."""

    def head(self) -> Text:
        """What game, what generation, whose turn."""
        seen, labels = self.seen, self.labels
        turn = say(f"{labels.to_play}: ", self.words.player(seen["active"]), f", {labels.action} {seen['taken'] + 1}")
        first = [] if self.solo else say(f" {labels.first_player}: ", self.words.player(seen["first"]), ".")
        moment = say(self.moment()) if self.moment() else turn
        return say(self.words.title(), f". {self.generation()}. ", moment, ".", first)

    def tracks(self) -> Text:
        """The global parameters and the piles of cards."""
        values = ", ".join(f"{name} {value}" for name, value, _, _ in self.levels())
        return say(f"{values}. {self.labels.deck}: {self.seen['deck']}. {self.labels.discard}: {self.seen['discard']['count']}.")

    def tiles(self) -> list[Text]:
        """Who has which tiles where; free areas are told with the moves."""
        found: dict[int, dict[str, list[Text]]] = {}
        for tile in self.seen["tiles"]:
            owner = OCEANS if tile["tile"] == "ocean" else NEUTRAL if tile["owner"] is None else tile["owner"]
            name = self.words.language.tiles[TILE_NAMES.index(tile["tile"])].form()
            place = say(self.words.place(PLACE_NAMES.index(tile["place"])))
            found.setdefault(owner, {}).setdefault(name, []).append(place)
        lines: list[Text] = []
        for owner in sorted(found):
            texts = joined([say(f"{name} ", joined(places, ", ")) for name, places in found[owner].items()], "; ")
            head = [] if owner == OCEANS else say(self.labels.neutral if owner == NEUTRAL else self.words.player(owner), ": ")
            lines.append(say(capital(say(head, texts)), "."))
        if self.seen["claim"]:
            claim = self.seen["claim"]
            lines.append(capital(say(f"{self.labels.claim} ", self.words.player(claim["seat"]), f": {claim['place']}.")))
        return lines

    def claims(self) -> list[Text]:
        """Milestones and awards with how everybody stands."""
        if self.solo or self.seen["stage"] == "set_up":
            return []
        labels = self.labels
        milestones = [
            say(self.milestone(number), ", ", self.standing("milestone_levels", number, labels.claimed_by, owner))
            for number, owner in enumerate(self.seen["milestones"])
        ]
        awards = [
            say(self.words.award(number), ", ", self.standing("award_levels", number, labels.funded_by, owner))
            for number, owner in enumerate(self.seen["awards"])
        ]
        return [say(f"{labels.milestones}: ", joined(milestones, "; "), "."), say(f"{labels.awards}: ", joined(awards, "; "), ".")]

    def standing(self, levels: str, number: int, taken: str, owner: int | None) -> Text:
        """Who has taken it, if anybody has, and how everybody stands."""
        head = say(f"{taken} ", self.words.player(owner), " (") if owner is not None else say(f"{self.labels.free} (")
        values = enumerate(self.seen[levels][number])
        return say(head, joined([say(self.words.player(seat), f" {level}".replace("-", "−")) for seat, level in values], ", "), ")")

    def players(self) -> list[Text]:
        """What every player has."""
        words, labels = self.words, self.labels
        lines: list[Text] = []
        for seat, player in enumerate(self.seen["players"]):
            line = say(words.player(seat), ". ")
            if player["corporation"] is not None:
                line = say(line, f"{labels.corporation}: ", words.corporation_name(player["corporation"]), ". ")
            line = say(line, f"{labels.rating}: {player['rating']}. {labels.points}: {self.seen['scores'][seat]}. ")
            nouns = words.language.resource_names
            stock = [
                f"{nouns[n]} {player['stock'][key]} ({signed(player['production'][key])})" for n, key in enumerate(RESOURCE_NAMES)
            ]
            line = say(line, f"{labels.stock} ({labels.production.lower()}): {', '.join(stock)}. ")
            line = say(line, f"{labels.tags}: {self.tags(player)}. {labels.hand}: {player['hand']['count']}.")
            cards = [self.in_play(player, card) for card in player["played"]]
            if cards:
                line = say(line, f" {labels.played}: ", joined(cards, ", "), ".")
            if player["events"]:
                line = say(line, f" {labels.events}: {len(player['events'])}.")
            lines.append(say(line, f" {capital(say(labels.passed))[0].text}.") if player["passed"] else line)
        return lines

    def own_cards(self) -> list[Text]:
        """The viewer's own cards with price and texts, and what has been chosen."""
        if self.viewer < 0:
            return []
        words, labels = self.words, self.labels
        lines = [
            say(f"{labels.your_corporations}: ", words.corporation_name(n), f". {words.text(CARDS + n)}")
            for n in self.seen["corporations"]
        ]
        for title, cards, priced in self.blocks():
            for card in cards:
                label = labels.price if priced else labels.printed_cost
                facts = f", {label} {self.cost(card)}, {labels.tags.lower()}: {self.card_tags(card)}. "
                lines.append(say(f"{title}: ", words.card_name(card), facts, words.text(card)))
        lines += [say(f"{labels.kept}: ", words.card_name(card), ".") for card in self.kept()]
        return lines + [say(f"{labels.chosen}: ", words.move(move), ".") for move in self.seen["sealed"]]

    def score_sheets(self) -> list[Text]:
        """Where each point comes from."""
        seats = range(len(self.seen["players"]))
        return [line for seat in seats for line in describe_sheet(self.words.player(seat), self.sheet(seat))]
