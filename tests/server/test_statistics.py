"""The statistics of a person: the same sums as of a run, of the seats one had oneself."""

import csv
import io
import random
from typing import Any

import pytest
from sqlalchemy import delete, update

from pavonis.bots.bot import make_bot
from pavonis.core.match import Match
from pavonis.games import load
from pavonis.server.bot_workers import BotWorkerFailed
from pavonis.server.models import StoryRow, TableRow
from pavonis.server.statistics import TRIES
from pavonis.study import personal, simulate
from pavonis.study.chronicle import chronicle, retold
from pavonis.study.personal import OwnGame, Rival, Story
from pavonis.text import common
from tests.server.people import House, Visitor, play_out, until

pytestmark = pytest.mark.anyio


def test_a_record_tells_the_story_of_its_game() -> None:
    for key in ("pocket-mars", "mission-red-planet"):
        game = load(key)
        bots = [make_bot("random", key, seed) for seed in (1, 2)]
        told = chronicle(game, bots, 7)
        match = Match.new(game, 2, 7)
        bots = [make_bot("random", key, seed) for seed in (1, 2)]  # anew: they have used up their chance
        while match.state.owed:
            seat = (match.state.owed & -match.state.owed).bit_length() - 1
            match.play(seat, bots[seat].pick(game.legal(match.state, seat)))
        again = retold(game, match.record)
        assert (again.uses, again.stands) == (told.uses, told.stands)
        ends = [(end.scores, end.winners, end.rounds, end.decisions, end.finished) for end in (again.outcome, told.outcome)]
        assert ends[0] == ends[1]


def test_the_numbers_of_a_person_are_those_of_a_run_of_one_seat() -> None:
    """A run of bots, read as the games of whoever has seat 0."""
    result = simulate("pocket-mars", "random", games=12, players=2, seed=3, story=True, progress=False)
    games = [
        OwnGame(row["game"], 0, 2, 1 / len(row["winners"]) if 0 in row["winners"] else 0.0, row["scores"][0], {}, [])
        for row in result.data.games
    ]
    stories: dict[int, Any] = {row["game"]: Story([], []) for row in result.data.games}
    for row in result.data.rows("cards"):
        stories[row["game"]].uses.append((row["seat"], row["what"], row["card"], 1))
    for row in result.data.rows("rounds"):
        lines = {name: row[name] for name in row if name not in ("game", "round", "seat", "bot")}
        stories[row["game"]].stands.append((row["round"], row["seat"], lines))
    assert personal.victories(games) == result.data.by_seat()[0]
    mine = {(use.what, use.card): use for use in personal.cards(games, stories)}
    everybody = {(use.what, use.card): use for use in result.data.cards()}
    assert set(mine) <= set(everybody)
    assert all(use.wins.trials <= everybody[key].wins.trials for key, use in mine.items())
    growth = personal.growth(games, stories)
    last = {name: max(rounds) for name, rounds in growth.items()}
    total = sum(growth[name][last[name]] for name in growth)
    assert total == pytest.approx(sum(game.total for game in games) / len(games))


def test_intervals_and_rivals_worked_out_by_hand() -> None:
    assert personal.mean([4.0]) == (4.0, None, None, 1)
    value, low, high, count = personal.mean([1.0, 2.0, 3.0])
    assert (value, count) == (2.0, 3)
    assert high == pytest.approx(2 + 4.303 / 3**0.5)
    assert low == pytest.approx(2 - 4.303 / 3**0.5)
    games = [
        OwnGame(0, 0, 2, 1.0, 20, {"cities": 3}, [Rival("Bob", False, 1.0)]),
        OwnGame(1, 0, 3, 0.0, 10, {"cities": 1}, [Rival("Bob", False, 0.0), Rival("steady", True, 1.0)]),
    ]
    assert personal.fair(games) == pytest.approx((1 / 2 + 1 / 3) / 2)
    bob, bot = personal.rivals(games)
    assert (bob.name, bob.won.successes, bob.won.trials, bob.ahead.value) == ("Bob", 1.0, 2, 0.5)
    assert (bot.name, bot.bot, bot.ahead.value) == ("steady", True, 1.0)
    assert personal.sources(games)["cities"].value == 2
    assert personal.fair([OwnGame(0, 0, 1, 1.0, 20, {}, [])]) is None


async def counted(who: Visitor) -> bool:
    return bool((await who.get("/api/me/statistics", game="pocket-mars"))["pending"] == 0)


async def test_what_finished_games_tell(house: House) -> None:
    nobody = await house.visitor()
    assert (await nobody.get("/api/me/statistics"))["games"] == []
    tables = []
    table, (ada, bob) = await house.friends(2)
    await play_out(table, [ada, bob], random.Random(1))
    tables.append(table)
    other = (await ada.open("me", "relaxed", "relaxed", start=True))["id"]
    await ada.post(f"/api/tables/{other}/seats/0/concede")
    both = (await ada.open("me", "me", start=True))["id"]
    await ada.post(f"/api/tables/{both}/seats/0/concede")
    first = await ada.get("/api/me/statistics", lang="pl")
    assert first["game"] == "pocket-mars"
    assert [(row["won"]["games"], row["title"]) for row in first["games"]] == [(2, "Pocket Mars")]
    assert first["pending"] > 0
    await until(lambda: counted(ada), 60)
    found = await ada.get("/api/me/statistics", game="pocket-mars", lang="ru")
    assert found["left_out"] == 0
    assert [(row["players"], row["won"]["games"]) for row in found["players"]] == [(2, 1), (3, 1)]
    name = (await bob.look(table))["seats"][1]["name"]
    level = common("ru").levels["relaxed"][0]
    assert {(row["name"], row["bot"], row["won"]["games"]) for row in found["rivals"]} == {(name, False, 1), (level, True, 2)}
    result = (await ada.look(table))["result"]
    mine, lost = result["seats"][0], (await ada.look(other))["result"]["seats"][0]
    assert found["games"][0]["points"]["mean"] == pytest.approx((mine["total"] + lost["total"]) / 2)
    for line in found["lines"]:
        ends = [each["points"] for seat in (mine, lost) for each in seat["lines"] if each["key"] == line["key"]]
        assert line["points"]["mean"] == pytest.approx(sum(ends) / 2, abs=0.01)
    played = [card for card in found["cards"] if card["what"] == "played"]
    assert played
    assert all(0 <= card["won"]["low"] <= card["won"]["share"] <= card["won"]["high"] <= 1 for card in found["cards"])
    assert any(card["name"] != card["card"] for card in played), "cards are named in the language of the caller"
    response = await ada.client.get("/api/me/statistics/cards?game=pocket-mars")
    rows = list(csv.reader(io.StringIO(response.text)))
    assert (rows[0][:2], len(rows) - 1) == (["what", "card"], len(found["cards"]))
    assert await ada.refused("GET", "/api/me/statistics?game=chess") == (404, "no_such_game")
    theirs = await bob.get("/api/me/statistics")
    assert theirs["games"][0]["won"]["games"] == 1


async def test_a_game_that_ends_otherwise_under_the_present_rules_is_left_out(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    await play_out(table, [ada, bob], random.Random(2))
    result = (await house.service.tables.get(table)).facts.result
    assert result is not None
    other = {**result, "totals": [total + 1 for total in result["totals"]]}

    def spoil(connection: Any) -> None:
        connection.execute(update(TableRow).where(TableRow.id == table).values(result=other))
        connection.execute(delete(StoryRow))

    await house.service.db.write(spoil)
    await until(lambda: counted(ada), 60)
    found = await ada.get("/api/me/statistics", game="pocket-mars")
    assert (found["left_out"], found["cards"]) == (1, [])
    assert found["games"][0]["won"]["games"] == 1, "the result counts all the same"


async def test_a_busy_machine_leaves_no_game_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ada, bob) = await house.friends(2)
    await play_out(table, [ada, bob], random.Random(3))
    statistics = house.service.statistics
    story, tries = statistics._story, []

    async def slow(table_id: str, client: str) -> str | None:
        tries.append(table_id)
        if len(tries) < TRIES:
            raise BotWorkerFailed("timeout")
        return await story(table_id, client)

    monkeypatch.setattr(statistics, "_story", slow)
    await until(lambda: counted(ada), 60)
    assert tries == [table] * TRIES
    assert (await ada.get("/api/me/statistics", game="pocket-mars"))["left_out"] == 0


async def test_a_game_that_always_takes_too_long_is_left_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ada, bob) = await house.friends(2)
    await play_out(table, [ada, bob], random.Random(3))

    async def never(table_id: str, client: str) -> str | None:
        raise BotWorkerFailed("timeout")

    monkeypatch.setattr(house.service.statistics, "_story", never)
    await until(lambda: counted(ada), 60)
    assert (await ada.get("/api/me/statistics", game="pocket-mars"))["left_out"] == 1
