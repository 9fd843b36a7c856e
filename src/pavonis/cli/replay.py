"""`pavonis replay`: a record read as a story, or checked against the rules."""

import json
from pathlib import Path
from typing import Any

import click
from msgspec import to_builtins

from pavonis.cli.files import read_record
from pavonis.cli.options import language_option
from pavonis.cli.phrases import Phrases
from pavonis.cli.players import seat_names
from pavonis.cli.screen import Screen
from pavonis.cli.sheet import joint_result, score_sheet, tie_breaks, verdict
from pavonis.core import record as records
from pavonis.core.events import EVERYBODY, SPECTATOR, story
from pavonis.games import box


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--to", metavar="N", type=click.IntRange(min=0), help="Stop after the first N moves.")
@click.option("--verify", is_flag=True, help="Only check that every move is legal; prints the final fingerprint.")
@click.option("--json", "as_json", is_flag=True, help="Print the position that is reached as JSON.")
@language_option
def replay(file: Path, to: int | None, verify: bool, as_json: bool, language: str) -> None:
    """Replay the game recorded in FILE, move by move.

    \b
    pavonis replay game.json              the whole story and the final table
    pavonis replay game.json --to 20      up to the 20th move
    pavonis replay game.json --verify     is every move legal?
    """
    game, record = read_record(file)
    s = records.replay(game, record, to)
    count = len(record.moves()[:to])
    viewer = EVERYBODY if game.over(s) else SPECTATOR
    if verify:
        end = "finished" if game.over(s) else "not finished"
        click.echo(f"{file}: {count} moves, all legal, {end}, fingerprint {records.fingerprint(s)}")
    elif as_json:
        scores: dict[str, Any] = {"scores": game.scores(s), "winners": game.winners(s) if game.over(s) else None}
        if game.over(s):
            scores["decided_by"] = dict(game.decided_by(s))
            scores["joint"] = game.joint(s) or None
        seen = to_builtins(game.observe(s, viewer))
        click.echo(json.dumps({"moves": count, "over": game.over(s), **scores, "observation": seen}))
    else:
        screen = Screen()
        words = box(game.key).words(game, language, seat_names(record, language))
        screen.texts(words.event(event) for event in story(s.log, viewer))
        view = box(game.key)
        draw = view.draw(game, words, game.observe(s, viewer), viewer, screen.width) if screen.fancy else None
        screen.texts(draw or view.describe(game, words, game.observe(s, viewer), viewer))
        if game.over(s):
            names, phrases = seat_names(record, language), Phrases(language)
            told = [*tie_breaks(game, s, words, names, phrases), *joint_result(game, s, words)]
            for line in [*score_sheet(game, s, words, names, phrases), *told]:
                screen.say(line)
            screen.say(verdict(game, s, names, phrases), "strong")
