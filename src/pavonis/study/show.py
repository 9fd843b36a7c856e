"""Sums as tables for people: in the terminal, in a notebook and as plain text."""

import html
import io
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Column, Table

Sums = Mapping[str, Any]
NAMES = ("bot", "against", "with")  # the columns of bots
SHORT = 16  # letters of a name that stays in one line


class Sheet(NamedTuple):
    """A table, or a paragraph if it has no columns."""

    title: str
    heads: list[str]
    rows: list[list[str]]


def sheets(result: Sums) -> list[Sheet]:
    """A result as tables and paragraphs."""
    return _arena(result) if "pairings" in result else _simulation(result)


def say(result: Sums, echo: Callable[..., None]) -> None:
    """Print a result with what prints for a rich console."""
    for sheet in sheets(result):
        if not sheet.heads:
            echo(sheet.title, highlight=False)
            continue
        table = Table(*_columns(sheet), title=sheet.title or None)
        for row in sheet.rows:
            table.add_row(*row)
        echo(table)


def _columns(sheet: Sheet) -> list[Column]:
    """Nothing is cut off where room is short: a name without its end may be any bot's. Short names stay in one line."""
    longest = [max(map(len, cells), default=0) for cells in zip(*sheet.rows, strict=True)]
    return [
        Column(head, overflow="fold", no_wrap=head in NAMES and length <= SHORT)
        for head, length in zip(sheet.heads, longest, strict=True)
    ]


def as_text(result: Sums) -> str:
    """A result as plain text."""
    out = io.StringIO()
    # A console in a notebook shows what it prints there instead of writing it, and in colours, unless it is told not to.
    say(result, Console(file=out, width=132, no_color=True, force_jupyter=False, force_terminal=False).print)
    return out.getvalue().rstrip("\n")


def as_html(result: Sums) -> str:
    """A result as a part of a page."""
    parts = []
    for sheet in sheets(result):
        if not sheet.heads:
            parts.append(f"<p>{html.escape(sheet.title)}</p>")
            continue
        head = "".join(f"<th>{html.escape(each)}</th>" for each in sheet.heads)
        rows = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in sheet.rows)
        caption = f"<caption>{html.escape(sheet.title)}</caption>" if sheet.title else ""
        parts.append(f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>")
    return "\n".join(parts)


def _paragraph(text: str) -> Sheet:
    return Sheet(text, [], [])


def _engine(compiled: bool) -> str:
    return "compiled" if compiled else "pure Python"


def _now(result: Sums) -> str:
    """How many games were played now, if a run had some before."""
    played = result.get("played", result["games"])
    return f", {played:,} of them now" if played < result["games"] else ""


def _where(result: Sums) -> str:
    return "on Ray" if result["jobs"] is None else f"jobs: {result['jobs']}"


def _rate(value: float) -> str:
    """So many a second: small numbers with a digit more."""
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}"


def _simulation(result: Sums) -> list[Sheet]:
    """Points and victories by seat."""
    found = []
    if "seconds" in result:
        found.append(
            _paragraph(
                f"{result['games']:,} games of {result['game']}{_now(result)} in {result['seconds']:,.1f} s: "
                f"{_rate(result['games_per_second'])} games and {_rate(result['decisions_per_second'])} decisions a second "
                f"({_engine(result['compiled'])} engine, {_where(result)})"
            )
        )
    won_alone = [] if result["joint"] else ["games won", "share"]  # partners win together
    finished = result["games"] - result["unfinished"]
    rows = []
    for seat, bot in enumerate(result["bots"]):
        points = result["scores"][seat]
        won = result["winners_by_seat"][seat]
        cells = [f"{points[name]:.1f}" if finished else "-" for name in ("mean", "sd")]
        cells += [str(points[name]) if finished else "-" for name in ("min", "max")]
        wins = [f"{won:,.1f}", f"{won / finished:.1%}" if finished else "-"] if won_alone else []
        rows.append([str(seat + 1), bot, *wins, *cells])
    found.append(Sheet("", ["seat", "bot", *won_alone, "points", "sd", "least", "most"], rows))
    if result["joint"]:
        found.append(_paragraph(_together(result["joint"], finished)))
    lengths = [f"{numbers['mean']:.1f} {name}" for name, numbers in result["lengths"].items() if numbers]
    told = "" if result["joint"] else _how_they_ended(result)
    found.append(_paragraph(f"A game takes {' and '.join(lengths)}.{told}"))
    if result["unfinished"]:
        found.append(_paragraph(f"{result['unfinished']:,} games were given up; points and victories are of the others."))
    return found


def _how_they_ended(result: Sums) -> str:
    """Victories that are not told by the table: shared ones, those by a tie-break, and games without any."""
    rivals = f" Shared victories: {result['shared_victories']:,}. Decided by a tie-break: {result['tie_breaks']:,}."
    nobody = f" Won by nobody: {result['won_by_nobody']:,}." if result["won_by_nobody"] else ""
    return (rivals if result["players"] > 1 else "") + nobody


def _together(joint: Sums, games: int) -> str:
    """The joint results of partners in a paragraph."""
    if not games:
        return "Together: no game was finished."
    points = joint["total"]
    return (
        f"Together: {joint['won']:,} of {games:,} games won ({joint['won'] / games:.1%}), {points['mean']:.1f} points "
        f"(sd {points['sd']:.1f}, {points['min']} to {points['max']}), {joint['needed']} needed. Lost with too few points: "
        f"{joint['lost_with_too_few_points']:,}, with enough points but without the rest: {joint['lost_with_enough_points']:,}."
    )


def _arena(result: Sums) -> list[Sheet]:
    """How strong bots are against each other, or what they reach together."""
    pairings = result["pairings"] + result["mirror"]
    together = bool(pairings and pairings[0]["joint"])
    title = f"{result['game']}, {result['players']} players{' together' if together else ''}"
    if together:  # nobody of partners can be rated by what they reach
        heads = ["bot", "with", "games", "won", "95 % interval", "points together", "needed", "rounds"]
        found = [Sheet(title, heads, [_partners(pairing) for pairing in pairings])]
    else:
        heads = ["bot", "against", "games", "won", "95 % interval", "points", "rounds"]
        found = [Sheet(title, heads, [_rivals(pairing) for pairing in pairings])]
        if len(result["elo"]) > 1:
            found.append(Sheet("", ["bot", "Elo"], [[row["bot"], f"{row['elo']:.0f}"] for row in result["elo"]]))
    if timing := result.get("timing"):
        engine = _engine(timing["compiled"])
        found.append(_paragraph(f"{timing['seconds']:,.0f} s, {timing['games_per_second']:,.1f} games a second, {engine} engine."))
    if not result.get("reproducible", True):
        found.append(_paragraph("A budget in seconds depends on the machine: this result cannot be reproduced to the digit."))
    return found


def _partners(pairing: Sums) -> list[str]:
    joint = pairing["joint"]
    mean = joint["total"]["mean"]
    points = "-" if mean is None else f"{mean:.1f}"
    return [
        *_pair(pairing), f"{joint['share']:.1%}", _interval(joint["interval"]), points, str(joint["needed"]), _rounds(pairing),
    ]  # fmt: skip


def _rivals(pairing: Sums) -> list[str]:
    points = [f"{pairing[name]:.1f}" if pairing[name] is not None else "-" for name in ("score_of_a", "score_of_b")]
    return [
        *_pair(pairing), f"{pairing['share_of_a']:.1%}", _interval(pairing["interval"]), " : ".join(points), _rounds(pairing),
    ]  # fmt: skip


def _pair(pairing: Sums) -> list[str]:
    given_up = f" ({pairing['unfinished']} given up)" if pairing["unfinished"] else ""
    other = "itself" if pairing["a"] == pairing["b"] else pairing["b"]
    return [pairing["a"], other, f"{pairing['games']}{given_up}"]


def _interval(interval: list[float]) -> str:
    return f"{interval[0]:.1%} to {interval[1]:.1%}"


def _rounds(pairing: Sums) -> str:
    return "-" if pairing["rounds"] is None else f"{pairing['rounds']:.1f}"
