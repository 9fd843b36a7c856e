"""Puzzles: one clearly best action, found again by other judges; nothing hidden in them; the same for everybody on a day."""

from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pavonis.analysis import mining
from pavonis.analysis.judging import Judge
from pavonis.analysis.mining import Mine, margin, mine, renew, turn_margin
from pavonis.analysis.puzzles import (
    NEAR,
    OPEN,
    SOLVED,
    WRONG,
    Attempt,
    Puzzle,
    PuzzleSet,
    answer,
    daily,
    puzzles_of,
    reasons,
    sets_of,
    verdict,
)
from pavonis.analysis.telling import Teller
from pavonis.analysis.turns import Turns, different
from pavonis.bots.bot import make_bot
from pavonis.core.record import restored, same
from pavonis.core.view import View
from pavonis.games import OURS, box, load
from pavonis.text import LANGUAGES

FEWEST = {"pocket-mars": 10, "mission-red-planet": 4, "ares-expedition": 3, "terraforming-mars": 4}
DAY = date(2026, 11, 17)


def puzzles(key: str) -> PuzzleSet:
    found = puzzles_of(key)
    assert found is not None
    return found


def teller(attempt: Attempt, language: str) -> Teller:
    return Teller(box(attempt.game.key).words(attempt.game, language, ["Ada", "Bob", "Eve"][: attempt.puzzle.seats]), language)


@pytest.mark.parametrize("key", OURS)
def test_every_game_has_puzzles_with_their_origin(key: str) -> None:
    assert len(puzzles(key).puzzles) >= FEWEST[key]
    assert len({puzzle.id for puzzle in puzzles(key).puzzles}) == len(puzzles(key).puzzles)
    for found in sets_of(key):
        assert found.made["command"].startswith((f"pavonis puzzles make {key} ", f"pavonis puzzles renew {key}"))
        assert found.made["commit"]
        assert not found.made["commit"].endswith("dirty")
        for puzzle in found.puzzles:
            assert puzzle.margin >= found.made["margin"]
            assert puzzle.actions == found.made.get("actions", 1)
            assert len(puzzle.checks) == mining.SEARCHES
            assert all(check.margin >= found.made["margin"] / mining.SURE for check in puzzle.checks)


@pytest.mark.parametrize("key", OURS)
def test_the_answer_solves_and_every_other_action_does_not(key: str) -> None:
    for found in sets_of(key):
        for puzzle in found.puzzles:
            attempt = Attempt(found, puzzle)
            assert attempt.view.question().fresh
            assert {each.moves[0] for each in attempt.best} <= set(attempt.view.legal())
            right = attempt.solved()
            assert right.status == SOLVED
            assert len(right.beginnings) == puzzle.actions
            first, *others = attempt.best
            if puzzle.actions == 1:
                assert attempt.play(first.moves) == SOLVED
            for other in others if puzzle in found.puzzles[:10] else ():
                tried = Attempt(found, puzzle)
                lost = first.chance - other.chance
                if puzzle.actions > 1 and lost <= NEAR:  # the actions of a turn may change places
                    assert tried.play(other.moves[:1]) == OPEN
                    continue
                assert tried.play(other.moves) == WRONG
                assert tried.loss is not None
                assert tried.loss >= found.made["margin"] - 1e-9 > NEAR


@pytest.mark.parametrize("key", OURS)
def test_all_is_said_in_every_language(key: str) -> None:
    found = puzzles(key)
    for language in LANGUAGES:
        attempt = Attempt(found, found.puzzles[0])
        said = teller(attempt, language)
        told = answer(attempt, said)
        right = attempt.solved()
        assert verdict(right, said)[1:] == reasons(right, said) == told[1:]
        assert not attempt.moves
        wrong = Attempt(found, found.puzzles[0])
        wrong.play(wrong.best[1].moves)
        assert len(verdict(wrong, said)) == 1
        assert "%" in verdict(wrong, said)[0]


@pytest.mark.parametrize("key", ["terraforming-mars", "ares-expedition"])
def test_each_reason_of_a_turn_says_to_which_action_it_belongs(key: str) -> None:
    found = puzzles(key)
    for puzzle in [each for each in found.puzzles if each.actions > 1]:
        attempt = Attempt(found, puzzle)
        right, said = attempt.solved(), teller(attempt, "en")
        assert [move for moves in right.actions for move in moves] == right.moves
        assert all(right.actions)
        first, *why = answer(attempt, said)
        assert first.startswith(f"The best turn: (1) {said.moves(right.actions[0], attempt.view)}; (2) ")
        assert why == verdict(right, said)[1:]
        assert all(sentence.startswith(("Action 1. ", "Action 2. ", "Each action. ")) for sentence in why)
        assert len(set(why)) == len(why) > 0


def confirmed(found: PuzzleSet, chosen: list[Puzzle], bot: str) -> int:
    """How many answers the present bots find again, with another seed."""
    game = load(found.game, **found.options)
    again = 0
    for puzzle in chosen:
        if puzzle.actions > 1:
            again += turn_is_best(game, puzzle)
            continue
        weighed = Judge(game, 4711, bot).weigh(Attempt(found, puzzle).view)
        again += weighed[0].move == puzzle.nodes[0].options[0].moves[0] and margin(weighed) > 0.01
    return again


def turn_is_best(game: Any, puzzle: Puzzle) -> bool:
    """Whether a turn is still better than those that come next, when present bots play on to the end of the round."""
    s = restored(game, puzzle.seats, puzzle.position)
    view, turns = View(game, s, puzzle.seat), Turns(game, 4711, 6, s.asks[puzzle.seat])
    found = turns.played_on(view, different(turns.all_turns(view, 2))[: mining.FEW], 20)
    right = {option.moves[0] for option in puzzle.nodes[0].options if puzzle.nodes[0].options[0].chance - option.chance <= NEAR}
    return found[0].actions[0] in right and turn_margin(turns, found) > 0.01


@pytest.mark.parametrize("key", OURS)
def test_a_judge_with_another_seed_finds_the_same_answer(key: str) -> None:
    found = puzzles(key)
    assert confirmed(found, found.puzzles[:5], "greedy:8") >= 4


@pytest.mark.slow
@pytest.mark.parametrize("key", OURS)
def test_the_present_bots_agree_with_the_puzzles(key: str) -> None:
    """The judges may have learned since; a set that they do not agree with any more has to be made anew."""
    found = puzzles(key)
    assert confirmed(found, found.puzzles, "greedy:16") >= 0.8 * len(found.puzzles)


@pytest.mark.parametrize("key", OURS)
def test_a_puzzle_holds_a_resampled_world(key: str) -> None:
    """What is kept must be a world that the seat cannot tell from others, and not the one in which the game was played."""
    found = puzzles(key)
    game = load(key, **found.options)
    for puzzle in found.puzzles:
        s = restored(game, puzzle.seats, puzzle.position)
        assert game.observe(game.resample(s, puzzle.seat, 99), puzzle.seat) == game.observe(s, puzzle.seat)


def test_mining_keeps_a_resampled_world(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Any] = []
    begin = View.sample

    def sample(view: View[Any], seed: int, reopen: bool = False) -> Any:
        found = begin(view, seed, reopen)
        played.append(found)
        return found

    game = load("pocket-mars")
    plan = Mine("pocket-mars")
    monkeypatch.setattr(View, "sample", sample)
    candidates = mining._candidates(plan, game, 12)
    assert candidates
    for _, _, _, world, _ in candidates:
        assert any(world is each for each in played)


def test_a_day_has_one_puzzle_and_all_take_turns() -> None:
    found = puzzles("pocket-mars")
    count = len(found.puzzles)
    assert daily(found, DAY) == daily(found, DAY)
    start = date(2026, 1, 1) + timedelta(days=3 * count)
    turn = [daily(found, start + timedelta(days=number)).id for number in range(count)]
    following = [daily(found, start + timedelta(days=count + number)).id for number in range(count)]
    assert Counter(turn) == Counter({puzzle.id: 1 for puzzle in found.puzzles})
    assert Counter(turn) == Counter(following)
    assert turn != following


def test_small_picks_count_too() -> None:
    found = puzzles("pocket-mars")
    puzzle = next(each for each in found.puzzles if len(each.nodes) > 1 and len(each.nodes[1].options) > 1)
    node = puzzle.nodes[1]
    worst = node.options[-1]
    attempt = Attempt(found, puzzle)
    attempt.play(node.after)
    assert attempt.status == OPEN
    lost = node.options[0].chance - worst.chance
    assert attempt.play([worst.moves[0]]) == (WRONG if lost > NEAR else attempt.status)


def test_a_move_that_is_not_legal_is_refused() -> None:
    found = puzzles("pocket-mars")
    with pytest.raises(ValueError, match="cannot be made here"):
        Attempt(found, found.puzzles[0]).play([999_999])


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"PLAYING": "greedy:2", "LOOKING": "greedy:6", "SEARCHING": "search:20"}.items():
        monkeypatch.setattr(mining, name, value)


def test_a_stopped_mine_goes_on_and_comes_to_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    steps: list[tuple[int, int]] = []
    whole = mine(Mine("pocket-mars", games=3), tmp_path / "whole.json", {}, lambda done, total: steps.append((done, total)))
    assert steps == [(0, 3), (1, 3), (2, 3), (3, 3)]
    mine(Mine("pocket-mars", games=1), tmp_path / "parts.json", {}, lambda done, total: None)
    parts = mine(Mine("pocket-mars", games=3), tmp_path / "parts.json", {}, lambda done, total: None)
    assert parts == whole
    assert whole.puzzles
    assert msgspec.json.decode((tmp_path / "parts.json").read_bytes(), type=PuzzleSet) == whole
    with pytest.raises(ValueError, match="holds other puzzles"):
        mine(Mine("pocket-mars", games=3, seed=2), tmp_path / "parts.json", {}, lambda done, total: None)


def test_puzzles_are_judged_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the judges of today; what they do not find clear is left out, and a stopped run goes on."""
    quick(monkeypatch)
    old = msgspec.structs.replace(sets_of("pocket-mars")[0], puzzles=puzzles("pocket-mars").puzzles[:4])
    begun = msgspec.structs.replace(old, puzzles=old.puzzles[:2])
    renew(begun, tmp_path / "parts.json", {"command": "again"}, lambda done, total: None)
    found = renew(old, tmp_path / "parts.json", {"command": "again"}, lambda done, total: None)
    assert found == renew(old, tmp_path / "whole.json", {"command": "again"}, lambda done, total: None)
    assert (found.made["looked"], found.made["before"]["commit"]) == (4, old.made["commit"])
    assert 1 <= len(found.puzzles) <= 4
    assert {puzzle.id for puzzle in found.puzzles} <= {puzzle.id for puzzle in old.puzzles}
    assert all(puzzle.margin >= old.made["margin"] for puzzle in found.puzzles)
    monkeypatch.setattr(mining, "_clear", lambda needed, judge, view, seed: (0.0, []))
    assert not renew(old, tmp_path / "none.json", {}, lambda done, total: None).puzzles
    with pytest.raises(ValueError, match="begun in another way"):
        renew(old, tmp_path / "whole.json", {"command": "otherwise"}, lambda done, total: None)


def test_a_puzzle_does_not_depend_on_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever world is behind the view, the same puzzle comes of it."""
    quick(monkeypatch)
    game = load("pocket-mars")
    plan = Mine("pocket-mars")
    _, _, step, world, seat = max(mining._candidates(plan, game, 12), key=lambda each: each[1])
    here = mining._examined(plan, game, world, seat, str(step), 5)
    there = mining._examined(plan, game, game.resample(world, seat, 77), seat, str(step), 5)
    assert here is not None
    assert there is not None
    assert not same(restored(game, 2, here.position), restored(game, 2, there.position))
    assert (here.nodes, here.checks, here.margin) == (there.nodes, there.checks, there.margin)


def test_a_turn_of_two_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    """A puzzle that asks for a turn goes on after the first action; the order is free, and a wrong second action is wrong."""
    for name, value in {"LOOK": 1, "ON": 2, "MANY": 3, "SEARCHES": 0}.items():
        monkeypatch.setattr(mining, name, value)
    game = load("terraforming-mars")
    plan = Mine("terraforming-mars", margin=1e-6, actions=2)
    puzzle = None
    for seed in range(40):
        s = middle(game, seed)
        puzzle = mining._examined(plan, game, s, game.waiting(s)[0], "turn", 5)
        if puzzle is not None and any(len(node.options) > 1 for node in puzzle.nodes[1:]):
            break
    assert puzzle is not None
    found = PuzzleSet(game.key, game.rules_version, game.options, {}, 1, [puzzle])
    attempt = Attempt(found, puzzle)
    right = attempt.solved()
    assert (right.status, len(right.beginnings)) == (SOLVED, 2)
    second = right.beginnings[1]
    assert attempt.play(second.after) == OPEN
    told = teller(right, "en")
    assert answer(attempt, told)[0].startswith("The best turn: ")
    assert verdict(right, told)[0] == "Right: this is the best turn."
    unseen = [move for move in attempt.view.legal() if move not in {option.moves[0] for option in second.options}]
    assert unseen
    assert attempt.play(unseen[:1]) == WRONG
    assert attempt.loss is None


def test_turns_are_compared_by_what_they_do() -> None:
    """The same actions in another order are the same turn, and a turn is thought through to its end in all worlds."""
    game = load("terraforming-mars")
    s = middle(game, 3)
    seat = game.waiting(s)[0]
    turns = Turns(game, 7, 2, s.asks[seat])
    view = View(game, s, seat)
    found = turns.all_turns(view, 2)
    assert [turn.value for turn in found] == sorted([turn.value for turn in found], reverse=True)
    assert any(len(turn.actions) == 2 for turn in found)
    assert all(set(turn.actions[:1]) <= set(view.legal()) and turn.moves[0] == turn.actions[0] for turn in found)
    kept = different(found)
    assert len({tuple(sorted(turn.actions)) for turn in kept}) == len(kept) < len(found)
    assert found == Turns(game, 7, 2, s.asks[seat]).all_turns(View(game, game.resample(s, seat, 99), seat), 2)
    played = turns.played_on(view, kept[:2], 2)
    assert {turn.actions for turn in played} == {turn.actions for turn in kept[:2]}
    assert all(0 < turn.chance < 1 for turn in played)


def middle(game: Any, seed: int) -> Any:
    """A position of a game of bots in which somebody begins a turn."""
    s = game.new(2, seed)
    s.log = None
    bots = [make_bot("quick", game.key, seat) for seat in range(2)]
    for step in range(2000):
        seat = game.waiting(s)[0]
        view = View(game, s, seat)
        if step > 60 and not s.taken and len(view.legal()) >= mining.CHOICES and view.question().kind == "turn":
            break
        game.apply(s, seat, bots[seat].choose(view, bots[seat].budget))
    return s


def test_a_set_that_is_renewed_twice_is_judged_with_other_seeds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def examined(plan: Mine, game: Any, world: Any, seat: int, name: str, seed: int) -> Any:
        seeds.append(seed)
        return next(each for each in old.puzzles if each.id == name)

    monkeypatch.setattr(mining, "_examined", examined)
    shipped = puzzles("pocket-mars")
    old = msgspec.structs.replace(shipped, puzzles=shipped.puzzles[:1])
    once = renew(old, tmp_path / "once.json", {"command": "again", "commit": "1"}, lambda done, total: None)
    renew(once, tmp_path / "twice.json", {"command": "again", "commit": "1"}, lambda done, total: None)
    assert len(seeds) == len(set(seeds)) == 2
