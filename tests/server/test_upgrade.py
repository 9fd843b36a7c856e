"""Games in progress outlive an upgrade: carried over by replay, from a snapshot, or not at all, and it is said which."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import anyio
import pytest
from click.testing import CliRunner

import pavonis.games as registry
from pavonis.cli.serve import serve
from pavonis.core.game import Frame, Game, Question, Reason
from pavonis.server import games, upgrade
from pavonis.server.check import check
from pavonis.server.settings import read_settings
from tests.server.conftest import opened
from tests.server.people import House, answer, play_out

pytestmark = pytest.mark.anyio
NEXT = registry.load("pocket-mars").rules_version + 1


class NextRelease(Game[Any]):
    """The same rules under the next number."""

    def __init__(self, inner: Game[Any]) -> None:
        super().__init__(inner.key, inner.rules_version + 1, inner.seats, inner.space, inner.options)
        self.inner = inner
        self.setting = inner.setting  # type: ignore[attr-defined] # its words read the cards there

    def blank(self, seats: int) -> Any:
        return self.inner.blank(seats)

    def set_up(self, s: Any) -> None:
        self.inner.set_up(s)

    def step(self, s: Any, seat: int, frame: Frame) -> None:
        self.inner.step(s, seat, frame)

    def answer(self, s: Any, seat: int, ask: Frame, move: int) -> None:
        self.inner.answer(s, seat, ask, move)

    def legal(self, s: Any, seat: int) -> list[int]:
        return self.inner.legal(s, seat)

    def question(self, s: Any, seat: int) -> Question:
        return self.inner.question(s, seat)

    def clone(self, s: Any) -> Any:
        return self.inner.clone(s)

    def observe(self, s: Any, viewer: int) -> Any:
        return self.inner.observe(s, viewer)

    def resample(self, s: Any, viewer: int, seed: int, reopen: bool = False) -> Any:
        return self.inner.resample(s, viewer, seed, reopen)

    def scores(self, s: Any) -> list[int]:
        return self.inner.scores(s)

    def score_lines(self, s: Any, seat: int) -> list[tuple[str, int]]:
        return self.inner.score_lines(s, seat)

    def winners(self, s: Any) -> list[int]:
        return self.inner.winners(s)

    def secrets(self, s: Any, viewer: int) -> list[tuple[str, int]]:
        return self.inner.secrets(s, viewer)

    def why_not(self, s: Any, seat: int, move: int) -> list[Reason]:
        return self.inner.why_not(s, seat, move) if move in self.legal(s, seat) else [(2,)]


class OtherRules(NextRelease):
    """Rules that have been corrected: a turn that launches a colonist brings an energy."""

    def answer(self, s: Any, seat: int, ask: Frame, move: int) -> None:
        super().answer(s, seat, ask, move)
        if move == 20:
            s.energy[seat] = min(5, s.energy[seat] + 1)


class NoLaunch(NextRelease):
    """Rules under which a common move is no longer legal, except as the only one."""

    def legal(self, s: Any, seat: int) -> list[int]:
        found = super().legal(s, seat)
        return [move for move in found if move != 20] or found


class OtherFields(NextRelease):
    """Rules that cannot read the positions of the old ones."""

    def blank(self, seats: int) -> Any:
        raise ValueError("the position has no field 'moon'")


Release = Callable[[type[NextRelease] | None], None]


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> Iterator[Release]:
    """Put another release of the rules in place of the present one, or that one back."""
    true_load, true_box = registry.load, registry.box

    def put(rules: type[NextRelease] | None) -> None:
        def load(key: str, **options: Any) -> Game[Any]:
            found = true_load(key, **options)
            return found if rules is None else rules(found)

        def box(key: str) -> Any:
            found = true_box(key)
            if rules is None:
                return found
            return SimpleNamespace(
                options=found.options,
                words=lambda game, lang, names: found.words(game.inner, lang, names),
                names=lambda game: found.names(game.inner),
            )

        monkeypatch.setattr(games, "load", load)
        monkeypatch.setattr(games, "box", box)
        games._game.cache_clear()
        games._words.cache_clear()

    yield put
    monkeypatch.undo()
    games._game.cache_clear()
    games._words.cache_clear()


async def left_running(database: Path, moves: int = 23, graceful: bool = False) -> tuple[str, list[str]]:
    """A game of the present release, left after some moves; the table and the cookies of its people."""
    async with opened(database) as house:
        table, people = await house.friends(2)
        chance = random.Random(6)
        for _ in range(moves):
            view = await people[0].look(table)
            seat = view["play"]["waiting"][0]
            play = (await people[seat].look(table, seat=seat))["play"]
            offered = [move["move"] for move in play["moves"]]
            await people[seat].play(table, seat, [20] if 20 in offered else answer(play, chance), play["step"])
        if not graceful:
            house.service.tables._tables.clear()  # as after a crash: no position is written out at the end
        return table, [who.client.cookies["pavonis"] for who in people]


async def visit(house: House, cookies: list[str]) -> list[Any]:
    people = [await house.visitor() for _ in cookies]
    for who, cookie in zip(people, cookies, strict=True):
        who.client.cookies.set("pavonis", cookie)
    return people


async def test_a_game_goes_on_under_the_next_release(tmp_path: Path, release: Release, caplog: pytest.LogCaptureFixture) -> None:
    table, cookies = await left_running(tmp_path / "tables.db")
    release(NextRelease)
    async with opened(tmp_path / "tables.db") as house:
        people = await visit(house, cookies)
        facts = (await house.service.tables.get(table)).facts
        assert (facts.rules_version, facts.base, facts.position) == (NEXT, 0, None)
        await play_out(table, people, random.Random(1))
        record = (await people[0].client.get(f"/api/tables/{table}/record")).json()
        assert (record["rules_version"], "position" in record) == (NEXT, False)
    assert [record.__dict__["kind"] for record in caplog.records if "carried over" in record.message] == [upgrade.SAME]


@pytest.mark.parametrize(("rules", "graceful"), [(OtherRules, False), (OtherRules, True), (NoLaunch, False)])
async def test_a_game_goes_on_from_its_snapshot(tmp_path: Path, release: Release, rules: type[NextRelease], graceful: bool) -> None:
    table, cookies = await left_running(tmp_path / "tables.db", graceful=graceful)
    release(rules)
    async with opened(tmp_path / "tables.db") as house:
        people = await visit(house, cookies)
        facts = (await house.service.tables.get(table)).facts
        assert facts.rules_version == NEXT
        assert facts.position is not None
        assert facts.base == facts.length
        said = (await people[0].get(f"/api/tables/{table}/messages"))[-1]["text"]
        assert said.startswith("The rules have been corrected; the game continues from a saved position.")
        if graceful:
            assert said.endswith("Moves lost: 0.")
        seat = facts.waiting.bit_length() - 1
        assert (await people[seat].look(table, seat=seat))["play"]["step"] > 5, "steps go on counting"
        await play_out(table, people, random.Random(1))
        record = (await people[0].client.get(f"/api/tables/{table}/record")).json()
        assert record["position"]
        assert (await people[0].get(f"/api/tables/{table}/replay"))["finished"]


async def test_a_game_that_cannot_go_on_is_stuck_and_says_so(tmp_path: Path, release: Release) -> None:
    table, cookies = await left_running(tmp_path / "tables.db")
    release(OtherFields)
    async with opened(tmp_path / "tables.db") as house:
        (ada, _) = await visit(house, cookies)
        assert (await ada.look(table))["status"] == "stuck"
        post = {"seat": 0, "step": 0, "moves": [20]}
        assert await ada.refused("POST", f"/api/tables/{table}/moves", post) == (409, "stuck")


async def test_an_older_worker_does_not_take_a_game_back(tmp_path: Path, release: Release) -> None:
    database = tmp_path / "tables.db"
    release(NextRelease)
    table, cookies = await left_running(database)
    release(None)
    async with opened(database) as house:
        (ada, _) = await visit(house, cookies)
        assert await ada.refused("GET", f"/api/tables/{table}") == (409, "other_rules")


async def test_a_finished_game_of_older_rules_keeps_its_result(
    tmp_path: Path, release: Release, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pavonis.server.lobby.secrets.randbits", lambda bits: 9)  # a deal that the other rules play otherwise
    database = tmp_path / "tables.db"
    async with opened(database) as house:
        table, people = await house.friends(2)
        await play_out(table, people, random.Random(9))
        result = (await people[0].look(table))["result"]
    release(OtherRules)
    async with opened(database) as house:
        eve = await house.visitor()
        view = await eve.look(table)
        assert (view["status"], view["result"], view["play"]) == ("finished", result, None)
        assert await eve.refused("GET", f"/api/tables/{table}/replay") == (409, "other_rules")


async def test_a_finished_game_of_older_rules_is_shown_if_nothing_went_otherwise(tmp_path: Path, release: Release) -> None:
    database = tmp_path / "tables.db"
    async with opened(database) as house:
        table, people = await house.friends(2)
        await play_out(table, people, random.Random(9))
        then = await people[0].look(table)
    release(NextRelease)
    async with opened(database) as house:
        eve = await house.visitor()
        view = await eve.look(table)
        assert (view["status"], view["result"]) == ("finished", then["result"])
        assert view["play"]["observation"]["scores"] == then["play"]["observation"]["scores"]
        assert (await eve.get(f"/api/tables/{table}/replay"))["finished"]


async def test_the_host_is_told_beforehand(tmp_path: Path, release: Release) -> None:
    database = tmp_path / "tables.db"
    table, _ = await left_running(database)
    settings = read_settings({}, database=str(database))
    kinds: dict[type[NextRelease] | None, str] = {
        None: upgrade.SAME,
        NextRelease: upgrade.SAME,
        OtherRules: upgrade.FROM_SNAPSHOT,
        OtherFields: upgrade.STUCK,
    }
    for rules, kind in kinds.items():
        release(rules)
        (finding,) = await check(settings)
        assert (finding.table, finding.outcome.kind) == (table, kind)


def test_the_command(tmp_path: Path, release: Release) -> None:
    database = tmp_path / "tables.db"
    table, _ = anyio.run(left_running, database)
    release(OtherRules)
    found = CliRunner().invoke(serve, ["--check", "--database", str(database)])
    assert found.exit_code == 0, found.output
    assert f"{table}  pocket-mars, rules {NEXT - 1} → {NEXT}: goes on from its snapshot" in found.output
    release(OtherFields)
    found = CliRunner().invoke(serve, ["--check", "--database", str(database)])
    assert found.exit_code == 1
    assert "is stuck" in found.output
