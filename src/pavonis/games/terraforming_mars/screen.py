"""The table of Terraforming Mars in a terminal: `draw` as lines, `describe` as sentences. Both know an observation only."""

from pavonis.games.terraforming_mars.board import PLACE_NAMES, TILE_NAMES
from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.observation import TerraformingMarsGoal, TerraformingMarsPlayer, TerraformingMarsSeen
from pavonis.games.terraforming_mars.screen_map import FULL_CELL, WIDEST, draw_map, outposts
from pavonis.games.terraforming_mars.tables import KIND, MILESTONE_COST, MILESTONE_NEEDS, PROJECT_COST, USES
from pavonis.games.terraforming_mars.words import MarsWords
from pavonis.games.terraforming_mars.words.labels import Labels
from pavonis.kit.terraforming import ACTIVE, GOALS, MEGACREDITS, OXYGEN, PARAMETER_NAMES, RESOURCE_NAMES, TEMPERATURE, value_of
from pavonis.text import Piece, Text, capital, dim, joined, say, signed, strong
from pavonis.text.layout import SHAPES, beside, hang, rule, wrap
from pavonis.text.project_screen import ProjectPicture, ProjectReport, ProjectSight

BAR = 8  # columns of a track
OCEANS, NEUTRAL = -2, -1  # owners of tiles that are nobody's
CLAIMS = 26  # columns that milestones and awards need beside the map


def draw(game: TerraformingMars, words: MarsWords, seen: TerraformingMarsSeen, viewer: int, width: int) -> list[Text]:
    """The table as a viewer sees it, in lines of at most so many columns."""
    picture = Picture(game, words, seen, viewer, width)
    lines = [*picture.head(), *picture.tracks(), rule(width), *picture.board(), rule(width), *picture.players()]
    return picture.completed(lines)


def describe(game: TerraformingMars, words: MarsWords, seen: TerraformingMarsSeen, viewer: int) -> list[Text]:
    """The same table as sentences, one a line, for a screen reader or a file."""
    report = Report(game, words, seen, viewer)
    lines = [report.head(), report.tracks(), *report.tiles(), *report.claims(), *report.players(), *report.own_cards()]
    return lines + report.score_sheets() if seen.stage == "over" else lines


class Sight(ProjectSight[TerraformingMars, MarsWords, TerraformingMarsSeen, Labels]):
    """What both ways of showing the table share."""

    seen: TerraformingMarsSeen

    def action_note(self, player: TerraformingMarsPlayer, card: int) -> str:
        if not USES[card]:
            return ""
        return self.labels.ready if card in player.ready else self.labels.used

    def cost(self, card: int, priced: bool) -> str:
        return super().cost(card, priced=True)  # discounts are of interest as early as when cards are bought

    def moment(self) -> str:
        """Where the game stands, if it is not somebody's turn."""
        labels, stage = self.labels, self.seen.stage
        if stage == "play":
            return labels.draft if self.seen.draft else labels.research if self.seen.research else ""
        return {"set_up": labels.set_up, "last_greeneries": labels.last_greeneries, "over": labels.game_over}[stage]

    def generation(self) -> str:
        """The number of the generation; alone, of how many."""
        number, last = self.seen.generation, self.seen.last_generation
        return f"{self.labels.generation} {number}" + (f"/{last}" if last else "")

    def levels(self) -> list[tuple[str, str, int, int]]:
        """The global parameters: name, value, steps made and steps to make."""
        found: list[tuple[str, str, int, int]] = []
        names = (self.labels.temperature, self.labels.oxygen, self.labels.oceans)
        for number, key in enumerate(PARAMETER_NAMES):
            value = getattr(self.seen.parameters, key)
            steps = (value - value_of(TEMPERATURE, 0)) // 2 if number == TEMPERATURE else value
            goal = value_of(number, GOALS[number])
            unit = "°" if number == TEMPERATURE else "%" if number == OXYGEN else ""
            found.append((names[number], f"{value}{unit}/{goal}{unit}".replace("-", "−"), steps, GOALS[number]))
        return found

    def milestone(self, number: int) -> str:
        """What a milestone takes."""
        return f"{self.words.milestone(number).text} {MILESTONE_NEEDS[number]}"

    def next_award(self) -> str:
        """What the next award costs, or that there are no more."""
        price = self.seen.award_price
        return "" if price is None else self.words.amount(price, MEGACREDITS, "nom")

    def kept(self) -> list[int]:
        """What the viewer has kept in the draft."""
        kept = self.seen.draft.kept[self.viewer] if self.seen.draft else []
        return [each.card for each in kept if each.card is not None]

    def worth(self, line: str, points: int) -> str:
        """The points of one entry; those of greeneries go without saying."""
        return "" if line == "greeneries" else f"{':' if line == 'cities' else ''} {points}".replace("-", "−")


class Picture(Sight, ProjectPicture[TerraformingMars, MarsWords, TerraformingMarsSeen, Labels]):
    """The parts of the drawing."""

    def head(self) -> list[Text]:
        """What game, what generation, whose turn."""
        seen, labels = self.seen, self.labels
        parts = [say(strong(self.words.title())), say(self.generation())]
        if self.moment():
            parts.append(say(strong(self.moment())))
        else:
            parts.append(say(f"{labels.to_play}: ", self.seat(seen.active), f", {labels.action} {seen.taken + 1}"))
        if not self.solo:
            parts.append(say(f"{labels.first_player}: ", self.seat(seen.first)))
        return wrap(joined(parts, dim("  ·  ")), self.width)

    def tracks(self) -> list[Text]:
        """The global parameters as bars, and the piles of cards."""
        tracks: list[Text] = []
        for name, value, steps, goal in self.levels():
            full = round(BAR * steps / goal) if self.width >= FULL_CELL * WIDEST + CLAIMS else 0
            empty = BAR - full if self.width >= FULL_CELL * WIDEST + CLAIMS else 0
            tracks.append(say(f"{name} ", strong(value), " " * bool(full + empty), "█" * full, dim("░" * empty)))
        discard = self.seen.discard.count
        piles = say(dim(f"{self.labels.deck} "), self.seen.deck, dim(f", {self.labels.discard} "), discard)
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
        for number, goal in enumerate(self.seen.milestones):
            standing = self.taken(goal) if goal.owner is not None else self.standing(goal)
            lines += hang(say(" "), say(self.milestone(number), ": ", standing), room)
        lines.append(say(strong(f"{labels.awards} "), dim(self.next_award())))
        for number, goal in enumerate(self.seen.awards):
            lines += hang(say(" "), say(words.award(number), ": ", self.taken(goal), self.standing(goal)), room)
        return lines

    def taken(self, goal: TerraformingMarsGoal) -> Text:
        """Who has claimed a milestone or funded an award, if anybody has."""
        return [] if goal.owner is None else say(Piece(f"✔{SHAPES[goal.owner]} ", f"seat{goal.owner}"))

    def standing(self, goal: TerraformingMarsGoal) -> Text:
        """How everybody stands."""
        levels = enumerate(goal.levels)
        return joined([say(Piece(f"{SHAPES[seat]}{level}".replace("-", "−"), f"seat{seat}")) for seat, level in levels], " ")

    def players(self) -> list[Text]:
        """What every player has; below, dimmed, corporation, tags and blue cards."""
        words, labels = self.words, self.labels
        head = [f"  {labels.player}", labels.rating_short, labels.points, *words.language.resource_names, labels.hand]
        rows: list[list[Text]] = []
        for seat, player in enumerate(self.seen.players):
            mark = "▸" if seat == self.seen.active and self.seen.stage != "over" else " "
            stock = [f"{getattr(player.stock, key)}{signed(getattr(player.production, key))}" for key in RESOURCE_NAMES]
            numbers = [str(player.rating), str(self.seen.scores[seat]), *stock, str(player.hand.count)]
            rows.append([say(mark, " ", self.seat(seat)), *(say(number) for number in numbers)])
        return self.player_table(head, rows)

    def tableau(self, seat: int) -> Text:
        """Corporation, tags and blue cards of a player."""
        player, labels = self.seen.players[seat], self.labels
        parts = [] if player.corporation is None else [say(self.words.corporation_name(player.corporation))]
        parts.append(say(dim(f"{labels.tags}: {self.tags(player)}")))
        counts = f"{labels.played}: {len(player.played)}, {labels.events}: {len(player.events)}"
        parts.append(say(dim(counts)))
        if player.passed:
            parts.append(say(strong(labels.passed)))
        blue = [self.in_play(player, card) for card in player.played if KIND[card.card] == ACTIVE]
        return joined([*parts, *([joined(blue, ", ")] if blue else [])], dim(" · "))

    def own_cards(self) -> list[Text]:
        """The viewer's own cards with price, tags and texts, and what has been kept and chosen."""
        lines = self.cards()
        if self.kept():
            names = [say(self.words.card_name(card)) for card in self.kept()]
            lines += wrap(say(strong(f"{self.labels.kept}: "), joined(names, ", ")), self.width)
        return lines + self.sealed()


class Report(Sight, ProjectReport[TerraformingMars, MarsWords, TerraformingMarsSeen, Labels]):
    """The parts of the description."""

    def head(self) -> Text:
        """What game, what generation, whose turn."""
        seen, labels = self.seen, self.labels
        turn = say(f"{labels.to_play}: ", self.words.player(seen.active), f", {labels.action} {seen.taken + 1}")
        first = [] if self.solo else say(f" {labels.first_player}: ", self.words.player(seen.first), ".")
        moment = say(self.moment()) if self.moment() else turn
        return say(self.words.title(), f". {self.generation()}. ", moment, ".", first)

    def tracks(self) -> Text:
        """The global parameters and the piles of cards."""
        values = ", ".join(f"{name} {value}" for name, value, _, _ in self.levels())
        return say(f"{values}. {self.labels.deck}: {self.seen.deck}. {self.labels.discard}: {self.seen.discard.count}.")

    def tiles(self) -> list[Text]:
        """Who has which tiles where; free areas are told with the moves."""
        found: dict[int, dict[str, list[Text]]] = {}
        for tile in self.seen.tiles:
            owner = OCEANS if tile.tile == "ocean" else NEUTRAL if tile.owner is None else tile.owner
            name = self.words.tile(TILE_NAMES.index(tile.tile))
            place = say(self.words.place(tile.place))
            found.setdefault(owner, {}).setdefault(name, []).append(place)
        lines: list[Text] = []
        for owner in sorted(found):
            texts = joined([say(f"{name} ", joined(places, ", ")) for name, places in found[owner].items()], "; ")
            head = [] if owner == OCEANS else say(self.labels.neutral if owner == NEUTRAL else self.words.player(owner), ": ")
            lines.append(say(capital(say(head, texts)), "."))
        if self.seen.claim:
            claim = self.seen.claim
            lines.append(capital(say(f"{self.labels.claim} ", self.words.player(claim.seat), f": {PLACE_NAMES[claim.place]}.")))
        return lines

    def claims(self) -> list[Text]:
        """Milestones and awards with how everybody stands."""
        if self.solo or self.seen.stage == "set_up":
            return []
        labels = self.labels
        milestones = [
            say(self.milestone(number), ", ", self.standing(goal, labels.claimed_by))
            for number, goal in enumerate(self.seen.milestones)
        ]
        awards = [
            say(self.words.award(number), ", ", self.standing(goal, labels.funded_by))
            for number, goal in enumerate(self.seen.awards)
        ]
        return [say(f"{labels.milestones}: ", joined(milestones, "; "), "."), say(f"{labels.awards}: ", joined(awards, "; "), ".")]

    def standing(self, goal: TerraformingMarsGoal, taken: str) -> Text:
        """Who has taken it, if anybody has, and how everybody stands."""
        head = say(f"{self.labels.free} (") if goal.owner is None else say(f"{taken} ", self.words.player(goal.owner), " (")
        levels = enumerate(goal.levels)
        return say(head, joined([say(self.words.player(seat), f" {level}".replace("-", "−")) for seat, level in levels], ", "), ")")

    def player(self, seat: int, player: TerraformingMarsPlayer) -> Text:
        labels = self.labels
        line = say(self.who(seat, player), f"{labels.rating}: {player.rating}. {labels.points}: {self.seen.scores[seat]}. ")
        stock = [
            f"{noun} {getattr(player.stock, key)} ({signed(getattr(player.production, key))})"
            for noun, key in zip(self.words.language.resource_names, RESOURCE_NAMES, strict=True)
        ]
        line = say(line, f"{labels.stock} ({labels.production.lower()}): {', '.join(stock)}. ")
        line = say(line, f"{labels.tags}: {self.tags(player)}. {labels.hand}: {player.hand.count}.")
        cards = [self.in_play(player, card) for card in player.played]
        if cards:
            line = say(line, f" {labels.played}: ", joined(cards, ", "), ".")
        if player.events:
            line = say(line, f" {labels.events}: {len(player.events)}.")
        return say(line, f" {capital(say(labels.passed))[0].text}.") if player.passed else line

    def own_cards(self) -> list[Text]:
        """The viewer's own cards with price and texts, and what has been kept and chosen."""
        if self.viewer < 0:
            return []
        kept = [say(f"{self.labels.kept}: ", self.words.card_name(card), ".") for card in self.kept()]
        return self.cards() + kept + self.sealed()
