"""`pavonis review`: what was good and what was not in a finished game."""

from pathlib import Path
from typing import Any

import click
import msgspec

from pavonis.analysis.curve import drawn
from pavonis.analysis.grading import GRADES
from pavonis.analysis.judging import LOOK
from pavonis.analysis.lines import Views, views
from pavonis.analysis.review import Decision, Review, review
from pavonis.analysis.telling import Teller
from pavonis.cli.files import read_record
from pavonis.cli.options import language_option
from pavonis.cli.phrases import Phrases
from pavonis.cli.players import seat_names
from pavonis.cli.screen import Screen
from pavonis.core.match import Match
from pavonis.games import box
from pavonis.study.progress import shown
from pavonis.text import Piece
from pavonis.text.layout import table


@click.command(name="review")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--seat", metavar="N", type=click.IntRange(min=1), help="Only the decisions of player N; the first is 1.")
@click.option("--all", "everything", is_flag=True, help="List every decision, not only inaccuracies and worse.")
@click.option("--open", "open_cards", is_flag=True, help="Draw the curve with all cards open, not as each player saw it.")
@click.option("--bot", metavar="SPEC", default=LOOK, show_default=True, help="The bot that judges, e.g. greedy:32 or search:200.")
@click.option("--json", "as_json", is_flag=True, help="Print the whole review as JSON.")
@language_option
def review_command(
    file: Path, seat: int | None, everything: bool, open_cards: bool, bot: str, as_json: bool, language: str
) -> None:
    """Review the finished game recorded in FILE: chances, mistakes, luck.

    \b
    pavonis review game.json                  the curve, the players, all mistakes with what was better
    pavonis review game.json --seat 1         only the first player's
    pavonis review game.json --bot search:200 --all
    pavonis play --load game.json --at 40     plays on from there

    Every decision is judged from what its player knew.
    """
    game, record = read_record(file)
    if seat is not None and seat > record.seats:
        raise ValueError(f"there are only {record.seats} players")
    with shown(True, "moves") as told:
        found = review(record, bot, progress=told)
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    names = seat_names(record, language)
    words = box(game.key).words(game, language, names)
    seen = seen_in(found, Match(game, record))
    say(found, names, Teller(words, language), Phrases(language), seat, everything, open_cards, seen)


def seen_in(found: Review, match: Match[Any]) -> Views:
    """What the players saw where their decisions began and where they have lost most."""
    return views(match.game, match.record, [(at, each.seat) for each in found.decisions for at in (each.step, each.at)])


def say(
    found: Review,
    names: list[str],
    teller: Teller,
    phrases: Phrases,
    seat: int | None,
    everything: bool,
    open_cards: bool,
    seen: Views,
) -> None:
    """Print a review."""
    screen = Screen()
    if found.balanced:
        screen.say(phrases("review_alone"))
    else:
        screen.say(phrases("review_curve_open" if open_cards else "review_curve"), "strong")
        for line in drawn(found.moments, screen.width, open_cards):
            screen.say(line)
        screen.say(", ".join(f"{number} {name}" for number, name in enumerate(names, 1)), "dim")
    sums = {phrases("review_accuracy"): [f"{int(player.accuracy + 0.5)} %" for player in found.players]}  # as on the page
    sums[phrases("review_loss")] = [teller.percent(player.mean_loss) for player in found.players]
    if not found.balanced:
        sums[phrases("review_luck")] = [teller.percent(player.luck, True) for player in found.players]
    for columns in (sums, {teller(grade): [str(player.grades[grade]) for player in found.players] for grade in GRADES}):
        rows = [["", *columns], *([name, *cells] for name, *cells in zip(names, *columns.values(), strict=True))]
        cells = [[[Piece(cell, "" if place else "dim")] for cell in row] for place, row in enumerate(rows)]
        screen.texts(table(cells, screen.width, right=range(1, len(rows[0]))))  # both at once are too wide for 80 columns
    for turn in found.turns:
        screen.say(f"{phrases('review_step', step=turn.step)} {teller.turn(turn, names)}")
    listed = [each for each in found.decisions if seat in (None, each.seat + 1) and (everything or each.grade in GRADES[2:])]
    for decision in listed:
        say_decision(screen, decision, names, teller, phrases, seen)
    if not listed:
        screen.say(phrases("review_none"))


def say_decision(screen: Screen, decision: Decision, names: list[str], teller: Teller, phrases: Phrases, seen: Views) -> None:
    """Print one decision: what was played, its grade, what was better."""
    moves = teller.moves(decision.moves, seen[decision.step, decision.seat])
    head = f"{phrases('review_step', step=decision.step)} {names[decision.seat]}: {moves}"
    loss = f" (−{teller.percent(decision.loss)})" if decision.loss >= 0.005 else ""
    screen.say(f"{head}. {teller(decision.grade).capitalize()}{loss}", "strong")
    screen.say(f"  {teller.why(decision, seen[decision.at, decision.seat])}")
