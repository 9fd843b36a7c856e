"""A table for one guest who talks in requests and answers: the guest has one seat, bots have the others, and everything is text."""

import secrets
from typing import Any

from pavonis.bots.bot import LEVELS, Bot, derived, is_ours, make_bot
from pavonis.cli.phrases import Phrases
from pavonis.cli.players import seated
from pavonis.cli.sheet import joint_result, score_sheet, tie_breaks, verdict
from pavonis.core.events import EVERYBODY, story
from pavonis.core.game import Move, wrong_number
from pavonis.core.match import CannotUndo, Match
from pavonis.core.view import View
from pavonis.front.finder import find_moves
from pavonis.games import box, games, load
from pavonis.text import Text, Words, plain


class Guest:
    """The guest's side of one game: it sees its own view, answers its own questions, and is told what happened meanwhile."""

    def __init__(
        self, game: str, players: int | None, bot: str, seat: int, options: dict[str, Any], seed: int | None, language: str
    ) -> None:
        if not is_ours(bot):
            raise ValueError(f"there is no bot called '{bot}' for guests; there are: {', '.join(LEVELS)}")
        loaded = load(game, **options)
        count = players or max(2, loaded.seats.start)
        if count not in loaded.seats:
            raise ValueError(wrong_number(game, loaded.seats, count))
        if not 0 <= seat < count:
            raise ValueError(f"there are seats 0 to {count - 1}, not {seat}")
        self.seat = seat
        self.match: Match[Any] = Match.new(loaded, count, secrets.randbits(128) if seed is None else seed)
        guest, *others = [player.name for player in seated(["Guest"], [bot] * (count - 1), language)]
        self.names = [*others[:seat], guest, *others[seat:]]
        self.bots: dict[int, Bot] = {
            number: make_bot(bot, game, derived(self.match.record.seed, "bot", number)) for number in range(count) if number != seat
        }
        self.phrases = Phrases(language)
        self.words: Words = box(game).words(loaded, language, self.names)
        self.told = 0
        self.bots_move()

    def bots_move(self) -> None:
        """Let the bots play until the guest is asked or the game is over."""
        game = self.match.game
        while waiting := [seat for seat in game.waiting(self.match.state) if seat in self.bots]:
            if self.match.state.owed >> self.seat & 1:
                return
            bot = self.bots[waiting[0]]
            self.match.play(waiting[0], bot.choose(self.match.view(waiting[0]), bot.budget))

    def view(self) -> View[Any]:
        """What the guest may know."""
        return self.match.view(self.seat)

    def look(self) -> str:
        """The table as the guest sees it."""
        game = self.match.game
        viewer = EVERYBODY if game.over(self.match.state) else self.seat
        seen = game.observe(self.match.state, viewer)
        return _lines(box(game.key).describe(game, self.words, seen, viewer))

    def news(self) -> str:
        """What has happened since the guest was last told."""
        log = self.match.state.log or []
        events = story(log, self.seat, min(self.told, len(log)))
        self.told = len(log)
        return _lines(self.words.event(event) for event in events)

    def question(self) -> str:
        """What is asked, with the numbered answers; or how the game ended."""
        game = self.match.game
        if game.over(self.match.state):
            return self.result()
        view = self.view()
        seen = view.observation()
        lines = [plain(self.words.question(view.question()))]
        for number, move in enumerate(view.legal(), 1):
            lines.append(f"{number}. {plain(self.words.move(move, seen))} [{view.notation(move)}]")
        return "\n".join(lines)

    def result(self) -> str:
        """The final scores, line by line, and the winners."""
        game, s = self.match.game, self.match.state
        sheet = score_sheet(game, s, self.words, self.names, self.phrases)
        ties = tie_breaks(game, s, self.words, self.names, self.phrases)
        return "\n".join(
            [self.phrases("over"), *sheet, *ties, *joint_result(game, s, self.words), verdict(game, s, self.names, self.phrases)]
        )

    def choose(self, answer: str) -> str:
        """Make a move, by its number, its notation or its words; ValueError says why it cannot be made and changes nothing."""
        if self.match.game.over(self.match.state):
            raise ValueError("the game is over")
        self.match.play(self.seat, self.found(answer))
        self.bots_move()
        return f"{self.news()}\n\n{self.question()}".strip()

    def found(self, answer: str) -> Move:
        """The legal move an answer means."""
        view = self.view()
        legal = view.legal()
        if answer.strip().isdecimal():
            number = int(answer)
            if not 1 <= number <= len(legal):
                raise ValueError(f"there is no answer {number}: the numbers go from 1 to {len(legal)}")
            return legal[number - 1]
        found = find_moves(view, self.words, answer, legal)
        if len(found) != 1:
            raise ValueError(self.why_not(answer))
        return found[0]

    def why_not(self, text: str) -> str:
        """Why a move cannot be made now."""
        view = self.view()
        found = find_moves(view, self.words, text, view.game.space.codes())
        if not found:
            return f"no move of this game is called '{text}'; use the notation in brackets"
        if len(found) > 1:
            return f"'{text}' could mean {len(found)} different moves; use the notation in brackets"
        reasons = view.why_not(found[0])
        return _lines(self.words.reason(reason) for reason in reasons) or "That can be done now."

    def take_back(self) -> str:
        """Undo the last own step, if nothing hidden was seen since."""
        try:
            self.match.undo(self.seat, frozenset(self.bots))
        except CannotUndo as error:
            raise ValueError(f"that cannot be taken back: {error}") from None
        self.told = min(self.told, len(self.match.state.log or []))
        return self.question()


def shelf(language: str) -> str:
    """The games with their numbers of players and options."""
    lines = []
    for key in games():
        game = load(key)
        options = ", ".join(f"{name}={value!r}" for name, value in game.options.items()) or "none"
        title = box(key).words(game, language, []).title()
        lines.append(f"{key}: {title}, {game.seats.start} to {game.seats.stop - 1} players; options with their defaults: {options}")
    return "\n".join(lines)


def rules(key: str, language: str) -> str:
    """A game's rules in short."""
    return _lines(box(key).words(load(key), language, []).rules())


def _lines(texts: Any) -> str:
    found: list[Text] = list(texts)
    return "\n".join(plain(text) for text in found)
