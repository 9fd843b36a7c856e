"""`pavonis report`: a page with plots about a run."""

import json
from pathlib import Path

import click

from pavonis.study import Run


@click.command()
@click.argument("path", metavar="FOLDER", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON and write no page.")
@click.option("--parquet", is_flag=True, help="Write the rows of the run as Parquet, and no page (extra parquet).")
def report(path: Path, as_json: bool, parquet: bool) -> None:
    """Turn a run in FOLDER into a page with plots: bots, seats, lengths, points by round, and every card with intervals.

    \b
    pavonis simulate terraforming-mars --bots greedy --games 2000 --run mars
    pavonis report mars

    A run of `simulate` or of `arena` will do, also one that is not finished. The share of victories of a card is that of the seats
    that used it. It goes along with winning and need not be its cause. The page is FOLDER/report.html; the numbers of the cards
    are also in FOLDER/cards.csv. Needs: pip install 'pavonis[report]'.
    """
    run = Run(path)
    if as_json:
        click.echo(json.dumps(run.summary(), indent=1))
    elif parquet:
        click.echo("\n".join(str(written) for written in run.to_parquet(path)))
    else:
        from pavonis.study.report import write_report

        page = write_report(run, path)
        click.echo(f"{page} shows {len(run.games):,} games; the numbers of the cards are also in {path / 'cards.csv'}.")
