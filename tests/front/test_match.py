"""The front door: moves in words, a log in words, and positions that draw themselves."""

import html
import pydoc
import subprocess
import sys
import textwrap
import xml.etree.ElementTree as ET
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import pavonis
from pavonis.bots.table import play
from pavonis.core import view as core
from pavonis.core.record import fingerprint
from pavonis.front.pictures import picture
from pavonis.front.view import View
from pavonis.games import OURS
from tests.toys.countdown import CHOOSE, Countdown


def played(key: str, moves: int, seats: int = 2, seed: int = 3) -> pavonis.Match[Any]:
    """A match after some random moves."""
    match: pavonis.Match[Any] = pavonis.Match.new(key, seats, seed)
    chance = Random(seed)
    for _ in range(moves):
        if match.over:
            break
        match.play(match.waiting()[0], chance.choice(match.legal()))
    return match


def test_everything_public_is_there_and_listed() -> None:
    assert set(dir(pavonis)) == set(pavonis.__all__)
    for name in pavonis.__all__:
        value = getattr(pavonis, name)
        assert not isinstance(value, type) or value.__doc__, f"help({name}) says nothing"
    for name in pavonis.__all__:
        assert getattr(pavonis, name) is not None
    told = pydoc.plain(pydoc.render_doc(pavonis.View))
    for said in ("The moves this seat may make now.", "A world that this seat cannot tell from the true one"):
        assert said in told, "help(View) says nothing about what the compiled engine does"
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        _ = pavonis.chess


def test_the_example_of_the_package_runs() -> None:
    names: dict[str, Any] = {}
    exec(textwrap.dedent("\n".join(line for line in str(pavonis.__doc__).splitlines() if line.startswith("    "))), names)
    assert names["match"].over


def test_importing_it_imports_no_engine() -> None:
    code = "import pavonis, sys; sys.exit(any(name.startswith(('pavonis.core', 'pavonis.games', 'rich')) for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_move_is_made_by_its_phrase() -> None:
    match = pavonis.Match.new("pocket-mars", 2, seed=5)
    phrase = match.phrases()[1]
    move = match.push(phrase.upper())
    assert match.record.entries == [(0, move)]
    assert match.game.notation(match.state, 0, move) == phrase


def test_a_move_is_made_by_words_in_any_language() -> None:
    from pavonis.text import plain

    match = pavonis.Match.new("pocket-mars", 2, seed=5)
    for language in ("en", "ru", "pl"):
        spoken = plain(pavonis.words(match.game, language).move(match.legal(0)[0]))
        move = match.push(spoken)
        assert move in match.record.entries[-1]
        match.undo()
    assert match.record.moves() == []


def test_near_misses_are_named() -> None:
    match = pavonis.Match.new("pocket-mars", 2, seed=5)
    phrase = match.phrases()[0]
    with pytest.raises(pavonis.NoSuchMove, match=f"did you mean: {phrase}"):
        match.push(phrase[:-1] + "x")
    with pytest.raises(pavonis.NoSuchMove, match=r"is not a move of seat 0 here; there are 3, for example: prepare"):
        match.push("qqqq zzzz")
    with pytest.raises(pavonis.NoSuchMove, match=r"'prepare' could mean: prepare .*, prepare "):
        match.push("prepare")
    assert match.record.entries == []


def test_a_move_of_the_game_that_is_not_legal_says_why() -> None:
    match = pavonis.Match.new("pocket-mars", 2, seed=5)
    with pytest.raises(pavonis.IllegalMove, match=r"seat 0 may not 'launch': You are asked something else now$") as refused:
        match.push("launch")
    assert refused.value.reasons == match.game.why_not(match.state, 0, match.game.parse(match.state, 0, "launch"))
    with pytest.raises(pavonis.IllegalMove, match="seat 0 may not 'move -1': There is no such move"):
        match.push(-1)
    assert match.record.entries == []


def test_a_move_is_made_by_its_number() -> None:
    match = pavonis.Match.new("pocket-mars", 2, seed=5)
    other = next(move for move in match.legal(1) if move not in match.legal(0))
    assert match.push(other) == other
    assert match.push(match.legal(0)[0], seat=0) == match.record.entries[1][1]
    assert [seat for seat, _ in match.record.entries] == [1, 0]


def test_bots_move_for_a_seat() -> None:
    match = pavonis.Match.new("pocket-mars", 2, seed=5)
    bot = pavonis.make_bot("greedy:1", "pocket-mars", 1)
    expected = bot.choose(match.view(1), bot.budget)
    assert match.let("greedy:1", seat=1) == match.record.entries[0][1] == expected
    assert match.let(bot) == match.record.entries[1][1]
    with pytest.raises(ValueError, match="there is no bot called 'gredy'"):
        match.let("gredy")
    while not match.over:
        match.let("random")
    with pytest.raises(ValueError, match="the game is over"):
        match.let("random")


class Last(pavonis.Bot):
    """A bot annotated with what the package exports, as mypy sees when it reads this file."""

    def choose(self, view: pavonis.View[Any], budget: pavonis.Budget) -> int:
        return view.legal()[-1]


def test_a_bot_of_ones_own_sits_down() -> None:
    match = pavonis.Match.new("pocket-mars", 2, seed=5)
    last = match.legal()[-1]
    assert match.let(Last("last", 1, pavonis.Budget())) == last
    view: pavonis.View[Any] = match.view(1)
    assert isinstance(view, pavonis.View)
    assert repr(pavonis.View(match.game, match.state, 1)) == repr(view)


def test_what_one_meets_at_a_prompt_says_what_it_is() -> None:
    match = pavonis.Match.new("pocket-mars", 2, seed=5)
    bot = pavonis.make_bot("greedy:1", "pocket-mars", 1)
    assert repr(bot) == "<GreedyBot 'greedy:1'>"
    assert repr(bot.advise(match.view(0), bot.budget)).startswith("Advice(move=")
    assert repr(pavonis.Budget(3, of_processor=True)) == "Budget(iterations=3, seconds=None, of_processor=True)"
    assert repr(match.record) == "<Record of pocket-mars: seed 5, 2 seats, 0 entries>"
    assert repr(match.game.space).startswith("<Space: ")
    assert repr(match.game.space.ranges[0]) == "<Range 'take back': 0 to 0>"
    assert "scores [" in repr(play(match.game, [bot, bot], 1))
    while not match.over:
        match.let("greedy:1")
    told = repr(pavonis.review(match, "greedy:1"))
    assert told.splitlines()[0].startswith("<Review of pocket-mars by greedy:1: ")
    assert told.count("accuracy") == 2


def test_a_bot_can_draw_what_it_is_given() -> None:
    match = played("terraforming-mars", 30)
    given = core.View(match.game, match.state, 0)
    assert repr(given).startswith("<View of seat 0")
    assert repr(View.of(given)) == repr(match.view(0))
    assert given.phrases() == match.phrases(0)


def test_a_table_of_too_many_is_told_how_many_there_may_be() -> None:
    with pytest.raises(ValueError, match="pocket-mars is for 2 to 4 players, not 9"):
        pavonis.Match.new("pocket-mars", 9)


def test_a_seat_that_nobody_has_is_told_which_there_are() -> None:
    match = pavonis.Match.new("pocket-mars", 3, seed=5)
    launch = match.legal(0)[0]
    asked: list[Callable[[int], Any]] = [
        match.legal, match.phrases, match.view, lambda seat: match.push("launch", seat), lambda seat: match.play(seat, launch),
        lambda seat: match.let("random", seat), lambda seat: match.log(viewer=seat),
    ]  # fmt: skip
    for ask in asked:
        for seat in (3, -3):
            with pytest.raises(ValueError, match=f"there are seats 0 to 2, not {seat}"):
                ask(seat)
    assert match.view(pavonis.SPECTATOR).observation() == match.game.observe(match.state, pavonis.SPECTATOR)


def test_without_a_seat_the_first_seat_that_can_moves() -> None:
    match = pavonis.Match.new("pocket-mars", 2, seed=5)
    assert match.waiting() == [0, 1]
    other = next(phrase for phrase in match.phrases(1) if phrase not in match.phrases(0))
    match.push(other)
    assert match.record.entries[0][0] == 1
    match.push(match.phrases(0)[0], seat=0)
    assert [seat for seat, _ in match.record.entries] == [1, 0]


def test_undo_without_a_seat_takes_back_whatever_was_last() -> None:
    match = played("terraforming-mars", 12)
    before = fingerprint(played("terraforming-mars", 0).state)
    for _ in range(12):
        match.undo()
    assert fingerprint(match.state) == before
    with pytest.raises(pavonis.CannotUndo, match="there is nothing to take back"):
        match.undo()


def test_a_seat_is_told_why_it_cannot_undo() -> None:
    match = pavonis.Match.new("pocket-mars", 2, seed=5)
    match.push(match.legal(0)[0], seat=0)
    match.push(match.legal(1)[0], seat=1)
    with pytest.raises(pavonis.CannotUndo, match="somebody else has moved since"):
        match.undo(seat=0)
    match.undo()
    match.undo(seat=0)
    assert match.record.moves() == []


def test_a_match_is_saved_and_loaded() -> None:
    match = played("pocket-mars", 10)
    again = pavonis.Match.load(match.record.to_json())
    assert fingerprint(again.state) == fingerprint(match.state)
    assert again.scores == match.scores


@pytest.mark.parametrize("key", OURS)
def test_positions_draw_themselves(key: str) -> None:
    for moves in (0, 25, 2000):
        match = played(key, moves)
        shown = repr(match)
        assert shown.startswith(match.game.words("en").title())
        assert ("Over: " if match.over else "Waiting for Seat ") in shown
        if not match.over:
            seat = match.waiting()[0]
            view = match.view(seat)
            assert view.asked() in repr(view)
            assert view.phrases()[0] in repr(view)
        for seat in range(2):
            drawn = ET.fromstring(picture(match.game, match.game.observe(match.state, seat), match.names))
            assert "Seat 1" in "".join(drawn.itertext())
        assert match._repr_html_().startswith("<svg")
    assert match.over


@pytest.mark.parametrize("key", OURS)
def test_a_view_in_a_notebook_shows_the_hand_of_its_seat_and_no_other(key: str) -> None:
    match = played(key, 25)
    view = match.view(0)
    shown = view._repr_html_()
    own = html.unescape(shown.partition("<pre>")[2].partition("</pre>")[0])
    assert own
    assert own in repr(view)
    assert own not in repr(match)
    assert not view.asked() or html.escape(view.asked()) in shown


def test_the_picture_of_a_seat_tells_no_more_than_its_observation() -> None:
    match = played("terraforming-mars", 30)
    view = match.view(0)
    world = view.sample(seed=9)
    assert picture(match.game, match.game.observe(world, 0), match.names) == picture(match.game, view.observation(), match.names)


def test_the_log_is_told_in_a_language_and_to_a_viewer() -> None:
    match = played("pocket-mars", 12)
    assert len(match.log("en")) == len(match.log("pl")) > 3
    assert match.log("en") != match.log("ru")
    assert not any("Seat" in line for line in match.log("ru") + match.log("pl"))
    assert any("Участник 1" in line for line in match.log("ru"))
    own = " ".join(match.log("en", viewer=0))
    assert own != " ".join(match.log("en"))
    with pytest.raises(ValueError, match="xx"):
        match.log("xx")


def test_players_are_called_as_the_record_notes() -> None:
    match = pavonis.Match.new("pocket-mars", 2, seed=5)
    match.record.notes["players"] = [{"name": "Anna"}, {"name": ""}]
    assert match.names == ["Anna", "Seat 1"]
    assert "Waiting for Anna, Seat 1." in repr(match)


def test_a_game_that_is_not_on_the_shelf_has_a_short_repr() -> None:
    match = pavonis.Match.new(Countdown(), 2, 1)
    match.play(0, CHOOSE)
    assert repr(match) == "<Match of countdown, 1 moves>"
    assert repr(match.view(0)).startswith("<View of seat 0 at countdown")


def test_an_option_that_is_misspelled_is_told_which_there_are() -> None:
    with pytest.raises(ValueError, match=r"^pocket-mars has no option 'drft'; there are: .*draft"):
        pavonis.load("pocket-mars", drft=True)
