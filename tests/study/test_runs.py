"""Runs in a folder: rows as games end, stopped and gone on with, summed up and drawn."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from pavonis.bots.bot import Bot, Budget, make_bot
from pavonis.bots.table import play
from pavonis.cli import main
from pavonis.core.view import View
from pavonis.games import OURS, load
from pavonis.study import Run, Simulation, plots, runs, tables
from pavonis.study.chronicle import chronicle
from tests.cli.run import pavonis

KINDS = ("games", "cards", "rounds")


def simulate(folder: Path, games: int = 12, *more: str) -> Any:
    arguments = ["simulate", "pocket-mars", "--games", str(games), "--seed", "4", "--jobs", "1", "--run", str(folder), *more]
    return pavonis(*arguments, home=folder.parent)


def rows(folder: Path, kind: str) -> list[Any]:
    return list(runs.read_rows(folder / f"{kind}.jsonl"))


@pytest.mark.parametrize("key", OURS)
def test_a_chronicle_is_the_same_game_with_its_story(key: str) -> None:
    game = load(key, players=2)
    bots = [make_bot("random", key, seat) for seat in range(2)]
    told = chronicle(game, bots, 5)
    plain = play(game, [make_bot("random", key, seat) for seat in range(2)], 5)
    assert (told.outcome.scores, told.outcome.decisions) == (plain.scores, plain.decisions)
    assert {stand.round for stand in told.stands} >= set(range(1, plain.rounds + 1))
    assert [sum(stand.lines.values()) for stand in told.stands[-2:]] == plain.scores
    assert len({use.card for use in told.uses}) > 5
    assert "played" in {use.what for use in told.uses} or key == "mission-red-planet"


def test_thought_in_seconds_is_that_of_the_processor() -> None:
    """Else a level would play worse on a busy machine, and its numbers would be those of a weaker bot."""
    given: list[Budget] = []

    class Listener(Bot):
        def choose(self, view: View[Any], budget: Budget) -> int:
            given.append(budget)
            return view.legal()[0]

    chronicle(load("pocket-mars"), [Listener("listener", seat, Budget(9, 0.5)) for seat in range(2)], 5)
    assert {(each.iterations, each.seconds, each.of_processor) for each in given} == {(9, 0.5, True)}


@pytest.mark.parametrize("key", ["terraforming-mars", "ares-expedition"])
def test_corporations_that_were_not_chosen_are_told_of_too(key: str) -> None:
    told = chronicle(load(key), [make_bot("random", key, seat) for seat in range(2)], 5)
    for seat in range(2):
        dealt = [use.card for use in told.uses if (use.what, use.seat) == ("dealt", seat)]
        chosen = [use.card for use in told.uses if (use.what, use.seat) == ("corporation", seat)]
        assert len(dealt) == 2
        assert len(chosen) == 1
        assert set(chosen) < set(dealt)


def test_a_run_has_a_row_for_every_game_card_and_round(tmp_path: Path) -> None:
    assert simulate(tmp_path / "run").code == 0
    games = rows(tmp_path / "run", "games")
    assert [row["game"] for row in games] == list(range(12))
    assert {row["game"] for row in rows(tmp_path / "run", "cards")} == set(range(12))
    last = [row for row in rows(tmp_path / "run", "rounds") if row["game"] == 3][-2:]
    assert [sum(value for name, value in row.items() if name not in ("game", "round", "seat")) for row in last] == games[3][
        "scores"
    ]
    assert json.loads((tmp_path / "run" / "result.json").read_text(encoding="utf-8"))["games"] == 12


def test_a_stopped_run_goes_on_and_ends_as_if_it_had_not_been_stopped(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    simulate(whole)
    simulate(stopped)
    for kind in KINDS:  # as if it had been stopped in the middle of writing the sixth game
        path = stopped / f"{kind}.jsonl"
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        keep = [line for line in lines if json.loads(line)["game"] < (5 if kind == "games" else 6)]
        path.write_text("".join(keep) + lines[len(keep)][:9], encoding="utf-8")
    again = simulate(stopped, 12, "--json")
    assert again.code == 0, again.err
    for kind in KINDS:
        assert (stopped / f"{kind}.jsonl").read_text(encoding="utf-8") == (whole / f"{kind}.jsonl").read_text(encoding="utf-8")
    first = json.loads((whole / "result.json").read_text(encoding="utf-8"))
    assert json.loads(again.out)["scores"] == first["scores"]


def test_a_folder_holds_one_run(tmp_path: Path) -> None:
    simulate(tmp_path / "run", 2)
    other = simulate(tmp_path / "run", 3)
    assert other.code == 2
    assert "holds another run" in other.err
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "diary.txt").write_text("dear diary", encoding="utf-8")
    foreign = simulate(tmp_path / "mine", 2)
    assert foreign.code == 2
    assert "is not empty and holds no run" in foreign.err


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_one_at_a_time(tmp_path: Path) -> None:
    simulate(tmp_path / "run", 2)
    plan = Simulation("pocket-mars", "random", 2, seed=4).checked()
    with runs.Folder(tmp_path / "run", plan):
        other = simulate(tmp_path / "run", 2)
    assert other.code == 2
    assert "somebody else is playing the run" in other.err
    assert simulate(tmp_path / "run", 2).code == 0


def test_an_arena_goes_on_too(tmp_path: Path) -> None:
    command = ["arena", "pocket-mars", "--bots", "random,greedy:1", "--games", "6", "--seed", "2", "--jobs", "1", "--json"]
    whole = json.loads(pavonis(*command, home=tmp_path).out)
    pavonis(*command, "--run", str(tmp_path / "run"), home=tmp_path)
    games = tmp_path / "run" / "games.jsonl"
    games.write_text("".join(games.read_text(encoding="utf-8").splitlines(keepends=True)[:7]) + '{"game":7', encoding="utf-8")
    again = json.loads(pavonis(*command, "--run", str(tmp_path / "run"), home=tmp_path).out)
    for part in ("pairings", "mirror", "elo"):
        assert again[part] == whole[part]


def written(folder: Path) -> Path:
    """A run of four games, by hand: seat 0 wins three of them, always with Aqueduct."""
    folder.mkdir()
    (folder / "run.json").write_text(json.dumps({"game": "pocket-mars", "bots": "x", "seed": 1, "options": {}}), encoding="utf-8")
    games = [{"game": n, "scores": [9, 5], "winners": [n == 3], "rounds": 7, "finished": True} for n in range(4)]
    uses = [{"game": n, "round": 1, "seat": seat, "what": "drawn", "card": "Aqueduct"} for n in range(4) for seat in range(2)]
    uses += [{"game": n, "round": 1, "seat": 0, "what": "played", "card": "Aqueduct"} for n in range(4)]
    uses += [{"game": n, "round": 2, "seat": 0, "what": "played", "card": "Aqueduct"} for n in range(2)]
    stands = [{"game": n, "round": r, "seat": 0, "ship": r * (n + 1)} for n in range(4) for r in range(1, 3) if (n, r) != (3, 2)]
    kinds: list[list[Any]] = [games, uses, stands]
    for kind, lines in zip(KINDS, kinds, strict=True):
        (folder / f"{kind}.jsonl").write_text("".join(runs.to_line(line) for line in lines), encoding="utf-8")
    return folder


def test_shares_are_counted_by_seat_and_by_card(tmp_path: Path) -> None:
    run = Run(written(tmp_path / "run"))
    assert [share.value for share in run.by_seat()] == [0.75, 0.25]
    assert run.lengths() == [7] * 4
    played, drawn = run.cards()
    assert (played.what, played.card, played.wins.trials, played.wins.value) == (
        "played",
        "Aqueduct",
        4,
        0.75,
    )  # a seat counts once
    assert (drawn.wins.trials, drawn.wins.value) == (8, 0.5)
    assert drawn.taken is None
    assert played.taken is not None
    assert (played.taken.value, played.taken.trials) == (6 / 8, 8)  # every card that was played of those drawn
    assert run.points() == {"ship": {1: 2.5, 2: (2 + 4 + 6 + 4) / 4}}  # the fourth game had ended, and keeps its points
    low, high = played.wins.interval
    assert low < 0.75 < high


def test_numbers_of_a_report_for_programs(tmp_path: Path) -> None:
    result = pavonis("report", str(written(tmp_path / "run")), "--json", home=tmp_path)
    assert json.loads(result.out)["cards"][0]["card"] == "Aqueduct"
    (tmp_path / "empty").mkdir()
    nothing = pavonis("report", str(tmp_path / "empty"), home=tmp_path)
    assert nothing.code == 2
    assert "holds no run" in nothing.err


def test_a_page_with_plots_and_a_table_for_spreadsheets(tmp_path: Path) -> None:
    folder = written(tmp_path / "run")
    result = pavonis("report", str(folder), home=tmp_path)
    assert result.code == 0, result.err
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert page.count('<svg class="chart" role="img"') == 5  # seats, lengths, points, cards played, cards drawn
    assert "<td>75.0%</td>" in page
    assert "var(--c0)" in page  # plots are light or dark as the page is
    assert "#a93b14;" in page.partition("</style>")[0]
    assert "#a93b14" not in page.partition("</style>")[2]
    pavonis("report", str(folder), home=tmp_path)
    assert (folder / "report.html").read_text(encoding="utf-8") == page  # the same run gives the same page
    assert not re.search(r"""(?:src|href)=["']https?:|@import|url\(https?:""", page)  # nothing is fetched from anywhere
    assert '<th scope="row">Aqueduct</th><td>4</td>' in page
    assert "Pocket Mars: 4 games" in page
    assert "played when in hand" in page
    assert (folder / "cards.csv").read_text(encoding="utf-8").splitlines()[1].startswith("played,Aqueduct,4,0.75,")


@pytest.mark.slow
def test_parquet_has_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    assert simulate(tmp_path / "run", 3, "--parquet").code == 0
    for kind in KINDS:
        written = parquet.read_table(tmp_path / "run" / f"{kind}.parquet").to_pylist()
        assert [{name: row[name] for name in old} for row, old in zip(written, rows(tmp_path / "run", kind), strict=True)] == rows(
            tmp_path / "run", kind
        )
    seats = parquet.read_table(tmp_path / "run" / "seats.parquet").to_pylist()
    assert [(row["game"], row["seat"], row["bot"]) for row in seats[:3]] == [(0, 0, "random"), (0, 1, "random"), (1, 0, "random")]


def test_without_pyarrow_no_game_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(tables, "find_spec", lambda name: None)
    with pytest.raises(SystemExit, match="2"):
        main(["simulate", "pocket-mars", "--games", "1", "--run", str(tmp_path / "run"), "--parquet"])
    assert "Parquet needs pyarrow, which is not installed: pip install 'pavonis[parquet]'" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_without_matplotlib_a_report_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(plots, "find_spec", lambda name: None)
    with pytest.raises(SystemExit, match="2"):
        main(["report", str(written(tmp_path / "run"))])
    assert "plots need matplotlib, which is not installed: pip install 'pavonis[report]'" in capsys.readouterr().err
    assert not (tmp_path / "run" / "report.html").exists()


def test_parquet_is_about_a_run(tmp_path: Path) -> None:
    result = pavonis("simulate", "pocket-mars", "--games", "1", "--parquet", home=tmp_path)
    assert result.code == 2
    assert "--parquet is about the rows of a --run" in result.err
