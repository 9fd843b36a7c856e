"""Hidden information, position by position: a resampled world looks the same, depends on nothing else, and can be played."""

import json
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct, ValidationError, convert, to_builtins

from pavonis.core.game import EVERYBODY, Game, Move, Seat
from pavonis.core.record import fields, fingerprint
from pavonis.core.record import same as same_position
from pavonis.core.view import View
from pavonis.testing.conformance.copies import lists
from pavonis.testing.conformance.moments import LIMIT, Broken, Moment, Property, Wanderer, Watch, at_every_step
from pavonis.testing.conformance.simultaneous import parts

TEXTS: Final = 12  # moves whose words and reasons are compared
AHEAD: Final = 6  # moves that a resampled world is played on
TO_THE_END: Final = 1 / 10  # how often one of them is played to the end
TRIED: Final = 6  # moves that the simple bot considers


def seen(game: Game[Any], s: Any, viewer: Seat) -> tuple[Any, ...]:
    """All that a viewer can look at: the observation, and the frames, which hold nothing secret."""
    return game.observe(s, viewer), s.table, s.seats, s.asks, s.owed


def choices(at: Moment) -> list[bool]:
    """Whether to open sealed answers again: both ways if there are any."""
    return [False, True] if any(at.s.sealed) else [at.chance.random() < 1 / 2]


@at_every_step
def same(at: Moment) -> None:
    """Observation, waiting, question, legal moves, reasons and texts are equal in the world and in its resample."""
    game, s = at.game, at.s
    before = fingerprint(s)
    for viewer in [*at.viewers, EVERYBODY]:
        observation = game.observe(s, viewer)
        _check_data(observation, viewer)
    own = {name: lists(getattr(s, name)) for name in fields(s)}
    for viewer in at.viewers:
        r = game.resample(s, viewer, at.chance.getrandbits(64))
        shared = [name for name, found in own.items() if found & lists(getattr(r, name))]
        if shared or r.log is not None:
            raise Broken(f"a resample for viewer {viewer} shares with the truth: {shared or 'the log'}")
        for name, one, other in zip(
            ("the observation", "the table", "the stacks", "the questions", "who is waited for"),
            seen(game, s, viewer),
            seen(game, r, viewer),
            strict=True,
        ):
            if one != other:
                raise Broken(f"viewer {viewer} can tell a resample by {name}: {_difference(one, other)}")
        if viewer in at.seats:
            _same_to_answer(at, r, viewer)
            if any(s.sealed):
                _reopened(at, viewer)
    if fingerprint(s) != before:
        raise Broken("looking at the position has changed it")


def _check_data(observation: Any, viewer: Seat) -> None:
    plain = to_builtins(observation)
    if json.loads(json.dumps(plain)) != plain:
        raise Broken(f"what viewer {viewer} observes is not plain data")
    if isinstance(observation, Struct):
        try:
            again = convert(plain, type(observation))
        except ValidationError as error:
            raise Broken(f"what viewer {viewer} observes is not of the type that it declares: {error}") from None
        if again != observation:
            raise Broken(f"what viewer {viewer} observes is not of the type that it declares")


def _same_to_answer(at: Moment, r: Any, seat: Seat) -> None:
    game, s = at.game, at.s
    if s.learned[seat] != r.learned[seat]:
        raise Broken(f"the mark of what seat {seat} has learned differs in a resample")
    if game.legal(s, seat) != game.legal(r, seat):
        raise Broken(f"legal moves of seat {seat} differ in a resample: {game.legal(s, seat)} and {game.legal(r, seat)}")
    if s.asks[seat] is not None and parts(game.question(s, seat)) != parts(game.question(r, seat)):
        raise Broken(f"the question to seat {seat} differs in a resample")
    for move in at.some(at.codes, TEXTS):
        if game.why_not(s, seat, move) != game.why_not(r, seat, move):
            raise Broken(f"why seat {seat} may not make move {move} differs in a resample")
        if game.notation(s, seat, move) != game.notation(r, seat, move):
            raise Broken(f"the words of move {move} differ in a resample")


def _reopened(at: Moment, viewer: Seat) -> None:
    r = at.game.resample(at.s, viewer, at.chance.getrandbits(64), reopen=True)
    for seat in at.seats:
        could_change = seat != viewer and at.s.sealed[seat] and at.s.asks[seat] is not None
        if could_change and (r.sealed[seat] or not r.owed >> seat & 1):
            raise Broken(f"viewer {viewer} asked for open answers, and that of seat {seat} is still sealed")
    if at.game.legal(r, viewer) != at.game.legal(at.s, viewer):
        raise Broken(f"with open answers, legal moves of seat {viewer} differ")


def _difference(one: Any, other: Any) -> str:
    if isinstance(one, Struct) and isinstance(other, Struct):
        one, other = to_builtins(one), to_builtins(other)
    if isinstance(one, dict) and isinstance(other, dict):
        keys = sorted(key for key in {*one, *other} if one.get(key) != other.get(key))
        return "; ".join(f"{key}: {one.get(key)} and {other.get(key)}" for key in keys)
    return f"{one} and {other}"


@at_every_step
def forgetful(at: Moment) -> None:
    """A resample of a resample is the resample with that seed: only the viewer's knowledge and the seed go in."""
    for viewer in at.viewers:
        a, b = at.chance.getrandbits(64), at.chance.getrandbits(64)
        for reopen in choices(at):
            once = at.game.resample(at.s, viewer, b, reopen)
            twice = at.game.resample(at.game.resample(at.s, viewer, a), viewer, b, reopen)
            if not same_position(once, twice):
                differ = [name for name in fields(once) if getattr(once, name) != getattr(twice, name)]
                raise Broken(f"a resample for viewer {viewer} depends on more than that viewer knows: {differ}")


@at_every_step
def playable(at: Moment) -> None:
    """A resample, with sealed answers or with open ones, plays on and to the end, in any order of arrival."""
    wanderer = Wanderer(at.game, at.chance)
    worlds = [at.game.resample(at.s, v, at.chance.getrandbits(64), reopen) for v in at.viewers for reopen in choices(at)]
    for world in worlds:
        wanderer.play(world, AHEAD)
    if at.chance.random() < TO_THE_END or not at.record.entries:
        world = at.chance.choice(worlds)
        wanderer.play(world, LIMIT)
        if not at.game.over(world) or world.table or any(world.seats):
            raise Broken("a resampled world does not come to an end")


def blind_bot(choose: Callable[[View[Any]], Move]) -> Property:
    """A bot's move is legal, and the same in the world and in its resample."""

    def look(at: Moment) -> None:
        for seat in at.game.open_seats(at.s):
            legal = at.game.legal(at.s, seat)
            if not legal:
                continue
            move = choose(View(at.game, at.s, seat))
            if move not in legal:
                raise Broken(f"for seat {seat} the bot has chosen move {move}, which is not legal")
            other = choose(View(at.game, at.game.resample(at.s, seat, at.chance.getrandbits(64)), seat))
            if move != other:
                raise Broken(f"for seat {seat} the bot chooses move {move}, and in a resample move {other}")

    return Property("blind", lambda: Watch(look))


def by_outcome(view: View[Any]) -> Move:
    """A simple bot that tries moves in samples and takes the one whose outcome has the lowest fingerprint.

    It plays badly, but every detail of what a view gives away shows in its choice.
    """

    def outcome(move: Move) -> str:
        world = view.sample(move)
        view.game.apply(world, view.seat, move)
        return fingerprint(world)

    return min(view.legal()[:TRIED], key=outcome)


blind = blind_bot(by_outcome)
