"""The table of Ares Expedition in a terminal: `draw` as lines, `describe` as sentences. Both know an observation only."""

from typing import Any

from pavonis.games.ares_expedition.effects import METAL_NAMES, PHASE_NAMES, RESOURCE_NAMES, STOCKS, ZONE_NAMES
from pavonis.games.ares_expedition.game import AresExpedition
from pavonis.games.ares_expedition.setting import LEVELS
from pavonis.games.ares_expedition.tables import CARDS, KIND, LEVEL, PRINTED, SOLO_ROUNDS, STANDARD_NAMES, USES
from pavonis.games.ares_expedition.words import AresWords
from pavonis.games.ares_expedition.words.options import VALUES
from pavonis.kit.terraforming import ACTIVE, GOALS, OCEANS, OXYGEN, PARAMETER_NAMES, TEMPERATURE, step_of, value_of
from pavonis.text import Piece, Text, capital, dim, joined, say, strong
from pavonis.text.layout import SHAPES, Sheet, cut, describe_sheet, draw_sheet, hang, rule, table, trimmed, wrap
from pavonis.text.layout import width as width_of

Seen = dict[str, Any]

NAME = 14  # columns of a player's name
WIDE = 100  # columns that the tracks need to be drawn as bars


def draw(game: AresExpedition, words: AresWords, observation: Seen, viewer: int, width: int) -> list[Text]:
    """The table as a viewer sees it, in lines of at most so many columns."""
    picture = Picture(game, words, observation, viewer, width)
    lines = [*picture.head(), *picture.phases(), *picture.tracks(), *picture.mode(), rule(width), *picture.players()]
    own = picture.own_cards() if viewer >= 0 else []
    lines += [rule(width), *own] if own else []
    if observation["stage"] == "over":
        lines += [rule(width), *picture.score_sheets()]
    return [trimmed(cut(line, width)) for line in lines]


def describe(game: AresExpedition, words: AresWords, observation: Seen, viewer: int) -> list[Text]:
    """The same table as sentences, one a line, for a screen reader or a file."""
    report = Report(game, words, observation, viewer)
    lines = [*report.head(), *report.tracks(), *report.mode(), *report.players(), *report.own_cards()]
    return lines + report.score_sheets() if observation["stage"] == "over" else lines


class Sight:
    """What both ways of showing the table share."""

    def __init__(self, game: AresExpedition, words: AresWords, seen: Seen, viewer: int) -> None:
        self.game = game
        self.words = words
        self.labels = words.labels
        self.seen = seen
        self.viewer = viewer
        self.solo = len(seen["players"]) == 1

    def moment(self) -> str:
        """Where the game stands."""
        labels, seen = self.labels, self.seen
        if seen["stage"] == "phases" and seen["phase"] is not None:
            last = f" ({labels.last_call})" if seen["called"] else ""
            return f"{labels.phase}: {self.phase_name(seen['phase'])}{last}"
        stages = {"set_up": labels.set_up, "end_step": labels.end_step, "over": labels.game_over}
        return stages.get(seen["stage"], labels.planning)

    def round(self) -> str:
        """The number of the round, once there is one; alone, of how many."""
        if not self.seen["round"]:
            return ""
        return f"{self.labels.round} {self.seen['round']}" + (f"/{SOLO_ROUNDS}" if self.solo else "")

    def phase_name(self, phase: str) -> str:
        """A phase, as a heading."""
        return self.words.language.phase_names[PHASE_NAMES.index(phase)]

    def phase_card(self) -> str:
        """What the phase cards before the players are: while all plan, those of the last round."""
        return self.labels.last_phase_card if self.seen["stage"] == "planning" else self.labels.phase_card

    def has_bonus(self, player: Seen) -> bool:
        """Whether a player may still use the bonus of this phase; that of other phases needs no decision."""
        return bool(player["bonus"]) and self.seen["phase"] in ("construction", "action")

    def level(self, parameter: int) -> str:
        """A global parameter: where it stands, and its goal."""
        value, goal = self.seen["parameters"][PARAMETER_NAMES[parameter]], value_of(parameter, GOALS[parameter])
        unit = "°" if parameter == TEMPERATURE else "%" if parameter == OXYGEN else ""
        return f"{value}{unit}/{goal}{unit}".replace("-", "−")

    def zone(self, parameter: int) -> str:
        """The name of the zone that matters."""
        return self.words.language.zones[self.zone_number(parameter)]

    def zone_number(self, parameter: int) -> int:
        """The zone that requirements look at: in a phase that of its beginning."""
        return ZONE_NAMES.index(self.seen["zones"][PARAMETER_NAMES[parameter]])

    def titles(self) -> list[str]:
        """What the global parameters are called."""
        return [self.labels.temperature, self.labels.oxygen, self.labels.oceans]

    def rewards(self) -> str:
        """What the flipped ocean tiles have brought."""
        return ", ".join(" + ".join(self.words.rewards(tile["tile"])) for tile in self.seen["oceans"])

    def neutral(self) -> list[str]:
        """The level, neutral cards and marker of a solo game, the pool of a cooperative one."""
        labels = self.labels
        found: list[str] = []
        if "neutral" in self.seen:
            found.append(f"{labels.level}: {VALUES[self.words.grammar.key][LEVELS[self.game.setting.level]]}")
            cards = [self.phase_name(phase) for phase in self.seen["neutral"]["cards"]]
            found.append(f"{labels.neutral_cards}: {', '.join(cards) or labels.nothing}")
            found.append(f"{labels.neutral_marker}: {self.seen['neutral']['marker']}")
        if "pool" in self.seen:
            pool = self.seen["pool"]
            found.append(f"{labels.pool}: {labels.cubes} {pool['cubes']}, {labels.markers} {pool['markers']}")
        return found

    def tags(self, player: Seen) -> str:
        """The tags of a player."""
        names = self.words.language.tag_names
        found = [f"{names[number]} {count}" for number, count in enumerate(player["tags"].values()) if count]
        return ", ".join(found) or self.labels.no_tags

    def in_play(self, player: Seen, card: Seen) -> Text:
        """A card in play with what lies on it and, in the action phase, whether its action has been used."""
        number = card["card"]
        notes: list[str] = []
        if card["cubes"]:
            notes.append(self.words.cubes(card["cubes"], self.words.kind_of(number), "nom"))
        if USES[number] and self.seen["phase"] == "action":
            notes.append(self.labels.used if number in player["used"] else self.labels.ready)
        return say(self.words.card_name(number), f" ({', '.join(notes)})" if notes else "")

    def standard_actions(self) -> list[str]:
        """The standard actions with what they cost the viewer."""
        prices = self.seen["players"][self.viewer]["standard"]
        names = self.words.language.standards
        return [f"{names[n]} ({prices[n]})" for n in range(len(STANDARD_NAMES))]

    def cost(self, card: int) -> str:
        """The price of a card for the viewer, with the printed cost if it is another one."""
        printed = PRINTED[card].cost
        price = self.seen["prices"].get(str(card), printed)
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

    def sheet(self, seat: int) -> Sheet:
        """The lines of a score sheet."""
        found: Sheet = []
        entries = self.seen["score_sheets"][seat]
        for line in dict.fromkeys(entry[0] for entry in entries):
            parts = [(number, points) for name, number, points in entries if name == line]
            named = [(number, points) for number, points in parts if number >= 0 and points]
            items = [say(self.words.sheet_item(line, number), f" {points}".replace("-", "−")) for number, points in named]
            found.append((self.words.score_line(line), sum(points for _, points in parts), joined(items, ", ")))
        return found


class Picture(Sight):
    """The parts of the drawing."""

    def __init__(self, game: AresExpedition, words: AresWords, seen: Seen, viewer: int, width: int) -> None:
        super().__init__(game, words, seen, viewer)
        self.width = width

    def head(self) -> list[Text]:
        """What game, what round, what phase."""
        parts = [say(strong(self.words.title())), say(self.round()), say(strong(self.moment()))]
        return wrap(joined([part for part in parts if part], dim(" · ")), self.width)

    def phases(self) -> list[Text]:
        """The five phases: those of this round stand out, with who has chosen them."""
        seen, found = self.seen, []
        if seen["stage"] != "phases":
            return []
        for phase in PHASE_NAMES:
            name = self.phase_name(phase)
            choosers = [seat for seat, player in enumerate(seen["players"]) if player["chosen"] == phase]
            signs = [Piece(SHAPES[seat], f"seat{seat}") for seat in choosers]
            mark = "▸" if seen["phase"] == phase else ""
            found.append(say(strong(f"{mark}{name} "), *signs) if phase in seen["phases"] else say(dim(name)))
        return wrap(say(f"{self.labels.phases}: ", joined([trimmed(text) for text in found], dim(" · "))), self.width)

    def seat(self, seat: int) -> Text:
        """A player with the sign of the seat."""
        return say(Piece(SHAPES[seat] + " ", f"seat{seat}"), cut([self.words.player(seat)], NAME))

    def tracks(self) -> list[Text]:
        """Temperature and oxygen with their zones, the ocean tiles, and the piles of cards."""
        found: list[Text] = []
        for parameter in (TEMPERATURE, OXYGEN):
            zone = Piece(self.zone(parameter), ZONE_NAMES[self.zone_number(parameter)])
            text = say(f"{self.titles()[parameter]} ", strong(self.level(parameter)), " ", zone)
            found.append(say(text, " ", self.bar(parameter)) if self.width >= WIDE else text)
        rewards = f" ({self.rewards()})" if self.seen["oceans"] else ""
        oceans = say(f"{self.labels.oceans} ", strong(self.level(OCEANS)), dim(rewards))
        discard = self.seen["discard"]["count"]
        piles = say(dim(f"{self.labels.deck} "), self.seen["deck"], dim(f", {self.labels.discard} "), discard)
        together = joined(found, dim(" · "))
        lines = [together] if width_of(together) <= self.width else found  # a bar is not torn off its name
        return [*lines, *wrap(joined([oceans, piles], dim(" · ")), self.width)]

    def bar(self, parameter: int) -> Text:
        """A track, space by space, with a line between two zones."""
        levels = LEVEL[parameter]
        reached = step_of(parameter, self.seen["parameters"][PARAMETER_NAMES[parameter]])
        found: Text = []
        for step, level in enumerate(levels):
            between = "│" if step and level != levels[step - 1] else ""
            found = say(found, between, Piece("█", ZONE_NAMES[level]) if step <= reached else dim("░"))
        return found

    def mode(self) -> list[Text]:
        """What a solo or a cooperative game adds."""
        return wrap(joined([say(text) for text in self.neutral()], dim(" · ")), self.width)

    def players(self) -> list[Text]:
        """What every player has; below, dimmed, corporation, tags and blue cards."""
        words, labels = self.words, self.labels
        names = words.language
        goods = [*names.resource_names, *names.metals, labels.forests, labels.hand]
        head = [f"  {labels.player}", labels.rating_short, labels.points, *goods]
        rows = [[say(dim(label[: self.width // 10])) for label in head]]
        for seat, player in enumerate(self.seen["players"]):
            stock = [f"{player['stock'][key]}+{player['production'][key]}" for key in RESOURCE_NAMES[:STOCKS]]
            stock.append(f"+{player['production'][RESOURCE_NAMES[STOCKS]]}")
            numbers = [player["rating"], self.seen["scores"][seat], *stock, *player["metals"].values(), player["forests"]]
            own = [say(str(number)) for number in [*numbers, player["hand"]["count"]]]
            rows.append([self.seat(seat), *own])
        lines = table(rows, self.width, right=range(1, len(head) - 1))
        drawn = lines[:1]
        for seat, line in enumerate(lines[1:]):
            drawn += [line, *hang(say("    "), self.tableau(seat), self.width)]
        return drawn

    def tableau(self, seat: int) -> Text:
        """Corporation, phase card, tags and blue cards of a player."""
        player, labels = self.seen["players"][seat], self.labels
        parts = [] if player["corporation"] is None else [say(self.words.corporation(player["corporation"]))]
        if player["chosen"] is not None:
            parts.append(say(dim(f"{self.phase_card()}: "), self.phase_name(player["chosen"])))
        if self.has_bonus(player):
            parts.append(say(strong(labels.bonus_left)))
        parts.append(say(dim(f"{labels.tags}: {self.tags(player)}")))
        parts.append(say(dim(f"{labels.played}: {len(player['played'])}")))
        blue = [self.in_play(player, card) for card in player["played"] if KIND[card["card"]] == ACTIVE]
        return joined([*parts, *([joined(blue, ", ")] if blue else [])], dim(" · "))

    def own_cards(self) -> list[Text]:
        """The viewer's standard actions, cards with price, tags and texts, and what has been chosen."""
        words, labels = self.words, self.labels
        lines: list[Text] = []
        if self.seen["phase"] == "action":
            lines += wrap(say(strong(f"{labels.standard_actions}: "), ", ".join(self.standard_actions())), self.width)
        if self.seen["corporations"]:
            lines.append(say(strong(labels.your_corporations)))
        for number in self.seen["corporations"]:
            lines += hang(say("  "), say(words.corporation(number), ": ", words.text(CARDS + number)), self.width)
        for title, cards, priced in self.blocks():
            lines.append(say(strong(title), dim(f" ({labels.price})") if priced else ""))
            size = max(len(self.cost(card)) for card in cards)
            for card in cards:
                head = say(" ", strong(self.cost(card).rjust(size)), " ")
                name = say(words.card_name(card), dim(f" [{self.card_tags(card)}] "))
                lines += hang(head, say(name, words.text(card)), self.width)
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

    def head(self) -> list[Text]:
        """What game, what round, what phase, and who has chosen what."""
        head = say(f"{'. '.join(text for text in (self.words.title(), self.round(), self.moment()) if text)}.")
        if self.seen["stage"] != "phases":
            return [head]
        phases = ", ".join(self.phase_name(phase) for phase in self.seen["phases"])
        return [head, say(f"{self.labels.phases}: {phases}.")]

    def tracks(self) -> list[Text]:
        """The global parameters and the piles of cards."""
        titles, labels = self.titles(), self.labels
        zoned: list[str] = []
        for parameter in (TEMPERATURE, OXYGEN):
            zoned.append(f"{titles[parameter]} {self.level(parameter)}, {labels.zone}: {self.zone(parameter)}.")
        rewards = f" ({self.rewards()})" if self.seen["oceans"] else ""
        piles = f"{labels.deck}: {self.seen['deck']}. {labels.discard}: {self.seen['discard']['count']}."
        return [say(" ".join(zoned)), say(f"{titles[OCEANS]} {self.level(OCEANS)}{rewards}. {piles}")]

    def mode(self) -> list[Text]:
        """What a solo or a cooperative game adds."""
        return [say(f"{text}.") for text in self.neutral()]

    def players(self) -> list[Text]:
        """What every player has."""
        words, labels = self.words, self.labels
        lines: list[Text] = []
        for seat, player in enumerate(self.seen["players"]):
            line = say(words.player(seat), ". ")
            if player["corporation"] is not None:
                line = say(line, f"{labels.corporation}: ", words.corporation(player["corporation"]), ". ")
            if player["chosen"] is not None:
                line = say(line, f"{self.phase_card()}: {self.phase_name(player['chosen'])}. ")
            line = say(line, f"{labels.rating}: {player['rating']}. {labels.points}: {self.seen['scores'][seat]}. ")
            line = say(line, f"{labels.forests}: {player['forests']}. {self.stock(player)} ")
            line = say(line, f"{labels.tags}: {self.tags(player)}. {labels.hand}: {player['hand']['count']}.")
            if self.has_bonus(player):
                line = say(line, " ", capital(say(labels.bonus_left)), ".")
            cards = [self.in_play(player, card) for card in player["played"]]
            lines.append(say(line, f" {labels.played}: ", joined(cards, ", "), ".") if cards else line)
        return lines

    def stock(self, player: Seen) -> str:
        """Resources and metals of a player."""
        names, labels = self.words.language, self.labels
        stock = [
            f"{names.resource_names[n]} {player['stock'].get(key, '')} (+{player['production'][key]})".replace("  ", " ")
            for n, key in enumerate(RESOURCE_NAMES)
        ]
        metals = [f"{names.metals[n]} {player['metals'][key]}" for n, key in enumerate(METAL_NAMES)]
        return f"{labels.stock} ({labels.production.lower()}): {', '.join(stock)}. {labels.metals}: {', '.join(metals)}."

    def own_cards(self) -> list[Text]:
        """The viewer's own cards with price and texts, and what has been chosen."""
        if self.viewer < 0:
            return []
        words, labels = self.words, self.labels
        lines: list[Text] = []
        if self.seen["phase"] == "action":
            lines.append(say(f"{labels.standard_actions}: {', '.join(self.standard_actions())}."))
        for number in self.seen["corporations"]:
            lines.append(say(f"{labels.your_corporations}: ", words.corporation(number), f". {words.text(CARDS + number)}"))
        for title, cards, priced in self.blocks():
            for card in cards:
                label = labels.price if priced else labels.printed_cost
                facts = f", {label} {self.cost(card)}, {labels.tags.lower()}: {self.card_tags(card)}. "
                lines.append(say(f"{title}: ", words.card_name(card), facts, words.text(card)))
        return lines + [say(f"{labels.chosen}: ", words.move(move), ".") for move in self.seen["sealed"]]

    def score_sheets(self) -> list[Text]:
        """Where each point comes from."""
        seats = range(len(self.seen["players"]))
        return [line for seat in seats for line in describe_sheet(self.words.player(seat), self.sheet(seat))]
