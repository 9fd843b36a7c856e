"""Results: plain data, rows, Arrow tables, pages, and runs of this release and of the first one."""

import io
import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from pavonis.cli import main
from pavonis.study import Arena, Run, Simulation, arena, play, progress, running, simulate
from pavonis.study.runs import read_rows, to_line
from pavonis.study.show import say
from pavonis.study.workers import play_chunk
from tests.bots.positions import KEY


def test_a_result_has_its_sums_and_its_games() -> None:
    result = simulate(KEY, "random", 5, seed=4, story=True)
    games = list(result.data.rows("games"))
    assert [row["game"] for row in games] == list(range(5))
    assert games[0]["bots"] == ["random", "random"]
    seats = list(result.data.rows("seats"))
    assert len(seats) == 10
    assert sum(row["won"] for row in seats if row["seat"] == 0) == pytest.approx(result["winners_by_seat"][0])
    assert [row["score"] for row in seats[:2]] == games[0]["scores"]
    assert {row["what"] for row in result.data.rows("cards")} >= {"played"}
    assert "5 games of pocket-mars" in repr(result)
    assert result._repr_html_().count("<tr>") == 3
    with pytest.raises(ValueError, match="there are no rows of 'moves'; there are: games, seats, cards, rounds"):
        result.data.rows("moves")


def test_games_that_were_not_kept_are_not_made_up() -> None:
    result = simulate(KEY, "random", 2, keep=False)
    with pytest.raises(ValueError, match="the games were not kept"):
        list(result.data.rows())


def test_the_seats_of_an_arena_change_hands() -> None:
    result = arena(KEY, ["random", "greedy:1"], 2, seed=1)
    rows = list(result.data.rows("games"))
    assert [(row["pairing"], row["deal"], row["bots"]) for row in rows[:3]] == [
        (0, 0, ["random", "greedy:1"]),
        (0, 0, ["greedy:1", "random"]),
        (1, 0, ["random", "random"]),
    ]
    won = sum(row["won"] for row in result.data.rows("seats") if row["pairing"] == 0 and row["bot"] == "greedy:1")
    assert won == pytest.approx(result["pairings"][0]["won_by_b"])


def test_progress_is_told_from_what_is_done_to_the_end(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    plan = Simulation(KEY, "random", 3)
    play(plan, progress=lambda done, total: told.append((done, total)), run=tmp_path / "run")
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]
    play(plan, progress=lambda done, total: told.append((done, total)), run=tmp_path / "run")
    assert told[4:] == [(3, 3)]


def test_a_notebook_gets_one_bar_that_moves() -> None:
    drawn: list[tuple[str, str]] = []

    class Handle:
        def update(self, picture: str) -> None:
            drawn.append(("update", picture))

    class Display:
        HTML = str

        @staticmethod
        def display(picture: str, display_id: bool) -> Handle:
            drawn.append(("display", picture))
            return Handle()

    bar = progress._NotebookBar(Display)
    for done in range(101):
        bar(done, 100)
    assert [what for what, _ in drawn].count("display") == 1
    assert '<progress value="100" max="100">' in drawn[-1][1]
    assert len(drawn) < 50  # not a picture for every game


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    plan = Simulation(KEY, "random,greedy:1", 4, story=True)
    whole = play(plan, run=tmp_path / "whole")

    def stop(played: Any) -> None:
        if played.row.game == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt, match=r"stopped: 2 of 4 games are in .*run, and the same call goes on from there"):
        play(plan, run=tmp_path / "run", report=stop)
    assert len(list(read_rows(tmp_path / "run" / "games.jsonl"))) == 2
    again = play(plan, run=tmp_path / "run")
    assert again["scores"] == whole["scores"]
    assert "4 games of pocket-mars, 2 of them now in" in repr(again)
    assert ", 4 of them now" not in repr(whole)
    assert (tmp_path / "run" / "cards.jsonl").read_bytes() == (tmp_path / "whole" / "cards.jsonl").read_bytes()


def test_a_command_that_was_stopped_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(chunk: Any) -> Any:
        if chunk.start >= 2:
            raise KeyboardInterrupt
        return play_chunk(chunk)

    monkeypatch.setattr(running, "play_chunk", stop)
    with pytest.raises(SystemExit) as ended:
        main(["simulate", KEY, "--bots", "greedy:1", "--games", "4", "--jobs", "1", "--run", str(tmp_path / "run")])
    assert ended.value.code == 130
    assert "stopped: 2 of 4 games are in" in capsys.readouterr().err


def test_a_result_is_shown_once_in_a_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    result = simulate(KEY, "random", 3)
    plain = repr(result)
    monkeypatch.setattr("rich.console._is_jupyter", lambda: True)
    monkeypatch.setenv("FORCE_COLOR", "1")  # as notebooks do
    assert "\x1b" not in repr(result)
    assert repr(result) == plain  # a console that knows of the notebook would show it there and return nothing


def test_no_name_is_cut_off_where_room_is_short() -> None:
    entered = {"an-entrant-with-a-long-name": "random", "a-short-name": "random"}
    result = arena("pocket-mars", entered, games=2, mirror=False)
    out = io.StringIO()
    say(result, Console(file=out, width=50, force_terminal=False).print)
    told = out.getvalue()
    assert "…" not in told
    assert "a-short-name" in told
    cells = [line.split("│")[1].strip() for line in told.splitlines() if line.count("│") > 3]
    assert "".join(cells).startswith("an-entrant-with-a-long-name")


def test_slow_games_are_counted_to_a_tenth() -> None:
    result = simulate(KEY, "random", 3)
    result.update(games_per_second=1.26, decisions_per_second=61.4)
    assert "1.3 games and 61 decisions a second" in repr(result)


def test_an_arena_can_be_reported(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    result = arena(KEY, ["random", "greedy:1"], 4, seed=1, run=tmp_path / "run")
    run = Run(tmp_path / "run")
    assert run.standings()["pairings"] == result["pairings"]
    assert run.summary()["elo"] == result["elo"]
    page = result.report(tmp_path / "page.html").read_text(encoding="utf-8")
    assert '<a href="#bots">' in page
    assert "random against greedy:1" in page
    assert '<a href="#played">' in page
    assert f"Elo: greedy:1 {result['elo'][0]['elo']:.0f}, random 0" in page


def first_release(folder: Path, plan: Arena, deals: int) -> Path:
    """The folder of an arena as the first release has written it."""
    result = play(plan)
    each = list(result.data.rows("games"))
    endings = [[row[name] for name in ("scores", "winners", "rounds", "decisions", "finished")] for row in each]
    folder.mkdir()
    kept: dict[str, Any] = {
        "game": KEY,
        "options": {},
        "players": None,
        "bots": plan.names,
        "games": plan.games,
        "seed": 2,
        "mirror": False,
    }
    (folder / "run.json").write_text(json.dumps({**kept, "cap": plan.cap}), encoding="utf-8")
    lines = [to_line(endings[2 * deal : 2 * deal + 2]) for deal in range(deals)]
    (folder / "deals.jsonl").write_text("".join(lines), encoding="utf-8")
    return folder


def test_an_arena_of_the_first_release_is_read_and_continued(tmp_path: Path) -> None:
    plan = Arena(KEY, "random,greedy:1", 6, seed=2, mirror=False)
    whole = play(plan)
    folder = first_release(tmp_path / "old", plan, deals=2)
    run = Run(folder)
    assert [row["bots"] for row in run.rows()] == [["random", "greedy:1"], ["greedy:1", "random"]] * 2
    assert run.standings()["pairings"][0]["games"] == 4
    again = play(plan, run=folder)
    assert again["pairings"] == whole["pairings"]
    assert len(list(read_rows(folder / "games.jsonl"))) == 6
    with pytest.raises(ValueError, match="holds another run"):
        arena(KEY, "random,greedy:1", 8, seed=2, mirror=False, run=folder)


def test_a_simulation_of_the_first_release_is_continued(tmp_path: Path) -> None:
    plan = Simulation(KEY, "random", 3, seed=4, story=True)
    whole = play(plan, run=tmp_path / "run")
    kept: dict[str, Any] = {"game": KEY, "options": {}, "players": None, "bots": "random", "games": 3, "seed": 4, "cap": plan.cap}
    (tmp_path / "run" / "run.json").write_text(json.dumps(kept), encoding="utf-8")
    games = tmp_path / "run" / "games.jsonl"
    games.write_text(games.read_text(encoding="utf-8").splitlines(keepends=True)[0], encoding="utf-8")
    again = play(plan, run=tmp_path / "run")
    assert again["scores"] == whole["scores"]
    assert len(list(read_rows(games))) == 3


def test_a_run_without_stories_stays_so(tmp_path: Path) -> None:
    simulate(KEY, "random", 2, run=tmp_path / "run", story=False)
    simulate(KEY, "random", 2, run=tmp_path / "run")
    assert not (tmp_path / "run" / "cards.jsonl").exists()


def test_what_is_no_run_is_said(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="holds no run"):
        Run(tmp_path)
    (tmp_path / "run.json").write_text('{"game": "pocket-mars", "colour": 1}', encoding="utf-8")
    with pytest.raises(ValueError, match="this is not the description of a run"):
        Run(tmp_path)


def test_tables_open_everywhere(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="PYARROW IS MISSING: pip install 'pavonis[parquet]'")
    result = simulate(KEY, "random", 3, seed=4, story=True)
    seats = result.table("seats")
    assert seats.num_rows == 6
    assert [str(seats.schema.field(name).type) for name in ("game", "bot", "won", "finished")] == [
        "int64", "string", "double", "bool",
    ]  # fmt: skip
    assert str(result.table("games").schema.field("scores").type) == "list<item: int64>"
    assert set(result.table("rounds").column_names) > {"game", "round", "seat", "bot"}
    empty = simulate(KEY, "random", 1, cap=1).table("cards")
    assert (empty.num_rows, empty.column_names) == (0, ["game", "round", "seat", "bot", "what", "card"])
    written = result.data.to_parquet(tmp_path / "tables")
    assert [path.name for path in written] == ["games.parquet", "seats.parquet", "cards.parquet", "rounds.parquet"]
    shutil.rmtree(tmp_path / "tables")
