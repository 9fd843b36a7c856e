"""Reviews: every decision against the best one, from what its seat knew; luck is told from skill."""

from itertools import pairwise

import msgspec
import pytest

from pavonis.analysis.curve import drawn
from pavonis.analysis.grading import BAD, GRADES, STEPS, accuracy, grade_of, shifted
from pavonis.analysis.judging import Judge
from pavonis.analysis.lines import beginning
from pavonis.analysis.review import Review, Reviewer, assembled, review
from pavonis.bots.bot import make_bot
from pavonis.core.match import Match
from pavonis.core.record import Record, replay
from pavonis.core.view import View
from pavonis.games import OURS, load
from tests.analysis.games import moments, played, reviewed


def test_a_game_is_reviewed_to_its_end() -> None:
    record = played()
    found = reviewed()
    game = load(record.game)
    end = replay(game, record)
    assert found.finished
    assert found.steps == len(record.moves())
    assert found.moments[0].step == 0
    assert found.moments[-1].step == found.steps
    assert [round(chance) for chance in found.moments[-1].open] == [int(seat in game.winners(end)) for seat in range(2)]
    assert found.moments[-1].points == [float(score) for score in game.scores(end)]
    for moment in found.moments:
        assert all(0 <= chance <= 1 for chance in moment.chances)
        assert abs(sum(moment.open) - 1) < 0.001
    for decision in found.decisions:
        assert record.moves()[decision.step] == (decision.seat, decision.moves[0])
        assert decision.grade == grade_of(decision.loss)
        assert 0 <= decision.loss <= 1
        assert decision.options[0].chance >= decision.played.chance
    assert {decision.seat for decision in found.decisions} == {0, 1}
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_who_plays_at_random_is_less_accurate() -> None:
    careful = reviewed(bot="greedy:8")
    careless = reviewed(bot="random")
    assert max(player.accuracy for player in careless.players) < min(player.accuracy for player in careful.players)
    assert len(careless.mistakes()) > len(careful.mistakes())
    assert all(decision.grade in BAD and decision.seat == 0 for decision in careless.mistakes(0))


def test_where_something_was_lost_whole_actions_are_offered() -> None:
    """All the better moves can be compared and tried out, so none of them may stop at its first pick."""
    record = played(bot="random")
    game = load(record.game)
    picks = 0
    for decision in reviewed(bot="random").mistakes():
        for option in decision.options if decision.at == decision.step else ():
            s = replay(game, record, decision.at)
            learned = s.learned[decision.seat]
            for move in option.moves:
                assert move in game.legal(s, decision.seat)
                game.apply(s, decision.seat, move)
            ended = not s.owed >> decision.seat & 1 or game.question(s, decision.seat).fresh
            assert ended or s.learned[decision.seat] != learned
            picks += len(option.moves) > 1
    assert picks


@pytest.mark.parametrize(("key", "seats"), [("terraforming-mars", 1), ("ares-expedition", 1), ("ares-expedition", 2)])
def test_a_game_against_time_is_graded_as_if_it_were_in_the_balance(key: str, seats: int) -> None:
    """Nobody is ahead of anybody there: a judge that took that for a sure victory would find no mistake at all."""
    match = Match.new(load(key, **({"cooperative": True} if seats > 1 else {})), seats, 5)
    match.state.log = None
    bot = make_bot("random", key, 1)
    while match.state.owed:
        seat = match.game.waiting(match.state)[0]
        match.play(seat, bot.choose(match.view(seat), bot.budget))
    found = review(match, "greedy:1")
    assert found.players[0].accuracy < 95
    assert found.mistakes()
    assert found.balanced
    assert {chance for moment in found.moments[:-1] for chance in moment.chances} == {0.5}
    assert found.moments[-1].chances == [0.0] * seats, "random play does not terraform Mars in time"
    assert seats > 1 or all(moment.points[0] > 0 for moment in found.moments), "points, not what is missing of Mars"
    assert not found.turns


def test_parts_make_the_same_review_wherever_they_are_cut() -> None:
    record = played()
    whole = reviewed()
    picks, seen = [], []
    for start in range(0, whole.steps, 37):
        reviewer = Reviewer(load(record.game), record)  # as another process would begin
        part = reviewer.part(start, start + 37)
        picks += part[0]
        seen += part[1]
    assert assembled(reviewer, picks, seen) == whole


def test_a_running_game_is_refused() -> None:
    with pytest.raises(ValueError, match="not finished"):
        review(beginning(played(), 30))
    assert not review(beginning(played(), 4), unfinished=True).finished


def test_an_answer_that_was_taken_back_is_no_decision() -> None:
    game = load("mission-red-planet")
    record = played("mission-red-planet")
    s = game.new(record.seats, record.seed)
    first = next(at for at, (seat, move) in enumerate(record.moves()) if _taken_back_later(record, at))
    seat, move = record.moves()[first]
    longer = beginning(record, len(record.moves()))
    longer.entries[first + 1 : first + 1] = [(seat, 0), (seat, move)]
    assert s.owed
    plain, changed = review(record), review(longer)
    assert len(changed.decisions) == len(plain.decisions)


def _taken_back_later(record: Record, at: int) -> bool:
    """Whether the answer after so many moves is sealed and may be taken back."""
    seat, _ = record.moves()[at]
    s = replay(load(record.game), record, at + 1)
    return s.asks[seat] is not None and bool(s.sealed[seat]) and not s.owed >> seat & 1


def test_nothing_learned_is_no_luck() -> None:
    record = played()
    game = load(record.game)
    found = reviewed()
    for before, after in zip(found.moments, found.moments[1:], strict=False):
        here, there = replay(game, record, before.step), replay(game, record, after.step)
        for seat in range(2):
            if here.learned[seat] == there.learned[seat]:
                assert after.luck[seat] == 0
    assert any(moment.luck != [0, 0] for moment in found.moments)


def test_what_a_rival_has_chosen_in_secret_is_no_luck() -> None:
    """In the development phase everybody plays cards; all that was learned before is which phases were chosen."""
    record, game = played("ares-expedition"), load("ares-expedition")
    _, seen = Reviewer(game, record, "greedy:1").part(0, 120)
    looked = 0
    for before, after in pairwise(seen):
        made = {game.space.meaning(move)[0] for _, move in record.moves()[before.step : after.step]}
        here = replay(game, record, after.step)
        if made == {"phase"} and {game.question(here, seat).kind for seat in game.waiting(here)} == {"phase"}:
            assert after.luck == [0, 0]
            looked += any(here.learned[seat] != replay(game, record, before.step).learned[seat] for seat in range(2))
    assert looked


@pytest.mark.parametrize("key", OURS)
def test_positions_are_judged_by_what_the_seat_knew(key: str) -> None:
    """A judge that used hindsight would say something else in a world that the seat cannot tell from the true one."""
    for number, (game, s, seat) in enumerate(moments(key, 3, seed=3)):
        other = game.resample(s, seat, 77 + number)
        judge = Judge(game, 1, "greedy:3")
        assert judge.weigh(View(game, s, seat)) == judge.weigh(View(game, other, seat))
        assert judge.standing(s, seat) == judge.standing(other, seat)


def test_grades_follow_the_loss() -> None:
    assert [grade_of(loss) for loss in (0.0, *STEPS)] == list(GRADES)
    assert accuracy([]) == accuracy([0.0, 0.0]) == 100
    assert accuracy([0.0, 0.1]) > accuracy([0.1, 0.1]) > accuracy([0.5])
    assert shifted(0.5, 0, 4) == 0.5
    assert shifted(0.5, 4, 4) > 0.7
    assert shifted(0.5, -1, 4) < 0.5


def test_the_curve_is_drawn() -> None:
    lines = drawn(reviewed().moments, 60)
    assert len(lines) == 11
    assert all(len(line) <= 60 for line in lines)
    assert "1" in "".join(lines)[5:]
    assert lines[0].startswith(" 100 %│")
    assert drawn([]) == []
