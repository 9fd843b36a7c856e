"""The table of Ares Expedition in a terminal: `draw` as lines, `describe` as sentences. Both know an observation only."""

from pavonis.games.ares_expedition.effects import METAL_NAMES, PHASE_NAMES, RESOURCE_NAMES, STOCKS, ZONE_NAMES
from pavonis.games.ares_expedition.game import AresExpedition
from pavonis.games.ares_expedition.observation import AresExpeditionPlayer, AresExpeditionSeen
from pavonis.games.ares_expedition.options import VALUES
from pavonis.games.ares_expedition.setting import LEVELS
from pavonis.games.ares_expedition.tables import KIND, LEVEL, USES
from pavonis.games.ares_expedition.words import AresWords
from pavonis.games.ares_expedition.words.labels import Labels
from pavonis.kit.terraforming import ACTIVE, GOALS, OCEANS, OXYGEN, PARAMETER_NAMES, TEMPERATURE, step_of, value_of
from pavonis.text import Piece, Text, capital, dim, joined, say, strong
from pavonis.text.layout import SHAPES, rule, trimmed, wrap
from pavonis.text.layout import width as width_of
from pavonis.text.project_screen import ProjectPicture, ProjectReport, ProjectSight

Seen = AresExpeditionSeen

WIDE = 100  # columns that the tracks need to be drawn as bars


def draw(game: AresExpedition, words: AresWords, observation: Seen, viewer: int, width: int) -> list[Text]:
    """The table as a viewer sees it, in lines of at most so many columns."""
    picture = Picture(game, words, observation, viewer, width)
    lines = [*picture.head(), *picture.phases(), *picture.tracks(), *picture.mode(), rule(width), *picture.players()]
    return picture.completed(lines)


def describe(game: AresExpedition, words: AresWords, observation: Seen, viewer: int) -> list[Text]:
    """The same table as sentences, one a line, for a screen reader or a file."""
    report = Report(game, words, observation, viewer)
    lines = [*report.head(), *report.tracks(), *report.mode(), *report.players(), *report.own_cards()]
    return lines + report.score_sheets() if observation.stage == "over" else lines


class Sight(ProjectSight[AresExpedition, AresWords, Seen, Labels]):
    """What both ways of showing the table share."""

    seen: Seen

    def action_note(self, player: AresExpeditionPlayer, card: int) -> str:
        if not USES[card] or self.seen.phase != "action":
            return ""
        return self.labels.used if card in player.used else self.labels.ready

    def corporation(self, number: int) -> Piece:
        return self.words.corporation(number)

    def moment(self) -> str:
        """Where the game stands."""
        labels, seen = self.labels, self.seen
        if seen.stage == "phases" and seen.phase is not None:
            last = f" ({labels.last_call})" if seen.called and seen.last_round is None else ""
            return f"{labels.phase}: {self.phase_name(seen.phase)}{last}"
        stages = {"set_up": labels.set_up, "end_step": labels.end_step, "over": labels.game_over}
        return stages.get(seen.stage, labels.planning)

    def round(self) -> str:
        """The number of the round, once there is one; alone and together, of how many."""
        if not self.seen.round:
            return ""
        return f"{self.labels.round} {self.seen.round}" + (f"/{self.seen.last_round}" if self.seen.last_round else "")

    def blocks(self) -> list[tuple[str, list[int], bool]]:
        """The viewer's cards; one that the partner has given is not to be chosen."""
        blocks = super().blocks()
        if self.seen.pool is None or self.seen.phase is not None or self.seen.stage == "set_up":
            return blocks
        return [
            (self.labels.received if title == self.labels.your_cards else title, cards, priced) for title, cards, priced in blocks
        ]

    def phase_name(self, phase: str) -> str:
        """A phase, as a heading."""
        return self.words.language.phase_names[PHASE_NAMES.index(phase)]

    def phase_card(self) -> str:
        """What the phase cards before the players are: while all plan, those of the last round."""
        return self.labels.last_phase_card if self.seen.stage == "planning" else self.labels.phase_card

    def has_bonus(self, player: AresExpeditionPlayer) -> bool:
        """Whether a player may still use the bonus of this phase; that of other phases needs no decision."""
        return bool(player.bonus) and self.seen.phase in ("construction", "action")

    def level(self, parameter: int) -> str:
        """A global parameter: where it stands, and its goal."""
        value, goal = getattr(self.seen.parameters, PARAMETER_NAMES[parameter]), value_of(parameter, GOALS[parameter])
        unit = "°" if parameter == TEMPERATURE else "%" if parameter == OXYGEN else ""
        return f"{value}{unit}/{goal}{unit}".replace("-", "−")

    def zone(self, parameter: int) -> str:
        """The name of the zone that matters."""
        return self.words.language.zones[self.zone_number(parameter)]

    def zone_number(self, parameter: int) -> int:
        """The zone that requirements look at: in a phase that of its beginning."""
        return ZONE_NAMES.index(getattr(self.seen.zones, PARAMETER_NAMES[parameter]))

    def titles(self) -> list[str]:
        """What the global parameters are called."""
        return [self.labels.temperature, self.labels.oxygen, self.labels.oceans]

    def rewards(self) -> str:
        """What the flipped ocean tiles have brought."""
        return ", ".join(" + ".join(self.words.rewards(tile.tile)) for tile in self.seen.oceans)

    def neutral(self) -> list[str]:
        """The level, neutral cards and marker of a solo game, the pool of a cooperative one."""
        labels = self.labels
        found: list[str] = []
        if self.seen.neutral is not None:
            found.append(f"{labels.level}: {VALUES[LEVELS[self.game.setting.level]][self.words.grammar.key]}")
            cards = [self.phase_name(phase) for phase in self.seen.neutral.cards]
            found.append(f"{labels.neutral_cards}: {', '.join(cards) or labels.nothing}")
            found.append(f"{labels.neutral_marker}: {self.seen.neutral.marker}")
        if self.seen.pool is not None:
            pool = self.seen.pool
            found.append(f"{labels.pool}: {labels.cubes} {pool.cubes}, {labels.markers} {pool.markers}")
        return found

    def standard_actions(self) -> list[str]:
        """The standard actions with what they cost the viewer."""
        return [self.words.standard(number, standard.price).text for number, standard in enumerate(self.seen.standards)]


class Picture(Sight, ProjectPicture[AresExpedition, AresWords, Seen, Labels]):
    """The parts of the drawing."""

    def head(self) -> list[Text]:
        """What game, what round, what phase."""
        parts = [say(strong(self.words.title())), say(self.round()), say(strong(self.moment()))]
        return wrap(joined([part for part in parts if part], dim(" · ")), self.width)

    def phases(self) -> list[Text]:
        """The five phases: those of this round stand out, with who has chosen them."""
        seen, found = self.seen, []
        if seen.stage != "phases":
            return []
        for phase in PHASE_NAMES:
            name = self.phase_name(phase)
            choosers = [seat for seat, player in enumerate(seen.players) if player.chosen == phase]
            signs = [Piece(SHAPES[seat], f"seat{seat}") for seat in choosers]
            mark = "▸" if seen.phase == phase else ""
            found.append(say(strong(f"{mark}{name} "), *signs) if phase in seen.phases else say(dim(name)))
        return wrap(say(f"{self.labels.phases}: ", joined([trimmed(text) for text in found], dim(" · "))), self.width)

    def tracks(self) -> list[Text]:
        """Temperature and oxygen with their zones, the ocean tiles, and the piles of cards."""
        found: list[Text] = []
        for parameter in (TEMPERATURE, OXYGEN):
            zone = Piece(self.zone(parameter), ZONE_NAMES[self.zone_number(parameter)])
            text = say(f"{self.titles()[parameter]} ", strong(self.level(parameter)), " ", zone)
            found.append(say(text, " ", self.bar(parameter)) if self.width >= WIDE else text)
        rewards = f" ({self.rewards()})" if self.seen.oceans else ""
        oceans = say(f"{self.labels.oceans} ", strong(self.level(OCEANS)), dim(rewards))
        discard = self.seen.discard.count
        piles = say(dim(f"{self.labels.deck} "), self.seen.deck, dim(f", {self.labels.discard} "), discard)
        together = joined(found, dim(" · "))
        lines = [together] if width_of(together) <= self.width else found  # a bar is not torn off its name
        return [*lines, *wrap(joined([oceans, piles], dim(" · ")), self.width)]

    def bar(self, parameter: int) -> Text:
        """A track, space by space, with a line between two zones."""
        levels = LEVEL[parameter]
        reached = step_of(parameter, getattr(self.seen.parameters, PARAMETER_NAMES[parameter]))
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
        rows: list[list[Text]] = []
        for seat, player in enumerate(self.seen.players):
            stock = [f"{getattr(player.stock, key)}+{getattr(player.production, key)}" for key in RESOURCE_NAMES[:STOCKS]]
            stock.append(f"+{player.production.cards}")
            numbers = [player.rating, self.seen.scores[seat], *stock, player.metals.steel, player.metals.titanium, player.forests]
            own = [say(str(number)) for number in [*numbers, player.hand.count]]
            rows.append([self.seat(seat), *own])
        return self.player_table(head, rows)

    def tableau(self, seat: int) -> Text:
        """Corporation, phase card, tags and blue cards of a player."""
        player, labels = self.seen.players[seat], self.labels
        parts = [] if player.corporation is None else [say(self.words.corporation(player.corporation))]
        if player.chosen is not None:
            parts.append(say(dim(f"{self.phase_card()}: "), self.phase_name(player.chosen)))
        if self.has_bonus(player):
            parts.append(say(strong(labels.bonus_left)))
        parts.append(say(dim(f"{labels.tags}: {self.tags(player)}")))
        parts.append(say(dim(f"{labels.played}: {len(player.played)}")))
        blue = [self.in_play(player, card) for card in player.played if KIND[card.card] == ACTIVE]
        return joined([*parts, *([joined(blue, ", ")] if blue else [])], dim(" · "))

    def own_cards(self) -> list[Text]:
        """The viewer's standard actions, cards with price, tags and texts, and what has been chosen."""
        actions: list[Text] = []
        if self.seen.phase == "action":
            head = strong(f"{self.labels.standard_actions}: ")
            actions = wrap(say(head, ", ".join(self.standard_actions())), self.width)
        return actions + self.cards() + self.sealed()


class Report(Sight, ProjectReport[AresExpedition, AresWords, Seen, Labels]):
    """The parts of the description."""

    def head(self) -> list[Text]:
        """What game, what round, what phase, and who has chosen what."""
        head = say(f"{'. '.join(text for text in (self.words.title(), self.round(), self.moment()) if text)}.")
        if self.seen.stage != "phases":
            return [head]
        phases = ", ".join(self.phase_name(phase) for phase in self.seen.phases)
        return [head, say(f"{self.labels.phases}: {phases}.")]

    def tracks(self) -> list[Text]:
        """The global parameters and the piles of cards."""
        titles, labels = self.titles(), self.labels
        zoned: list[str] = []
        for parameter in (TEMPERATURE, OXYGEN):
            zoned.append(f"{titles[parameter]} {self.level(parameter)}, {labels.zone}: {self.zone(parameter)}.")
        rewards = f" ({self.rewards()})" if self.seen.oceans else ""
        piles = f"{labels.deck}: {self.seen.deck}. {labels.discard}: {self.seen.discard.count}."
        return [say(" ".join(zoned)), say(f"{titles[OCEANS]} {self.level(OCEANS)}{rewards}. {piles}")]

    def mode(self) -> list[Text]:
        """What a solo or a cooperative game adds."""
        return [say(f"{text}.") for text in self.neutral()]

    def player(self, seat: int, player: AresExpeditionPlayer) -> Text:
        labels = self.labels
        line = self.who(seat, player)
        if player.chosen is not None:
            line = say(line, f"{self.phase_card()}: {self.phase_name(player.chosen)}. ")
        line = say(line, f"{labels.rating}: {player.rating}. {labels.points}: {self.seen.scores[seat]}. ")
        line = say(line, f"{labels.forests}: {player.forests}. {self.stock(player)} ")
        line = say(line, f"{labels.tags}: {self.tags(player)}. {labels.hand}: {player.hand.count}.")
        if self.has_bonus(player):
            line = say(line, " ", capital(say(labels.bonus_left)), ".")
        cards = [self.in_play(player, card) for card in player.played]
        return say(line, f" {labels.played}: ", joined(cards, ", "), ".") if cards else line

    def stock(self, player: AresExpeditionPlayer) -> str:
        """Resources and metals of a player."""
        names, labels = self.words.language, self.labels
        stock = [
            f"{names.resource_names[n]} {getattr(player.stock, key, '')} (+{getattr(player.production, key)})".replace("  ", " ")
            for n, key in enumerate(RESOURCE_NAMES)
        ]
        metals = [f"{names.metals[n]} {getattr(player.metals, key)}" for n, key in enumerate(METAL_NAMES)]
        return f"{labels.stock} ({labels.production.lower()}): {', '.join(stock)}. {labels.metals}: {', '.join(metals)}."

    def own_cards(self) -> list[Text]:
        """The viewer's own cards with price and texts, and what has been chosen."""
        if self.viewer < 0:
            return []
        actions: list[Text] = []
        if self.seen.phase == "action":
            actions.append(say(f"{self.labels.standard_actions}: {', '.join(self.standard_actions())}."))
        return actions + self.cards() + self.sealed()
