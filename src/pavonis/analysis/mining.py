"""Mining puzzles: bots play each other, and positions with one clearly best whole action, or turn of several, are kept.

A position is looked at three times. While the game is played, every action is judged in a few worlds; where the best one stands
out, a judge with more worlds and another seed looks again; then searches with other seeds must come to the same move. All of them
see what the seat sees. The same plan gives the same puzzles.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from pavonis.analysis.judging import Judge, Weighed
from pavonis.analysis.puzzles import NEAR, TOLD, Check, Node, Puzzle, PuzzleSet, forced, goes_on, is_over
from pavonis.analysis.review import Option, option_of
from pavonis.bots.bot import derived, make_bot
from pavonis.core.game import Game, Move, Seat, State
from pavonis.core.record import restored, snapshot
from pavonis.core.view import View
from pavonis.games import load

PLAYING: Final = "greedy:4"  # plays, and has the first look
LOOKING: Final = "greedy:24"  # has the second, which is what the answer is explained by
SEARCHING: Final = "search:400"
SEARCHES: Final = 2
OTHERS: Final = 1 << 32  # seeds of the searches
SURE: Final = 2  # a search must find at least the margin divided by this: it gives little thought to what it thinks bad
AFTERWARDS: Final = 2  # the same for the later actions of a turn, by all judges: what is left to do can often wait
CHOICES: Final = 4  # moves at least, or it is no puzzle
ENDINGS: Final = 24  # right ways to make the picks of the answer at most
TRIED: Final = 5  # positions of one game that are looked at again
GUESSERS: Final = ("quick", "relaxed")  # who finds the answer makes it an easy one


@dataclass(frozen=True)
class Mine:
    """What is looked for, and where."""

    game: str
    games: int = 40
    players: int = 2
    seed: int = 1
    margin: float = 0.08
    each: int = 1  # puzzles of one game at most
    actions: int = 1  # of an answer at most, where the turn goes on and the next action is as clear as the first
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def kept(self) -> dict[str, Any]:
        """What must be the same to go on with a file: everything but how many games are looked through."""
        judges = [PLAYING, LOOKING, *[SEARCHING] * SEARCHES]
        asked = {"actions": self.actions} if self.actions > 1 else {}
        return {
            "players": self.players,
            "seed": str(self.seed),
            "margin": self.margin,
            "each": self.each,
            "judges": judges,
            **asked,
        }


def mine(plan: Mine, path: Path, origin: dict[str, Any], progress: Callable[[int, int], None]) -> PuzzleSet:
    """Look through games and write the puzzles to a file, game by game: the same plan goes on with a file that was begun."""
    game = load(plan.game, **plan.options)
    found = _begun(plan, game, path, origin)
    progress(found.mined, plan.games)
    while found.mined < plan.games:
        found.puzzles += mined(plan, game, found.mined)
        found.mined += 1
        write(found, path)
        progress(found.mined, plan.games)
    return found


def _begun(plan: Mine, game: Game[Any], path: Path, origin: dict[str, Any]) -> PuzzleSet:
    if not path.is_file():
        return PuzzleSet(game.key, game.rules_version, game.options, {**origin, **plan.kept}, 0, [])
    found = msgspec.json.decode(path.read_bytes(), type=PuzzleSet)
    same = {name: found.made.get(name) for name in plan.kept} == plan.kept
    if found.game != game.key or found.rules_version != game.rules_version or found.options != game.options or not same:
        raise ValueError(f"{path} holds other puzzles: name another file, or ask for the same ones")
    found.made |= origin
    return found


def renew(old: PuzzleSet, actions: int, path: Path, origin: dict[str, Any], progress: Callable[[int, int], None]) -> PuzzleSet:
    """Judge the puzzles of a set again by the bots of today, with other seeds, and ask for so many actions where the turn goes on.

    Those that are no longer clear are left out. The same call goes on with a file that was begun.
    """
    game = load(old.game, **old.options)
    plan = Mine(old.game, old.mined, old.made["players"], int(old.made["seed"]), old.made["margin"], old.made["each"], actions)
    before = {name: old.made[name] for name in ("command", "commit")}
    made = {**origin, **plan.kept, "before": before, "looked": 0}
    found = PuzzleSet(game.key, game.rules_version, game.options, made, old.mined, [])
    if path.is_file():
        found = msgspec.json.decode(path.read_bytes(), type=PuzzleSet)
        if {**found.made, "looked": 0} != made:
            raise ValueError(f"{path} was begun in another way: name another file, or ask for the same")
    progress(found.made["looked"], len(old.puzzles))
    for puzzle in old.puzzles[found.made["looked"] :]:
        world, seed = restored(game, puzzle.seats, puzzle.position), derived(plan.seed, "renewed", puzzle.id)
        again = _examined(plan, game, world, puzzle.seat, puzzle.id, puzzle.level, seed)
        if again is not None:
            level = _level(View(game, world, puzzle.seat), again.nodes[0].options[0].moves[0], seed)
            found.puzzles.append(msgspec.structs.replace(again, level=level))
        found.made["looked"] += 1
        write(found, path)
        progress(found.made["looked"], len(old.puzzles))
    return found


def write(found: PuzzleSet, path: Path) -> None:
    """Write puzzles so that a crash leaves the old file or the new one; a line for each."""
    head = msgspec.json.encode(msgspec.structs.replace(found, puzzles=[])).removesuffix(b"[]}")
    lines = b",\n".join(msgspec.json.encode(puzzle) for puzzle in found.puzzles)
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(head + b"[\n" + lines + b"\n]}\n")
    beside.replace(path)


def mined(plan: Mine, game: Game[Any], number: int) -> list[Puzzle]:
    """The puzzles of one game, the hardest that it has."""
    seed = derived(plan.seed, "puzzles", game.key, number)
    candidates = _candidates(plan, game, seed)
    candidates.sort(key=lambda each: (-each[0], -each[1]))
    found: list[Puzzle] = []
    for level, _, step, world, seat in candidates[:TRIED]:
        if len(found) < plan.each:
            puzzle = _examined(plan, game, world, seat, f"{number}-{step}", level, derived(seed, "checks", step))
            found += [] if puzzle is None else [puzzle]
    return found


def _candidates(plan: Mine, game: Game[Any], seed: int) -> list[tuple[int, float, int, State, Seat]]:
    """Play a game; where one action stands out: how hard it is to see, by how much it does, the step, a world, the seat."""
    s = game.new(plan.players, seed)
    s.log = None
    judge = Judge(game, derived(seed, "judge"), PLAYING)
    found: list[tuple[int, float, int, State, Seat]] = []
    step = 0
    while s.owed:
        seat = (s.owed & -s.owed).bit_length() - 1
        move = forced(game, s, seat)
        if move is None:
            view = View(game, s, seat)
            weighed = judge.weigh(view)
            move = weighed[0].move
            lead = margin(weighed)
            if len(weighed) >= CHOICES and lead >= plan.margin and view.question().fresh:
                world = view.sample(derived(seed, "world", step))
                found.append((_level(view, move, seed), lead, step, world, seat))
        game.apply(s, seat, move)
        step += 1
    return found


def margin(weighed: list[Weighed]) -> float:
    """By how much of the chance to win the best move is better than the second."""
    return weighed[0].chance - weighed[1].chance if len(weighed) > 1 else 0.0


def _level(view: View[Any], best: Move, seed: int) -> int:
    """How many of those who do not think much find another move, and 1."""
    guesses = [make_bot(spec, view.game.key, seed) for spec in GUESSERS]
    for level, bot in enumerate(guesses, 1):
        if bot.choose(view, bot.budget) == best:
            return level
    return len(guesses) + 1


def _examined(plan: Mine, game: Game[Any], world: State, seat: Seat, name: str, level: int, seed: int) -> Puzzle | None:
    """A puzzle, if a judge with more worlds and the searches agree about it."""
    judge = Judge(game, seed, LOOKING)
    lead, checks = _clear(plan.margin, judge, View(game, world, seat), seed)
    if not checks:
        return None
    actions = 1
    s, learned = game.clone(world), world.learned[seat]
    while actions < plan.actions:
        for move in judge.whole_action(View(game, s, seat), judge.weigh(View(game, s, seat))[0].move):
            game.apply(s, seat, move)
        if not goes_on(s, seat, learned):
            break
        needed = max(2 * NEAR, plan.margin) / AFTERWARDS
        next_lead, found = _clear(needed, judge, View(game, s, seat), derived(seed, "action", actions))
        if not found:
            break
        actions += 1
        lead = min(lead, next_lead)
        checks += found
    nodes: list[Node] = []
    if not _grow(nodes, judge, game.clone(world), seat, actions):
        return None
    return Puzzle(name, plan.players, seat, game.round(world), level, round(lead, 4), checks, snapshot(world), nodes, actions)


def _clear(needed: float, judge: Judge, view: View[Any], seed: int) -> tuple[float, list[Check]]:
    """By how much the best action is better than any other, and the searches that agree; none if it is not so much as needed."""
    weighed = judge.weigh(view)
    best, lead = weighed[0].move, margin(weighed)
    if lead < needed or len(weighed) < CHOICES:
        return lead, []
    checks: list[Check] = []
    for number in range(SEARCHES):
        other = derived(seed, "search", number) % OTHERS
        searched = Judge(judge.game, other, SEARCHING).weigh(view)
        if searched[0].move != best or margin(searched) < needed / SURE:
            return lead, []
        checks.append(Check(SEARCHING, other, round(margin(searched), 4)))
    return lead, checks


def _grow(nodes: list[Node], judge: Judge, world: State, seat: Seat, actions: int) -> bool:
    """Judge every pick that right answers of so many actions lead to; False if there are too many of them."""
    game = judge.game
    learned = world.learned[seat]
    paths: list[tuple[list[Move], State, int]] = [([], world, actions)]
    endings = 0
    while paths:
        played, s, left = paths.pop()
        if played and is_over(game, s, seat, learned):
            left -= 1
            if left == 0 or not goes_on(s, seat, learned):
                endings += 1
                if endings > ENDINGS:
                    return False
                continue
        only = forced(game, s, seat)
        moves = [only] if only is not None else []
        if only is None:
            node = Node(played, _options(judge, View(game, s, seat)))
            nodes.append(node)
            moves = [option.moves[0] for option in node.options if node.options[0].chance - option.chance <= NEAR]
        for move in moves:
            after = game.clone(s)
            game.apply(after, seat, move)
            paths.append(([*played, move], after, left))
        if len(paths) + endings > ENDINGS:
            return False
    return True


def _options(judge: Judge, view: View[Any]) -> list[Option]:
    weighed = judge.weigh(view)
    first = option_of(weighed[0], judge.whole_action(view, weighed[0].move))
    return [_short(option) for option in [first, *[option_of(each, [each.move]) for each in weighed[1:]]]]


def _short(option: Option) -> Option:
    """An option with the terms that matter most."""
    terms = dict(sorted(option.terms.items(), key=lambda pair: -abs(pair[1]))[:TOLD])
    return Option(option.moves, option.chance, option.value, terms)
