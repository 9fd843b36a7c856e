"""Reviews and hints in words: why a move is better, what it changes, and what another one would lose."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from pavonis.analysis.hints import Hint
from pavonis.analysis.leaving import Left
from pavonis.analysis.review import Decision, Option, Turn
from pavonis.bots.evaluation import RIVALS
from pavonis.core.game import Move
from pavonis.core.view import View
from pavonis.text import Text, Words, catalogue, joined, plain, say

TOLD: Final = 3  # terms of a sentence
MOST: Final = 6  # if so few would give a wrong idea of the sum
OFF: Final = 0.5  # points by which what is told may miss the sum, or half of the sum
DECLINE: Final = "decline"  # a move that says nothing without its question
SEEMS: Final = 1.0  # points by which another action must look better at first for this to be said
SMALLEST: Final = 0.1  # points that are worth a word
MATTERS: Final = 0.005  # of chance: less than that is no loss
ALIKE: Final = 0.5  # points by which costs may differ that all actions have
NEAR: Final = 0.25  # or this share of the smallest of them
NOTABLE: Final = 0.015  # of chance: less than that is no reason to say that the rest is worse


class Teller:
    """Says things about one game in one language."""

    def __init__(self, words: Words, language: str) -> None:
        self.words: Final = words
        self._phrases: dict[str, str] = catalogue("pavonis.analysis.phrases", language)

    def __call__(self, key: str, **values: object) -> str:
        return self._phrases[key].format(**values)

    def number(self, points: float, signed: bool = False) -> str:
        """Points with one digit behind the decimal sign of the language."""
        text = f"{points:+.1f}" if signed else f"{points:.1f}"
        return text.replace("-", "−").replace(".", self._phrases["decimal"])

    def percent(self, chance: float, signed: bool = False) -> str:
        """A chance as a percentage."""
        return f"{100 * chance:+.0f} %".replace("-", "−") if signed else f"{100 * chance:.0f} %"

    def moves(self, moves: Iterable[Move], view: View[Any] | None = None) -> str:
        """A whole action, as it is told to who has this view before it."""
        return plain(joined(spelled(self.words, moves, view), "; "))

    def changes(self, terms: Sequence[tuple[str, float]]) -> str:
        """What changes, in points: what is gained, then what it costs, the most important first."""
        told = important(terms)
        return ", ".join(self("term", term=self.words.term(term), points=self.number(points, True)) for term, points in told)

    def why(self, decision: Decision, view: View[Any] | None = None) -> str:
        """Why a decision was not the best one, or that it was."""
        best = decision.options[0]
        if best.moves[:1] == decision.played.moves[:1] or decision.loss < MATTERS:
            return self("fine")
        moves = self.moves(best.moves, view)
        points, terms = best.value - decision.played.value, self.changes(decision.why)
        told = self("better", moves=moves, points=self.number(points), terms=terms) if terms else self("slightly", moves=moves)
        return told if decision.at == decision.step else f"{self('pick', moves=self.moves(decision.played.moves, view))} {told}"

    def turn(self, turn: Turn, names: Sequence[str]) -> str:
        """A turning point."""
        change = self.percent(turn.change, True)
        return self(f"turn_{turn.by}", player=names[turn.seat], change=change, actor=names[turn.actor])

    def nudge(self, hint: Hint) -> str:
        """What to think about, without the move."""
        gained = telling(hint.options, 0)
        better = advantages(hint.options) if self.lead(hint) >= MATTERS else []
        found = better or [pair for pair in gained if pair[1] > 0] or gained
        terms = [term for term, points in found if abs(points) >= SMALLEST][:2]
        if terms:
            return self("nudge", terms=", ".join(self.words.term(term) for term in terms))
        if self.lead(hint) < NOTABLE:
            return self("nudge_none")
        return self("nudge_wait" if hint.stops else "nudge_later")

    def lead(self, hint: Hint) -> float:
        """What the second best action loses."""
        return hint.options[0].chance - hint.options[1].chance if len(hint.options) > 1 else 0.0

    def reasons(self, hint: Hint) -> list[str]:
        """What the best move changes, what it does better than the second best, and what that would lose, without the moves."""
        found = telling(hint.options, 0) or ranked(hint.options[0].terms)  # who asks why is told something
        terms = self.changes(found)
        changes = self("why", terms=terms) if terms else self("why_little")
        more = self.changes(ranked(differences(hint.options))) if self.lead(hint) >= MATTERS else ""
        little = all(abs(points) < OFF for _, points in found)
        told = [*([] if more and little else [changes]), *([self("compared", terms=more)] if more and more != terms else [])]
        return [*told, *self.at_first(hint), *self.saves(hint), self.second(hint)]

    def at_first(self, hint: Hint) -> list[str]:
        """That another action brings more at first, if it does: what the best changes would not be the reason for it then."""
        looks = [sum(option.terms.values()) for option in hint.options]
        return [self("at_first")] if max(looks) - looks[0] >= SEEMS else []

    def second(self, hint: Hint) -> str:
        """What the second best move would lose."""
        if len(hint.options) < 2:
            return self("only")
        if hint.then and hint.then[0] == hint.options[1].moves[0]:
            return self("second_next")
        loss = self.lead(hint)
        return self("second", loss=self.percent(loss)) if loss >= MATTERS else self("second_same")

    def then(self, hint: Hint, view: View[Any] | None = None) -> list[str]:
        """How the turn goes on after the best action, if it does."""
        if not hint.then:
            return []
        both = spelled(self.words, [*hint.options[0].moves, *hint.then], view)
        return [self("then", moves=plain(joined(both[-len(hint.then) :], "; ")))]

    def beside(self, hint: Hint, view: View[Any] | None = None) -> list[str]:
        """What is said beside the moves of a hint."""
        return [*self.at_first(hint), *self.saves(hint), self.second(hint), *self.then(hint, view)]

    def does(self, hint: Hint, place: int) -> str:
        """What one of the actions does on the table, in the sentences of the log."""
        return " ".join(plain(self.words.event(event)) for event in hint.does[place]) if hint.does else ""

    def effects(self, hint: Hint, place: int) -> str:
        """What one of the actions does, what that changes in points by the end, and what it leaves to rivals."""
        changes = self.changes(telling(hint.options, place))
        points = self("by_the_end", terms=changes) if changes else ""
        return " ".join(each for each in (self.does(hint, place), points, *self.leaves(hint, place)) if each)

    def leaves(self, hint: Hint, place: int) -> list[str]:
        """What one of the actions probably leaves to rivals, a sentence for each of them."""
        return self._by_rival("leaves", [left for each in (hint.leaves, hint.leads) if each for left in each[place]])

    def saves(self, hint: Hint) -> list[str]:
        """What the best action takes that a rival would otherwise probably take, or takes too."""
        others = {left: self.thing(left.move) for each in hint.leaves[1:] for left in each}
        taken = {self.thing(move) for move in hint.options[0].moves}
        told = [left for left, thing in others.items() if thing in taken]
        saved, shared = [left for left in told if not left.shared], [left for left in told if left.shared]
        return [*self._by_rival("saves", [*saved, *hint.keeps]), *self._by_rival("too", shared)]

    def _by_rival(self, key: str, left: Iterable[Left]) -> list[str]:
        found: dict[int, dict[str, None]] = {}
        for each in left:
            thing = self.thing(each.move)
            if thing:
                found.setdefault(each.seat, {})[thing] = None
        return [
            self(key, player=plain([self.words.player(seat)]), things=self._listed(list(things))) for seat, things in found.items()
        ]

    def _listed(self, things: list[str]) -> str:
        return self("and").join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)

    def thing(self, move: Move) -> str:
        """What a move takes, as the object of a sentence; empty if it has no name of its own."""
        pieces = [piece for piece in self.words.move(move) if f"thing_{piece.kind}" in self._phrases]
        return self(f"thing_{pieces[0].kind}", name=pieces[0].text) if pieces else ""

    def option(self, option: Option, points: float, view: View[Any] | None = None) -> str:
        """A whole action with what it promises."""
        moves, chance = self.moves(option.moves, view), self.percent(option.chance)
        return self("option", moves=moves, chance=chance, points=self.number(points))


def spelled(words: Words, moves: Iterable[Move], view: View[Any] | None) -> list[Text]:
    """The moves of an action. With a view, each is told as it stands when its turn comes: what "option 2" is shows only then."""
    if view is None:
        return [words.move(move) for move in moves]
    told: list[Text] = []
    world, seat = view.sample(0), view.seat
    for move in moves:
        if world.asks[seat] is None or move not in view.game.legal(world, seat):
            told.append(words.move(move))
            continue
        text = words.move(move, view.game.observe(world, seat))
        declined = told and view.game.space.meaning(move)[0] == DECLINE
        told.append(say(text, " (", _asked(words.question(view.game.question(world, seat))), ")") if declined else text)
        view.game.apply(world, seat, move)
    return told


def _asked(question: Text) -> Text:
    """What is asked, without what is said about it before and after."""
    found: Text = []
    for piece in question:
        told, mark, _ = piece.text.partition("?")
        _, dot, asked = told.rpartition(". ")
        found = [*([] if dot else found), piece._replace(text=asked + mark)]
        if mark:
            break
    return found


def important(terms: Sequence[tuple[str, float]]) -> list[tuple[str, float]]:
    """The biggest changes, gains before costs: a few of them, or more where few would give a wrong idea of the sum."""
    known = [pair for pair in ranked(dict(terms)) if abs(pair[1]) >= SMALLEST]
    total = sum(points for _, points in terms)
    count = TOLD
    while count < min(MOST, len(known)) and abs(total - sum(points for _, points in known[:count])) > max(OFF, abs(total) / 2):
        count += 1
    return sorted(known[:count], key=lambda pair: pair[1] < 0)


def telling(options: Sequence[Option], place: int) -> list[tuple[str, float]]:
    """What one of several actions changes, the biggest change first, without what each of them costs alike.

    Every action ends a turn or uses up a character: that is true, but no reason for any of them. What they all do to the rivals
    is none either: time passes for them whatever one does, so only what an action costs there beyond the others is told.
    """
    others = [each.terms for each in options]
    alike = set[str]()
    for term in options[place].terms:
        costs = [terms.get(term, 0.0) for terms in others]
        of_all = max(costs) < 0 or (term == RIVALS and min(costs) > 0)
        if len(costs) > 1 and of_all and max(costs) - min(costs) < max(ALIKE, NEAR * min(map(abs, costs))):
            alike.add(term)
    told = {term: points for term, points in options[place].terms.items() if term not in alike}
    passing = max(terms.get(RIVALS, 0.0) for terms in others)
    if RIVALS in told and len(options) > 1 and passing < 0:
        told[RIVALS] -= passing
    return [(term, points) for term, points in ranked(told) if points]


def differences(options: Sequence[Option]) -> dict[str, float]:
    """What the best action changes more than the second best, by term."""
    if len(options) < 2:
        return {}
    best, second = options[0].terms, options[1].terms
    return {term: best.get(term, 0.0) - second.get(term, 0.0) for term in {**best, **second}}


def advantages(options: Sequence[Option]) -> list[tuple[str, float]]:
    """Where the best action is better than the second best, the biggest difference first."""
    return [pair for pair in ranked(differences(options)) if pair[1] >= SMALLEST]


def ranked(terms: Mapping[str, float]) -> list[tuple[str, float]]:
    """The biggest changes first."""
    return sorted(terms.items(), key=lambda pair: -abs(pair[1]))
