"""How a game ended, on the page: what broke a tie, the one result of partners, neutral colours, and a solo game ended early."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from pavonis.bots.bot import Budget, make_bot
from pavonis.core.match import Match
from pavonis.core.view import View
from pavonis.games import load
from tests.web.house import ME, PHONE, WIDE, Arrive, Person
from tests.web.test_pages import check


def by_chance(game: Any, seats: int, seed: int) -> Match[Any]:
    """A whole game in which everybody does anything."""
    match = Match.new(game, seats, seed)
    chance = Random(seed)
    while not game.over(match.state):
        seat = chance.choice(game.waiting(match.state))
        match.play(seat, chance.choice(game.legal(match.state, seat)))
    return match


def replay_end(person: Person, match: Match[Any], file: Path) -> str:
    """What the replay of a game says at its end."""
    file.write_text(match.record.to_json(), encoding="utf-8")
    person.go("/replay")
    person.page.set_input_files("input[type=file]", file)
    person.wait(".timeline", 60_000)  # the first upload starts a worker of the server
    person.page.keyboard.press("End")
    person.wait(".time .result")
    return person.page.locator(".time .result").inner_text()


def test_a_tie_is_told_in_a_replay(arrive: Arrive, tmp_path: Path) -> None:
    game = load("pocket-mars")
    match = next(
        match
        for match in (by_chance(game, 3, seed) for seed in range(200))
        if game.decided_by(match.state) and len(game.winners(match.state)) == 1
    )
    ((_, values),) = game.decided_by(match.state)
    (winner,) = game.winners(match.state)
    ada = arrive()
    told = replay_end(ada, match, tmp_path / "game.json")
    name = told.partition(" wins! ")[0]
    assert told.startswith(f"{name} wins! Level on points. The tie-break is colonists on Mars: ")
    assert f"{name} {values[winner]}" in told
    check(ada, "tie-replay", "en", WIDE)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Together: ", "80 are needed", "A joint defeat.")),
        pytest.param("ru", ("Общий счёт", "80", "Общее поражение."), marks=pytest.mark.slow),
    ],
)
def test_partners_have_one_result_in_a_replay(arrive: Arrive, tmp_path: Path, lang: str, words: tuple[str, ...]) -> None:
    match = by_chance(load("ares-expedition", cooperative=True), 2, 1)
    ada = arrive(lang=lang)
    told = replay_end(ada, match, tmp_path / "game.json")
    assert all(word in told for word in words), told
    check(ada, "together-replay", lang, WIDE)


def test_a_duel_that_nobody_wins_says_why(arrive: Arrive, tmp_path: Path) -> None:
    game = load("mission-red-planet")
    match = next(match for match in (by_chance(game, 2, seed) for seed in range(50)) if not game.winners(match.state))
    ada = arrive()
    told = replay_end(ada, match, tmp_path / "game.json")
    assert told.startswith("Nobody wins. Captain (neutral): ")
    assert told.endswith(". A neutral colour has the most points, so both players lose.")
    check(ada, "duel-replay", "en", WIDE)


def won_early(game: Any) -> tuple[int, list[int]]:
    """A deal of a solo game, and answers until Mars is terraformed and the rounds left may be left out."""
    end = game.space.parse("end the game")
    for seed in range(20):
        match, bot = Match.new(game, 1, seed), make_bot("greedy", game.key, seed)
        while not game.over(match.state):
            if end in game.legal(match.state, 0):
                return seed, [move for _, move in match.record.moves()]
            match.play(0, bot.choose(View(game, match.state, 0), Budget()))
    raise AssertionError("nobody wins early")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "lang", "end", "points"),
    [(WIDE, "en", "End the game", "points after round"), (PHONE, "pl", "Zakończ grę", "po rundzie")],
)
def test_a_solo_game_that_is_won_may_be_ended(arrive: Arrive, size: tuple[int, int], lang: str, end: str, points: str) -> None:
    seed, moves = won_early(load("ares-expedition", level="novice"))
    ada = arrive(size, lang)
    ada.sit(ME, game="ares-expedition", seed=str(seed), options={"level": "novice"})
    for number, move in enumerate(moves):
        ada.api("POST", f"tables/{ada.table}/moves", {"seat": 0, "step": number, "moves": [move]})
    ada.page.reload()
    ada.wait(".bar.mine")
    assert ada.page.locator(".board .call").count() == 0, "it is not the last phase"
    check(ada, "solo-won", lang, size)
    ada.page.get_by_role("button", name=end).first.click()
    ada.confirm()
    ada.wait("[data-total]")
    assert points in ada.page.locator("main").inner_text()
    check(ada, "solo-ended", lang, size)
