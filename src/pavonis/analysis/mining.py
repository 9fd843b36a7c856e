"""Mining puzzles: bots play each other, and positions with one clearly best whole action, or turn of two, are kept.

A position is looked at three times. While the game is played, every action is judged in a few worlds; where the best one stands
out, a judge with more worlds and another seed looks again; then searches with other seeds must come to the same move. Of turns, all
pairs of actions are compared, in whatever order, and instead of a search bots play on to the end of the round. All of them see what
the seat sees. The same plan gives the same puzzles.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from pavonis.analysis.judging import Judge, Weighed
from pavonis.analysis.puzzles import (
    NEAR,
    OPEN,
    SOLVED,
    Attempt,
    Check,
    Node,
    Puzzle,
    PuzzleSet,
    best_wrong,
    forced,
    goes_on,
    is_over,
)
from pavonis.analysis.review import Option, option_of
from pavonis.analysis.turns import PLAYS_ON, Turns, WholeTurn, different, doing
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
LATE: Final = 0.3  # of the game is left at most: before, nearly everything can wait for the next turn
GLANCE: Final = 2  # worlds in which turns are thought through at a glance, to find those worth playing on
LOOK: Final = 12  # and when they are examined
FEW: Final = 4  # turns that are played on at a glance
MANY: Final = 8  # and when they are examined, in so many worlds too
CLOSEST: Final = 5  # turns that are played on further
ON_A_LITTLE: Final = 6  # worlds in which they are, at a glance
ON: Final = 40  # and when they are examined
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
    actions: int = 1  # of an answer: 2 asks for turns
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def kept(self) -> dict[str, Any]:
        """What must be the same to go on with a file: everything but how many games are looked through."""
        deep = SEARCHING if self.actions == 1 else PLAYS_ON
        judges = [PLAYING, LOOKING, *[deep] * SEARCHES]
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


def renew(old: PuzzleSet, path: Path, origin: dict[str, Any], progress: Callable[[int, int], None]) -> PuzzleSet:
    """Judge the puzzles of a set again by the bots of today, with other seeds.

    Those that are no longer clear are left out. The same call goes on with a file that was begun. The seeds follow from who judged
    before, so a set that is renewed twice is not asked the same twice.
    """
    game = load(old.game, **old.options)
    made = old.made
    plan = Mine(old.game, old.mined, made["players"], int(made["seed"]), made["margin"], made["each"], made.get("actions", 1))
    before = {name: old.made[name] for name in ("command", "commit")}
    made = {**origin, **plan.kept, "before": before, "looked": 0}
    found = PuzzleSet(game.key, game.rules_version, game.options, made, old.mined, [])
    if path.is_file():
        found = msgspec.json.decode(path.read_bytes(), type=PuzzleSet)
        if {**found.made, "looked": 0} != made:
            raise ValueError(f"{path} was begun in another way: name another file, or ask for the same")
    progress(found.made["looked"], len(old.puzzles))
    for puzzle in old.puzzles[found.made["looked"] :]:
        world = restored(game, puzzle.seats, puzzle.position)
        seed = derived(plan.seed, "renewed", before["command"], before["commit"], puzzle.id)
        again = _examined(plan, game, world, puzzle.seat, puzzle.id, seed)
        found.puzzles += [] if again is None else [again]
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
    """The puzzles of one game, the hardest that it has; of one round only one of each seat, since the next is much the same."""
    seed = derived(plan.seed, "puzzles", game.key, number)
    candidates = _candidates(plan, game, seed)
    candidates.sort(key=lambda each: (-each[0], -each[1]))
    found: list[Puzzle] = []
    for _, _, step, world, seat in candidates[:TRIED]:
        again = any((each.seat, each.round) == (seat, game.round(world)) for each in found)
        if len(found) < plan.each and not again:
            name = f"{number}-{step}" if plan.actions == 1 else f"{number}-{step}-turn"
            puzzle = _examined(plan, game, world, seat, name, derived(seed, "checks", step))
            found += [] if puzzle is None else [puzzle]
    return found


def _candidates(plan: Mine, game: Game[Any], seed: int) -> list[tuple[int, float, int, State, Seat]]:
    """Play a game; where one action or turn stands out: how hard it is to see, by how much it does, the step, a world, the seat."""
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
            level, lead, move = _action_lead(judge, view, seed) if plan.actions == 1 else _turn_lead(judge, s, view, seed, step)
            if lead >= plan.margin and view.question().fresh:
                found.append((level, lead, step, view.sample(derived(seed, "world", step)), seat))
        game.apply(s, seat, move)
        step += 1
    return found


def _action_lead(judge: Judge, view: View[Any], seed: int) -> tuple[int, float, Move]:
    """How hard the best action is to see, by how much it is better than any other, and its first move."""
    weighed = judge.weigh(view)
    best, lead = weighed[0].move, margin(weighed)
    if len(weighed) < CHOICES or lead < NEAR:
        return 0, 0.0, best
    return _level(view, best, seed), lead, best


def margin(weighed: list[Weighed]) -> float:
    """By how much of the chance to win the best move is better than the second."""
    return weighed[0].chance - weighed[1].chance if len(weighed) > 1 else 0.0


def _turn_lead(judge: Judge, s: State, view: View[Any], seed: int, step: int) -> tuple[int, float, Move]:
    """The same for the best turn, at two glances; no lead if it is not one of two actions. How hard it is, is known later."""
    chosen = judge.bot.choose(view, judge.bot.budget)
    if judge.evaluation.left(s) > LATE or not view.question().fresh or len(view.legal()) < CHOICES:
        return 0, 0.0, chosen
    turns = Turns(judge.game, derived(seed, "turn", step), GLANCE, s.asks[view.seat])
    found = different(turns.all_turns(view, 2))[:FEW]
    if all(len(turn.actions) < 2 for turn in found):
        return 0, 0.0, chosen
    lead = 1.0
    for worlds in (GLANCE, ON_A_LITTLE):
        if lead > NEAR:
            lead = turn_margin(turns, turns.played_on(view, found, worlds))
    return 0, lead, chosen


def turn_margin(turns: Turns, found: list[WholeTurn]) -> float:
    """By how much of the chance to win the first turn is better than the others; 0 if it is not one of two actions."""
    best = found[0].actions
    if len(found) < 2 or len(best) < 2 or any(turns.is_end(move) for move in best):
        return 0.0
    return found[0].chance - found[1].chance


def _level(view: View[Any], best: Move, seed: int) -> int:
    """How many of those who do not think much find another move, and 1."""
    guesses = [make_bot(spec, view.game.key, seed) for spec in GUESSERS]
    for level, bot in enumerate(guesses, 1):
        if bot.choose(view, bot.budget) == best:
            return level
    return len(guesses) + 1


def _turn_level(found: PuzzleSet, puzzle: Puzzle, seed: int) -> int:
    """The same for a turn, which has to be found to its end."""
    for level, spec in enumerate(GUESSERS, 1):
        bot = make_bot(spec, found.game, seed)
        attempt = Attempt(found, puzzle)
        while attempt.status == OPEN:
            attempt.play([bot.choose(attempt.view, bot.budget)])
        if attempt.status == SOLVED:
            return level
    return len(GUESSERS) + 1


def _examined(plan: Mine, game: Game[Any], world: State, seat: Seat, name: str, seed: int) -> Puzzle | None:
    """A puzzle, if a judge with more worlds and those who look deeper agree about it."""
    if plan.actions > 1:
        return _examined_turn(plan, game, world, seat, name, seed)
    judge, view = Judge(game, seed, LOOKING), View(game, world, seat)
    lead, checks = _clear(plan.margin, judge, view, seed)
    nodes: list[Node] = []
    if not checks or not _grow(nodes, game, game.clone(world), seat, 1, lambda view, begun, left: _options(judge, view)):
        return None
    level = _level(view, nodes[0].options[0].moves[0], seed)
    return Puzzle(name, plan.players, seat, game.round(world), level, round(lead, 4), checks, snapshot(world), nodes)


def _examined_turn(plan: Mine, game: Game[Any], world: State, seat: Seat, name: str, seed: int) -> Puzzle | None:
    """A puzzle of a turn, if it is better than any turn that does something else, also with other seeds."""
    turns, view = Turns(game, seed, LOOK, world.asks[seat]), View(game, world, seat)
    all_turns = turns.all_turns(view, plan.actions)
    rivals = turns.played_on(view, different(all_turns)[:MANY], MANY)
    if turn_margin(turns, rivals) < plan.margin / SURE:
        return None
    found = turns.played_on(view, rivals[:CLOSEST], ON)
    lead = turn_margin(turns, found)
    if lead < plan.margin:
        return None
    checks: list[Check] = []
    for number in range(SEARCHES):
        other = derived(seed, "on", number) % OTHERS
        again = Turns(game, other, LOOK, world.asks[seat]).played_on(view, found[: CLOSEST - 1], ON)
        again_lead = again[0].chance - again[1].chance
        if again[0].actions != found[0].actions or again_lead < plan.margin / SURE:
            return None
        checks.append(Check(PLAYS_ON, other, round(again_lead, 4)))
    nodes: list[Node] = []
    played = {doing(turn): turn for turn in found}
    known = [_as(turn, played[doing(turn)]) for turn in all_turns if doing(turn) in played]
    if not _grow(nodes, game, game.clone(world), seat, plan.actions, lambda *at: _turn_options(turns, known, *at)):
        return None
    round_ = game.round(world)
    puzzle = Puzzle(name, plan.players, seat, round_, 1, round(lead, 4), checks, snapshot(world), nodes, plan.actions)
    alone = PuzzleSet(game.key, game.rules_version, game.options, {}, 0, [puzzle])
    if len(Attempt(alone, puzzle).solved().beginnings) < plan.actions:
        return None  # the picks that are best show something hidden, and the turn is no longer one answer
    return msgspec.structs.replace(puzzle, level=_turn_level(alone, puzzle, seed))


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


Weigh = Callable[[View[Any], list[Move], int], list[Option]]  # a view, the actions that were begun, how many are left


class Way(NamedTuple):
    """A right way that is being followed."""

    played: list[Move]
    begun: list[Move]  # those that began an action
    s: State
    left: int  # actions, the one that is being made among them


def _grow(nodes: list[Node], game: Game[Any], world: State, seat: Seat, actions: int, weigh: Weigh) -> bool:
    """Judge every pick that right answers of so many actions lead to.

    False if there are too many of them, if they do not all do the same, or if one of them leaves nothing to go on with.
    """
    learned = world.learned[seat]
    ways: list[Way] = [Way([], [], world, actions)]
    endings: list[list[Move]] = []
    while ways:
        played, begun, s, left = ways.pop()
        if played and is_over(game, s, seat, learned):
            left -= 1
            if left == 0 or not goes_on(s, seat, learned):
                endings.append(sorted(begun))
                continue
        only = forced(game, s, seat)
        moves = [only] if only is not None else []
        if only is None:
            node = Node(played, weigh(View(game, s, seat), begun, left))
            if not node.options:
                return False
            nodes.append(node)
            moves = [option.moves[0] for option in node.options if node.options[0].chance - option.chance <= NEAR]
        begins = game.question(s, seat).fresh
        for move in moves:
            after = game.clone(s)
            game.apply(after, seat, move)
            ways.append(Way([*played, move], [*begun, move] if begins else begun, after, left))
        if len(ways) + len(endings) > ENDINGS:
            return False
    return all(ending == endings[0] for ending in endings)


def _options(judge: Judge, view: View[Any]) -> list[Option]:
    weighed = judge.weigh(view)
    first = option_of(weighed[0], judge.whole_action(view, weighed[0].move))
    return _short([first, *[option_of(each, [each.move]) for each in weighed[1:]]])


def _turn_options(turns: Turns, known: list[WholeTurn], view: View[Any], begun: list[Move], left: int) -> list[Option]:
    """Where an action begins, the turns that were played on; what belongs to an action is judged where the turn ends."""
    if not view.question().fresh:
        return _short([_option(each, each.moves) for each in turns.weigh(view, left)])
    place, legal = len(begun), set(view.legal())  # another right pick may have used up what a turn needs for its second action
    found: dict[Move, WholeTurn] = {}
    for turn in sorted(known, key=lambda each: -each.chance):
        if turn.actions[:place] == tuple(begun) and len(turn.actions) > place and turn.actions[place] in legal:
            found.setdefault(turn.actions[place], turn)
    return _short([_option(turn, turn.moves if place == 0 else [move]) for move, turn in found.items()])


def _as(turn: WholeTurn, other: WholeTurn) -> WholeTurn:
    """A turn, judged as another one that does the same."""
    return turn._replace(value=other.value, chance=other.chance, terms=other.terms)


def _option(turn: WholeTurn, moves: list[Move]) -> Option:
    return option_of(Weighed(moves[0], turn.chance, turn.value, turn.terms), moves)


def _short(options: list[Option]) -> list[Option]:
    """Options without the terms of those that nothing is compared with."""
    compared = (*options[:1], best_wrong(options)) if options else ()
    return [each if each in compared else Option(each.moves, each.chance, each.value, {}) for each in options]
