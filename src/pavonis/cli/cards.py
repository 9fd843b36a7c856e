"""`pavonis cards`: every card of a game in words, as data, or as a deck file to change."""

import json
from typing import Any

import click

from pavonis.cli.options import game_argument, game_options, language_option
from pavonis.games import load, part
from pavonis.text import LANGUAGES


@click.command()
@game_argument()
@game_options
@language_option
@click.option("--json", "as_json", is_flag=True, help="Print the cards as JSON, with their texts in all languages.")
@click.option("--export", is_flag=True, help="Print the deck as a file that you can change and bring back with -o deck=FILE.")
def cards(game: str, options: dict[str, Any], language: str, as_json: bool, export: bool) -> None:
    """List the cards of GAME, what they do, and which of them are our own reconstruction.

    \b
    pavonis cards pocket-mars --lang ru
    pavonis cards pocket-mars --export > my-deck.json
    pavonis play pocket-mars -o deck=my-deck.json
    """
    loaded = load(game, **options)
    if export:
        click.echo(part(game, "deckfile").export(loaded), nl=False)
        return
    said = {code: part(game, "words").words(loaded, code, []).cards() for code in LANGUAGES}
    if as_json:
        click.echo(json.dumps(in_all_languages(said, language), ensure_ascii=False, indent=1))
        return
    for card in said[language]:
        click.echo(line(card))


def in_all_languages(said: dict[str, list[dict[str, Any]]], language: str) -> list[dict[str, Any]]:
    """One entry a card: its facts in the chosen language, its names and its text in all of them."""
    merged: list[dict[str, Any]] = []
    for number, card in enumerate(said[language]):
        names = {code: cards[number]["name"] for code, cards in said.items()}
        text = {code: cards[number]["text"] for code, cards in said.items()}
        merged.append({**card, "names": names, "text": text})
    return merged


def line(card: dict[str, Any]) -> str:
    """One card as one paragraph."""
    value = "" if card.get("value") is None else f" {card['value']}"
    source = "" if card["source"] in ("rulebook", "public") else f" [{card['source_name']}]"
    return f"{card['name']}, {card['colour_name']}{value}{source}\n    {card['text']}"
