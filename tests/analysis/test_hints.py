"""Hints: the best whole actions, in words of every language, from nothing that the seat may not know."""

import pytest

from pavonis.analysis.hints import Hint, does, hint
from pavonis.analysis.judging import doubted
from pavonis.analysis.review import Option
from pavonis.analysis.telling import Teller, important, telling
from pavonis.bots.bot import Budget, Choice
from pavonis.bots.evaluation import RIVALS
from pavonis.core.view import View
from pavonis.games import OURS, box, load
from pavonis.games.pocket_mars.moves import DECLINE
from pavonis.games.terraforming_mars.events import BOUGHT, BOUGHT_COUNT, DISCARDED
from pavonis.games.terraforming_mars.moves import DONE, PASS
from pavonis.testing import table
from pavonis.text import LANGUAGES
from tests.analysis.games import moments, played, reviewed


@pytest.mark.parametrize("key", OURS)
def test_a_hint_uses_nothing_hidden(key: str) -> None:
    for number, (game, s, seat) in enumerate(moments(key, 2, seed=8)):
        there = game.resample(s, seat, 500 + number)
        assert hint(View(game, s, seat), "search:12") == hint(View(game, there, seat), "search:12")


@pytest.mark.parametrize("key", OURS)
def test_a_hint_is_a_whole_action_that_can_be_played(key: str) -> None:
    for game, s, seat in moments(key, 3, seed=9):
        found = hint(View(game, s, seat), "greedy:3")
        assert 1 <= len(found.options) <= 3
        assert len(found.points) == len(found.options)
        assert [option.chance for option in found.options[1:]] == sorted([o.chance for o in found.options[1:]], reverse=True)
        assert len({option.moves[0] for option in found.options}) == len(found.options)
        world = game.clone(s)
        for move in found.options[0].moves:
            assert move in game.legal(world, seat)
            game.apply(world, seat, move)


def test_a_hint_tells_what_an_action_does_and_how_the_turn_goes_on() -> None:
    game, s, seat = next(
        each for each in moments("terraforming-mars", 200, 11, one_in=1) if each[0].legal(each[1], each[2])[0] == PASS
    )
    view = View(game, s, seat)
    asteroid = game.parse(s, seat, "standard project asteroid")
    teller = Teller(box(game.key).words(game, "en", ["Anna", "Boris"]), "en")
    who = ["Anna", "Boris"][seat]
    told = Hint([], [], [does(view, [asteroid])])
    assert teller.does(told, 0).startswith(f"{who} spends 14 M€. {who} raises the temperature to")
    assert f"{who}'s terraform rating: +1." in teller.does(told, 0)
    found = hint(view, "greedy:3")
    after = game.clone(s)
    for move in found.options[0].moves:
        game.apply(after, seat, move)
    assert found.then
    assert found.then[0] in game.legal(after, seat), "the second action of the same turn"
    assert teller.then(found) == [f"And then: {teller.moves(found.then)}."]
    options = [Option([1], 0.5, 1.0, {}), Option([2], 0.44, 0.0, {})]
    assert teller.nudge(Hint(options, [1.0, 1.0])) == teller("nudge_later"), "the moves do differ"
    assert teller.nudge(Hint(options, [1.0, 1.0], stops=True)) == teller("nudge_wait")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", OURS)
def test_hints_speak_every_language(key: str, language: str) -> None:
    for game, s, seat in moments(key, 2, seed=10):
        view = View(game, s, seat)
        found = hint(view, "greedy:3")
        teller = Teller(box(key).words(game, language, ["Anna", "Boris", "Clara"]), language)
        told = [teller.nudge(found), *teller.reasons(found), *teller.then(found, view)]
        told.append(teller.option(found.options[0], found.points[0], view))
        assert all(told)
        assert "{" not in "".join(teller.effects(found, place) for place in range(len(found.options)))
        assert "{" not in "".join(told)
        assert (teller.number(1.5) == "1.5") == (language == "en")
        assert teller.moves(found.options[0].moves, view) in told[-1]


def test_what_every_action_costs_is_no_reason_for_one_of_them() -> None:
    options = [
        Option([1], 0.5, 1.0, {"turn": -3.5, "colonists": 2.4}),
        Option([2], 0.4, 0.0, {"turn": -3.4, "colonists": 1.0, "energy": -1.0}),
    ]
    assert telling(options, 0) == [("colonists", 2.4)]
    assert telling(options, 1) == [("colonists", 1.0), ("energy", -1.0)], "what only one of them costs is told"
    assert telling(options[:1], 0) == [("turn", -3.5), ("colonists", 2.4)]


def test_who_asks_why_is_told_something_where_all_actions_are_alike() -> None:
    teller = Teller(box("terraforming-mars").words(load("terraforming-mars"), "en", ["Anna", "Boris"]), "en")
    alike = Hint([Option([PASS], 0.5, 1.0, {"resources": -9.0}), Option([DONE], 0.5, 1.0, {"resources": -9.2})], [1.0, 1.0])
    assert teller.reasons(alike) == [teller("why", terms=teller.changes([("resources", -9.0)])), teller("second_same")]


def test_what_all_actions_do_to_the_rivals_is_no_reason_for_one_of_them() -> None:
    def options(*rivals: float) -> list[Option]:
        return [Option([number], 0.5, 0.0, {"hand": 2.0, RIVALS: points}) for number, points in enumerate(rivals)]

    assert telling(options(0.4, 0.4, 0.4), 0) == [("hand", 2.0)]
    assert telling(options(-3.7, -3.3, -3.9), 0) == [("hand", 2.0)], "a tenth more or less of much is the same"
    assert telling(options(-3.0, -1.5), 0) == [("hand", 2.0), (RIVALS, -1.5)], "time passes for them whatever one does"
    assert telling(options(-3.0, -1.5), 1) == [("hand", 2.0)]
    assert telling(options(2.4, 0.4), 0) == [(RIVALS, 2.4), ("hand", 2.0)]
    assert telling(options(0.4, -0.1), 0) == [("hand", 2.0), (RIVALS, 0.4)]


def test_a_nudge_is_about_what_the_best_action_does_better() -> None:
    teller = Teller(box("terraforming-mars").words(load("terraforming-mars"), "en", ["Anna", "Boris"]), "en")
    best = Option([PASS], 0.5, 1.0, {"rivals": -2.7, "production": 2.6, "resources": 0.3})
    other = Option([DONE], 0.4, 0.0, {"rivals": -1.8, "resources": 0.3})
    assert teller.nudge(Hint([best, other], [1.0, 1.0])) == teller("nudge", terms=teller.words.term("production"))
    gained = teller("nudge", terms=", ".join(teller.words.term(term) for term in ("production", "resources")))
    assert teller.nudge(Hint([best], [1.0])) == gained, "alone, it is about what it gains"
    better = teller("compared", terms=teller.changes([("production", 2.6), ("rivals", -0.9)]))
    assert teller.reasons(Hint([best, other], [1.0, 1.0]))[1:] == [better, teller("second", loss="10 %")]


def test_changes_are_told_as_far_as_they_give_a_true_idea_of_the_sum() -> None:
    assert important([("turn", -4.8), ("first", 3.2), ("second", 3.0)]) == [("first", 3.2), ("second", 3.0), ("turn", -4.8)]
    many = [("places", -0.8), ("rivals", 0.7), ("each", -0.6), ("energy", 1.9), ("hand", -0.5), ("four", 0.4), ("tokens", 0.02)]
    assert important(many)[0] == ("energy", 1.9)
    assert abs(sum(points for _, points in important(many)) - 1.1) <= 0.5
    assert important([("hand", 2.0), ("map", 1.0), ("tags", 0.5), ("cards", 0.2)]) == [("hand", 2.0), ("map", 1.0), ("tags", 0.5)]


def test_where_another_move_brings_more_at_first_this_is_said() -> None:
    teller = Teller(box("terraforming-mars").words(load("terraforming-mars"), "en", ["Anna", "Boris"]), "en")
    best, other = Option([PASS], 0.5, 1.0, {"hand": -5.0}), Option([DONE], 0.4, 0.0, {"tableau": 6.0})
    assert teller("at_first") in teller.reasons(Hint([best, other], [1.0, 1.0]))
    assert teller("at_first") in teller.beside(Hint([best, other], [1.0, 1.0]))
    assert teller("at_first") not in teller.reasons(Hint([other, best], [1.0, 1.0]))
    assert teller.second(Hint([best, other], [1.0, 1.0], then=[DONE])) == teller("second_next"), "nothing is lost by waiting for it"


def test_what_was_hardly_tried_is_worth_what_it_looked_like_at_first() -> None:
    tried = Choice(1, 5.0, 0.5, 0.9, [("hand", 2.0)])
    lucky = Choice(2, 9.0, 0.5, 0.01, [("hand", -1.0)])
    never = Choice(3, 9.0, 0.5, 0.0, [("hand", 1.0)])
    as_much = Choice(4, 6.0, 0.5, 0.45, [("hand", -1.0)])
    values = [each.value for each in doubted([tried, lucky, never, as_much], 0.05)]
    assert values[0] == 5.0
    assert 2.0 < values[1] < 5.0, "three points less at first, four more in two tries"
    assert values[2] == 4.0
    assert 5.0 < values[3] < 6.0


def test_a_numbered_choice_is_told_as_what_it_stands_for() -> None:
    game = load("terraforming-mars")
    for s, seat in ((s, seat) for _, s, seat in moments("terraforming-mars", 400, 80, one_in=1)):
        view = View(game, s, seat)
        uses = [move for move in view.legal() if game.notation(s, seat, move) == "use Regolith Eaters"]
        world = game.clone(s)
        if uses:
            game.apply(world, seat, uses[0])
        if not uses or not world.owed >> seat & 1 or game.question(world, seat).kind != "way":
            continue
        moves = [uses[0], game.legal(world, seat)[0]]
        teller = Teller(box(game.key).words(game, "en", ["Anna", "Boris"]), "en")
        assert "option" in teller.moves(moves)
        assert teller.moves(moves, view).endswith("; Add 1 microbe to this card")
        return
    raise AssertionError("nobody had Regolith Eaters")


def test_who_can_only_pass_is_told_that_doing_nothing_is_best() -> None:
    t = table("terraforming-mars").seat(0, megacredits=0).seat(1, megacredits=30).bare()
    assert hint(View(t.game, t.state, 0), "greedy:2").stops
    rich = table("terraforming-mars").seat(0, megacredits=19, rating=36).seat(1, megacredits=30, rating=37)
    assert not hint(View(rich.game, rich.state, 0), "greedy:2").stops, "a milestone is to be claimed"


def test_who_declines_is_told_what() -> None:
    game, s, seat = next(each for each in moments("pocket-mars", 60, 78, one_in=1) if each[0].round(each[1]) == 1)
    view = View(game, s, seat)
    teller = Teller(box(game.key).words(game, "en", ["Anna", "Boris"]), "en")
    attach = game.parse(s, seat, next(each for each in map(view.notation, view.legal()) if each.startswith("attach")))
    world, moves = view.sample(0), [attach]
    game.apply(world, seat, attach)
    while world.owed >> seat & 1 and DECLINE in game.legal(world, seat):
        moves.append(DECLINE)
        game.apply(world, seat, DECLINE)
    told = teller.moves(moves, view)
    assert "; Decline (Land a colonist in the " in told
    assert told.count("Decline (") == told.count("?)") == len(moves) - 1


def test_a_purchase_is_told_once() -> None:
    """What is bought stands in the moves, and the rest is discarded: only what it costs remains to be told."""
    for game, s, seat in moments("terraforming-mars", 200, 11, one_in=1):
        view = View(game, s, seat)
        if view.question().kind != "buy" or view.waiting() != [seat]:
            continue
        told = [event[0] for event in does(view, [*view.question().among[:2], DONE])]
        assert BOUGHT_COUNT in told
        assert not {BOUGHT, DISCARDED} & set(told)
        return
    raise AssertionError("nobody was the last to buy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_says_why(language: str) -> None:
    record = played(bot="random")
    found = reviewed(bot="random")
    game = box(record.game).game()
    teller = Teller(box(record.game).words(game, language, ["Anna", "Boris"]), language)
    bad = found.mistakes()[0]
    assert teller.moves(bad.options[0].moves) in teller.why(bad)
    assert teller.number(bad.options[0].value - bad.played.value) in teller.why(bad)
    good = next(each for each in found.decisions if each.loss == 0)
    assert teller.why(good) == teller("fine")
    assert all(teller.turn(turn, ["Anna", "Boris"]) for turn in found.turns)


@pytest.mark.parametrize(("key", "seats"), [("terraforming-mars", 1), ("ares-expedition", 1), ("ares-expedition", 2)])
def test_in_a_game_against_time_the_chance_is_how_often_one_wins_when_playing_on(key: str, seats: int) -> None:
    game = load(key, **({"cooperative": True} if seats > 1 else {}))
    s = game.new(seats, seed=5)
    found = hint(View(game, s, 0), budget=Budget(24))
    assert found.options[0].chance < 1 or seats > 1, "alone, nobody is sure to win at the beginning; partners may be"
    assert all(points > 5 for points in found.points), "points of a game that has ended"
    assert found == hint(View(game, game.resample(s, 0, 99), 0), budget=Budget(24))
