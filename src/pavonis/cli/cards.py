"""`pavonis cards`: every card of a game in words, as data, or as a deck file to change."""

import json
from collections.abc import Iterable
from typing import Any

import click

from pavonis.analysis.lab import caution, lab_of, told
from pavonis.analysis.telling import Teller
from pavonis.cli.options import game_argument, game_options, language_option
from pavonis.cli.screen import Screen
from pavonis.games import box, load
from pavonis.text import LANGUAGES, Piece, Words

FEW = 3  # cards whose numbers are told too


@click.command()
@game_argument()
@click.argument("words", nargs=-1)
@game_options
@language_option
@click.option("--json", "as_json", is_flag=True, help="Print the cards as JSON, with their texts in all languages.")
@click.option("--export", is_flag=True, help="Print the deck as a file that you can change and bring back with -o deck=FILE.")
def cards(game: str, words: tuple[str, ...], options: dict[str, Any], language: str, as_json: bool, export: bool) -> None:
    """List the cards of GAME, what they do, and which of them are our own reconstruction.

    With WORDS, list only the cards that have each of them in their text or, in any language, in their name. A number is
    the one printed on the card: its own number, or its value in games that do not number their cards. Of three cards or fewer, and
    of the card that has just this name, you are also told what bots of each level did with them, and how those who used them fared.

    \b
    pavonis cards pocket-mars --lang ru
    pavonis cards terraforming-mars 009
    pavonis cards terraforming-mars asteroid
    pavonis cards pocket-mars --export > my-deck.json
    pavonis play pocket-mars -o deck=my-deck.json
    """
    loaded = load(game, **options)
    if export:
        click.echo(box(game).export(loaded), nl=False)
        return
    said = {code: box(game).words(loaded, code, []).cards() for code in LANGUAGES}
    found = []
    for card in in_all_languages(said, language):
        if fits({**card, "text": card["text"][language]}, words, card["names"].values()):
            found.append(card)
    if not found:
        raise ValueError(f"no card of {game} has: {' '.join(words)}")
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=1))
        return
    screen = Screen()
    for card in found:
        show(screen, {**card, "text": card["text"][language]})
    named = [card for card in found if " ".join(words).casefold() in (name.casefold() for name in card["names"].values())]
    say_lab(screen, game, found if len(found) <= FEW else named, box(game).words(loaded, language, []), language)


def say_lab(screen: Screen, game: str, found: list[dict[str, Any]], words: Words, language: str) -> None:
    """What bots did with these cards."""
    lab, teller = lab_of(game), Teller(words, language)
    if lab is None:
        return
    english = load(game).words("en").cards()
    names = {card["name"]: said["name"] for card, said in zip(english, words.cards(), strict=True)}
    for card in found:
        numbers = told(lab, card["names"]["en"], teller, language, names)
        for heading, sentences, rounds in numbers:
            screen.say(f"{card['name']}. {heading}", "strong")
            for sentence in [*sentences, *[by_round(teller, *each) for each in rounds]]:
                screen.item("    ", [Piece(sentence)])
        if numbers:
            screen.item("    ", [Piece(caution(lab, teller, language), "dim")])


def by_round(teller: Teller, what: str, counts: dict[int, int]) -> str:
    """What was done with a card in each round."""
    return teller("lab_by", what=what, rounds=", ".join(f"{number}: {count}" for number, count in counts.items()))


def in_all_languages(said: dict[str, list[dict[str, Any]]], language: str) -> list[dict[str, Any]]:
    """One entry for each card: its facts in the chosen language, its names and its text in all languages."""
    merged: list[dict[str, Any]] = []
    for number, card in enumerate(said[language]):
        names = {code: cards[number]["name"] for code, cards in said.items()}
        text = {code: cards[number]["text"] for code, cards in said.items()}
        merged.append({**card, "names": names, "text": text})
    return merged


def fits(card: dict[str, Any], words: Iterable[str], names: Iterable[str] = ()) -> bool:
    """Whether a card has each word in its text or in one of its names; a number is its own, or its value."""
    text = " ".join([card["name"], *names, card["text"], card["colour_name"]]).casefold()
    printed = str(card.get("printed") or card.get("value") or "").casefold().lstrip("0")
    wanted = [word.casefold().lstrip("#№") for word in words]
    return all(word.lstrip("0") == printed != "" or (not word.isdecimal() and word in text) for word in wanted)


def show(screen: Screen, card: dict[str, Any]) -> None:
    """Print one card: what it is called, what it costs, its tags, and what it does."""
    value = "" if card.get("value") is None else f" {card['value']}"
    source = "" if card["source"] in ("rulebook", "public") else f" [{card['source_name']}]"
    printed = f"{card['printed']} " if card.get("printed") else ""
    tags = f" [{', '.join(card['tag_names'])}]" if card.get("tag_names") else ""
    screen.text([Piece(f"{printed}{card['name']}, {card['colour_name']}{value}{tags}{source}", "strong")])
    screen.item("    ", [Piece(card["text"])])
