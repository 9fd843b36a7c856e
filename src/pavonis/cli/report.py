"""`pavonis report`: a page with plots about a run of `pavonis simulate --run`."""

import csv
import html
import json
from pathlib import Path
from typing import Any

import click

from pavonis.cli import figures
from pavonis.cli.statistics import OUT_OF, CardUse, Run
from pavonis.cli.style import STYLE
from pavonis.games import load, part

SHOWN = 40  # cards of a section that are seen at once
HEADINGS = {
    "corporation": "Corporations",
    "played": "Cards played",
    "picked": "Cards picked",
    "dealt": "Corporations dealt",
    "offered": "Cards offered",
}
TAKEN = {"corporation": "chosen when dealt", "played": "played when in hand", "picked": "picked when offered"}
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<h1>{title}</h1>
{facts}
<nav><ul>{links}</ul></nav>
{body}
</body>
</html>
"""


@click.command()
@click.argument("path", metavar="FOLDER", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON and write no page.")
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
    title, lines = words_of(run)
    parts = [
        section("seats", "Seats", "With 95 % intervals (Wilson's); the dashed line is a fair share.", figures.seats(run)),
        section("lengths", "Length", "How many rounds the games took.", figures.lengths(run)),
    ]
    if any(run.points().values()):
        says = "The mean of each line of the score of a seat; a game that has ended keeps its points."
        parts.append(section("points", "Points by round", says, figures.points(run, lines)))
    kinds = sorted({use.what for use in uses}, key=lambda what: (what not in OUT_OF, what))
    parts += [cards(what, [use for use in uses if use.what == what], 1 / run.seats) for what in kinds]
    places = [("seats", "Seats"), ("points", "Points by round"), *((what, heading(what)) for what in kinds)]
    links = "".join(f'<li><a href="#{html.escape(key)}">{html.escape(name)}</a></li>' for key, name in places)
    head = html.escape(f"{title}: {len(run.games):,} games")
    return PAGE.format(title=head, style=STYLE, facts=facts(run), links=links, body="\n".join(parts))


def words_of(run: Run) -> tuple[str, dict[str, str]]:
    """The title of the game and the names of its score lines; their keys, if its options cannot be had any more."""
    key = run.request["game"]
    try:
        words = part(key, "words").words(load(key, **run.request["options"]), "en", [])
    except ValueError:
        return key, {}
    return words.title(), {name: words.score_line(name) for name in run.points()}


def facts(run: Run) -> str:
    """What was asked for."""
    asked = run.request
    options = ", ".join(f"{name} = {json.dumps(value)}" for name, value in asked["options"].items()) or "as in the box"
    given_up = f"; {run.given_up:,} more were given up" if run.given_up else ""
    rows = {
        "Bots": str(asked["bots"]),
        "Players": str(run.seats),
        "Options": options,
        "Seed": str(asked["seed"]),
        "Games": f"{len(run.games):,}{given_up}",
    }
    return "<dl>" + "".join(f"<dt>{name}</dt><dd>{html.escape(value)}</dd>" for name, value in rows.items()) + "</dl>"


def heading(what: str) -> str:
    """A use of cards as a heading."""
    return HEADINGS.get(what, f"Cards {what}")


def cards(what: str, uses: list[CardUse], fair: float) -> str:
    """The cards in one use, the most successful ones at once and the others folded away."""
    taken = TAKEN.get(what, "")
    says = "The share of games won by the seats that did so, best first by the low end of the interval."
    shown = figures.cards(uses[:SHOWN], fair, taken)
    if len(uses) > SHOWN:
        rest = figures.cards(uses[SHOWN:], fair, taken)
        shown += f"<details><summary>{len(uses) - SHOWN} more</summary>{rest}</details>"
    return section(what, heading(what), says, shown)


def section(key: str, title: str, says: str, body: str) -> str:
    """A heading, what is shown, and the plot or table."""
    return f'<section id="{html.escape(key)}"><h2>{html.escape(title)}</h2><p class="dim">{html.escape(says)}</p>{body}</section>'
