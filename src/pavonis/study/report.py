"""A page with plots about many games: bots, seats, lengths, points by round, and every card with intervals."""

import csv
import html
import json
from pathlib import Path

from pavonis.games import box, load
from pavonis.study import figures, plots
from pavonis.study.plan import Arena
from pavonis.study.statistics import OUT_OF, CardUse, Dataset, card_rows
from pavonis.study.style import STYLE

SHOWN = 40  # cards of a section that are seen at once
HEADINGS = {
    "corporation": "Corporations",
    "played": "Cards played",
    "picked": "Cards picked",
    "kept": "Cards kept",
    "dealt": "Corporations dealt",
    "offered": "Cards offered",
    "looked": "Cards looked at",
    "phase": "Phases",
}
TAKEN = {
    "corporation": "chosen when dealt",
    "played": "played when in hand",
    "picked": "picked when offered",
    "kept": "kept when looked at",
}
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


def write_report(data: Dataset, folder: Path) -> Path:
    """Write the page and, beside it, the numbers of the cards as a table for a spreadsheet."""
    plots.check()
    write_cards(folder / "cards.csv", data.cards())
    return write_page(data, folder / "report.html")


def write_page(data: Dataset, path: Path) -> Path:
    """Write the page alone. It loads nothing else, so it can be sent to somebody."""
    plots.check()
    path.write_text(document(data, data.cards()), encoding="utf-8")
    return path


def write_cards(path: Path, uses: list[CardUse]) -> None:
    """The cards as a table for a spreadsheet."""
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows(card_rows(uses))


def document(data: Dataset, uses: list[CardUse]) -> str:
    """The page. It loads nothing else."""
    if not data.games:
        raise ValueError("no game has ended, so there is nothing to report")
    title, lines = words_of(data)
    parts: list[tuple[str, str, str, str]] = []  # id, heading, what is shown, and the plot or table
    if isinstance(data.plan, Arena):
        parts += bots(data)
    says = "How often each seat wins, with 95 % intervals (Wilson). The dashed line is a fair share."
    parts.append(("seats", "Seats", says, figures.seats(data)))
    parts.append(("lengths", "Length", "How many rounds the games took.", figures.lengths(data)))
    if any(data.points().values()):
        says = "The mean of each line of a seat's score. A finished game keeps its points."
        parts.append(("points", "Points by round", says, figures.points(data, lines)))
    kinds = sorted({use.what for use in uses}, key=lambda what: (what not in OUT_OF, what))
    parts += [cards(what, [use for use in uses if use.what == what], 1 / data.seats) for what in kinds]
    links = "".join(f'<li><a href="#{html.escape(key)}">{html.escape(name)}</a></li>' for key, name, _, _ in parts)
    head = html.escape(f"{title}: {len(data.games):,} games")
    body = "\n".join(section(*part) for part in parts)
    return PAGE.format(title=head, style=STYLE, facts=facts(data), links=links, body=body)


def bots(data: Dataset) -> list[tuple[str, str, str, str]]:
    """How strong the bots of an arena are."""
    standings = data.standings()
    says = "The share of games won by the first bot of each pair, with 95 % intervals (Wilson). The dashed line is one half."
    if standings["elo"]:
        best = ", ".join(f"{row['bot']} {row['elo']:.0f}" for row in standings["elo"])
        says += f" Elo: {best}."
    return [("bots", "Bots", says, figures.pairings(standings["pairings"] + standings["mirror"]))]


def words_of(data: Dataset) -> tuple[str, dict[str, str]]:
    """The title of the game and the names of its score lines, or their keys if the options no longer exist."""
    key = data.plan.game
    try:
        words = box(key).words(load(key, **data.plan.options), "en", [])
    except ValueError:
        return key, {}
    return words.title(), {name: words.score_line(name) for name in data.points()}


def facts(data: Dataset) -> str:
    """What was asked for."""
    plan = data.plan
    options = ", ".join(f"{name} = {json.dumps(value)}" for name, value in plan.options.items()) or "as in the box"
    given_up = f"; {data.given_up:,} more were given up" if data.given_up else ""
    rows = {
        "Bots": ", ".join(plan.names),
        "Players": str(data.seats),
        "Options": options,
        "Seed": str(plan.seed),
        "Games": f"{len(data.games):,}{given_up}",
    }
    return "<dl>" + "".join(f"<dt>{name}</dt><dd>{html.escape(value)}</dd>" for name, value in rows.items()) + "</dl>"


def heading(what: str) -> str:
    """A use of cards as a heading."""
    return HEADINGS.get(what, f"Cards {what}")


def cards(what: str, uses: list[CardUse], fair: float) -> tuple[str, str, str, str]:
    """The cards in one use; only the most successful ones are seen at once."""
    taken = TAKEN.get(what, "")
    says = "The share of games won by the seats that did so, best first by the low end of the interval."
    shown = figures.cards(what, uses[:SHOWN], fair, taken)
    if len(uses) > SHOWN:
        rest = figures.cards(f"{what}-rest", uses[SHOWN:], fair, taken)
        shown += f"<details><summary>{len(uses) - SHOWN} more</summary>{rest}</details>"
    return what, heading(what), says, shown


def section(key: str, title: str, says: str, body: str) -> str:
    """A heading, what is shown, and the plot or table."""
    return f'<section id="{html.escape(key)}"><h2>{html.escape(title)}</h2><p class="dim">{html.escape(says)}</p>{body}</section>'
