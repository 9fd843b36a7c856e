"""`pavonis report`: a page with plots about a run of `pavonis simulate --run`."""

import csv
import html
import json
from pathlib import Path
from typing import Any

import click

from pavonis.cli import figures, runs
from pavonis.cli.statistics import CardUse, Run

STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2a1f2d;background:#fbf6f0}
h1,h2{color:#7c2d17}table{border-collapse:collapse}th,td{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #e5d3c0}
th:first-child,td:first-child{text-align:left}figure{margin:1rem 0;overflow-x:auto}figcaption{color:#6b5a63}"""


@click.command()
@click.argument("path", metavar="FOLDER", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON and draw nothing.")
def report(path: Path, as_json: bool) -> None:
    """Turn a run in FOLDER into a page with plots: seats, lengths, points by round, and every card with intervals.

    \b
    pavonis simulate terraforming-mars --bots greedy --games 2000 --run mars
    pavonis report mars

    A share of victories is that of the seats that used a card so; it goes along with winning and need not be its cause. The page is
    FOLDER/report.html, the numbers of the cards are in FOLDER/cards.csv.
    """
    run = Run(path)
    if as_json:
        click.echo(json.dumps(run.summary(), indent=1))
        return
    uses = run.cards()
    write_cards(path / "cards.csv", uses)
    page = path / "report.html"
    page.write_text(document(run, uses), encoding="utf-8")
    click.echo(f"{page} tells about {len(run.games):,} games; the cards are in {path / 'cards.csv'} too.")


def write_cards(path: Path, uses: list[CardUse]) -> None:
    """The cards as a table for a spreadsheet."""
    with path.open("w", newline="", encoding="utf-8") as file:
        out = csv.writer(file)
        out.writerow(["what", "card", "seats", "won", "low", "high", "taken", "taken_low", "taken_high"])
        for use in uses:
            taken: list[Any] = [use.taken.value, *use.taken.interval] if use.taken else ["", "", ""]
            out.writerow([use.what, use.card, use.wins.trials, use.wins.value, *use.wins.interval, *taken])


def document(run: Run, uses: list[CardUse]) -> str:
    """The page, whole in itself."""
    request = json.loads((run.path / runs.REQUEST).read_text(encoding="utf-8"))
    title = f"{request['game']}: {len(run.games):,} games"
    parts = [
        f"<h1>{html.escape(title)}</h1>",
        f"<p>Bots: {html.escape(str(request['bots']))}; players: {run.seats}; seed: {request['seed']}; "
        f"options: {html.escape(json.dumps(request['options']))}. Intervals are Wilson's, of 95 %.</p>",
        section("Seats", figures.seats(run), "The dashed line is a fair share."),
        section("Length", figures.lengths(run), "How many rounds a game takes."),
    ]
    if any(run.points().values()):
        parts.append(section("Points by round", figures.points(run), "The mean of each line of the score."))
    for what in dict.fromkeys(use.what for use in uses):
        of_it = [use for use in uses if use.what == what]
        parts.append(section(f"Cards: {what}", figures.cards(of_it, 1 / run.seats), "Best first, by the low end of the interval."))
        parts.append(table(of_it))
    body = "\n".join(parts)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)}</title>'
        f"<style>{STYLE}</style></head><body>{body}</body></html>\n"
    )


def section(title: str, picture: str, says: str) -> str:
    """A heading, a plot and what it shows."""
    return f"<h2>{html.escape(title)}</h2><figure>{picture}<figcaption>{html.escape(says)}</figcaption></figure>"


def table(uses: list[CardUse]) -> str:
    """Cards as a table."""
    has_rate = any(use.taken for use in uses)
    head = (
        "<tr><th>card</th><th>seats</th><th>won</th><th>interval</th>"
        + ("<th>taken</th><th>interval</th>" if has_rate else "")
        + "</tr>"
    )
    rows = []
    for use in uses:
        low, high = use.wins.interval
        cells = [html.escape(use.card), f"{use.wins.trials:,}", f"{use.wins.value:.1%}", f"{low:.1%} to {high:.1%}"]
        if use.taken is not None:
            low, high = use.taken.interval
            cells += [f"{use.taken.value:.1%}", f"{low:.1%} to {high:.1%}"]
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return f"<details><summary>All {len(uses)} as a table</summary><table>{head}{''.join(rows)}</table></details>"
