"""An owner's deck from a file: what it may say, and errors that name the file, the card and the field."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pavonis.games import load
from pavonis.games.pocket_mars.deckfile import export
from pavonis.testing import table
from pavonis.text.deckfile import BadDeck
from tests.rulebook.pocket_mars.idle import idle

Deck = dict[str, Any]


def default() -> Deck:
    deck: Deck = json.loads(export())
    return deck


def test_an_exported_deck_is_the_default_deck(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_text(export(), encoding="utf-8")
    again = load("pocket-mars", deck=str(file))
    assert export(again) == export()  # type: ignore[arg-type]
    assert again.options["deck"] == default()  # a record keeps the deck, never the path
    s, t = again.new(3, 5), load("pocket-mars").new(3, 5)
    assert (s.hands, s.deck) == (t.hands, t.deck)


def spoil(change: Callable[[Deck], object]) -> Deck:
    deck = default()
    change(deck)
    return deck


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda d: d["cards"].pop(), ["field 'cards'", "7 black cards, not 6"]),
        (lambda d: d.update(title="x"), ["list 'cards'"]),
        (lambda d: d.update(cards={}), ["list 'cards'"]),
        (
            lambda d: d["cards"][2].update(value=8),
            ["card 3 (Lichen Cultures)", "'value': 8 is not possible; allowed: a whole number from 0 to 7"],
        ),
        (
            lambda d: d["cards"][2].update(value="3"),
            ["card 3 (Lichen Cultures)", "'value': \"3\" is not possible; allowed: a whole number from 0 to 7"],
        ),
        (
            lambda d: d["cards"][2].pop("top"),
            ["card 3 (Lichen Cultures): the field 'top' is missing; allowed: colour, value, names, top, bottom, printed"],
        ),
        (
            lambda d: d["cards"][2].update(cost=3),
            ["card 3 (Lichen Cultures): the field 'cost' is unknown; allowed: colour, value, names, top"],
        ),
        (
            lambda d: d["cards"][2].update(value=-1),
            ["card 3 (Lichen Cultures)", "'value': -1 is not possible; allowed: a whole number from 0 to 7"],
        ),
        (lambda d: d["cards"][2].update(names={"en": "Li\nchen"}), ["card 3 (Li chen)", "'names.en'", "line breaks"]),
        (lambda d: d["cards"][2].update(names={"en": "Li  chen"}), ["card 3 (Li chen)", "'names.en'", "a space too many"]),
        (lambda d: d["cards"][2].update(names={"en": "17"}), ["card 3 (17)", "'names.en'", "a letter"]),
        (lambda d: d["cards"][2].update(names={"en": "  "}), ["card 3", "'names.en'", "1 to 60 characters, not 0"]),
        (lambda d: d["cards"][2].update(names={"en": "x" * 61}), ["card 3", "'names.en'", "1 to 60 characters, not 61"]),
        (
            lambda d: d["cards"][2].update(names={"de": "Moos"}),
            ["card 3", "field 'names': the field 'de' is unknown; allowed: en, pl, ru"],
        ),
        (
            lambda d: d["cards"][2].update(names={"en": "Moss", "pl": 5}),
            ["card 3 (Moss)", "field 'names.pl': 5 is not possible; allowed: a text"],
        ),
        (lambda d: d["cards"][2]["top"].update(ops=[]), ["field 'top.ops': [] is not possible; allowed: a list of 1 to 4 entries"]),
        (
            lambda d: d["cards"][2].update(printed=""),
            ["field 'printed': \"\" is not possible; allowed: a text of 1 to 10 characters"],
        ),
        (
            lambda d: d["cards"][0]["top"]["ops"][0].update(optional=1),
            ["top.ops[0].optional': 1 is not possible; allowed: true or false"],
        ),
        (lambda d: d["cards"].__setitem__(2, 5), ["card 3: 5 is not possible; allowed: an object with colour, value, names"]),
        (
            lambda d: d["cards"][0]["top"]["ops"][0].update(n=-1),
            ["card 1 (Seed Vault)", "'top.ops[0].n': -1 is not possible; allowed: a whole number from 1 to 4"],
        ),
        (
            lambda d: d["cards"][2].update(colour="pink"),
            ["(Lichen Cultures)", "'colour': \"pink\" is not possible; allowed: black, blue, green, "],
        ),
        (lambda d: d["cards"][2].update(names={"ru": "Да"}), ["card 3", "'names.en'", "missing"]),
        (
            lambda d: d["cards"][2].update(names={"en": "Seed Vault"}),
            ["card 3", "'names.en'", "card 1 (Seed Vault) has this"],
        ),
        (
            lambda d: d["cards"][0]["top"]["ops"][0].update(op="fly"),
            ["(Seed Vault)", "top.ops[0].op", "fly", "allowed: "],
        ),
        (lambda d: d["cards"][0]["top"]["ops"][0].pop("n"), ["card 1 (Seed Vault)", "top.ops[0].n", "needs n"]),
        (lambda d: d["cards"][0]["top"]["ops"][1].update(n=2), ["card 1 (Seed Vault)", "top.ops[1].n", "takes no n"]),
        (lambda d: d["cards"][0]["top"]["ops"][1].pop("where"), ["card 1 (Seed Vault)", "top.ops[1].where", "needs"]),
        (lambda d: d["cards"][0]["top"]["ops"][1].update(where="this"), ["card 1 (Seed Vault)", "top.ops[1]", "'this'"]),
        (lambda d: d["cards"][0]["top"]["ops"][0].update(to="any"), ["card 1 (Seed Vault)", "top.ops[0].to", "takes no"]),
        (lambda d: d["cards"][0]["bottom"].update(cost={"energy": 0}), ["card 1 (Seed Vault)", "bottom.cost.energy"]),
        (lambda d: d["cards"][34]["bottom"].update(ops=[{"op": "land_this", "n": 1}]), ["(Regolith Printer)", "bottom.ops[0]"]),
        (
            lambda d: d["cards"][34]["bottom"].update(condition={"type": "no_own_colonists_in_this_building"}),
            ["card 35 (Regolith Printer)", "bottom.condition"],
        ),
        (lambda d: d["cards"][0]["top"].update(condition={"type": "colour_in_hand"}), ["(Seed Vault)", "top.condition.colour"]),
        (lambda d: d["cards"][0]["top"].update(ops=[{"op": "draw", "n": 3}] * 2), ["(Seed Vault)", "top.ops", "more than 4 cards"]),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, change: Callable[[Deck], object], words: list[str]) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(spoil(change)), encoding="utf-8")
    with pytest.raises(BadDeck) as caught:
        load("pocket-mars", deck=str(file))
    for word in [str(file), *words]:
        assert word in str(caught.value)


@pytest.mark.parametrize(("text", "words"), [("{", "not JSON"), ("[]", "an object"), (None, "No such file")])
def test_a_file_that_cannot_be_read(tmp_path: Path, text: str | None, words: str) -> None:
    file = tmp_path / "mine.json"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(BadDeck, match=words) as caught:
        load("pocket-mars", deck=file)
    assert str(file) in str(caught.value)


def test_the_card_being_played_is_not_held() -> None:
    condition = {"type": "colour_in_hand", "colour": "green"}
    deck = spoil(lambda d: d["cards"][3]["top"].update(condition=condition))
    alone = table("pocket-mars", deck=deck).hand(0, "Greenhouse Dome", "Ice Drill")
    assert idle(alone, "Greenhouse Dome") == ["NO_COLOUR_IN_HAND green"]
    beside = table("pocket-mars", deck=deck).hand(0, "Greenhouse Dome", "Seed Vault")
    assert idle(beside, "Greenhouse Dome") == []


def test_names_in_one_language_serve_all() -> None:
    game = load("pocket-mars", deck=spoil(lambda d: d["cards"][0].update(names={"en": "My Own Card"})))
    assert game.setting.cards[0].names == ["My Own Card"] * 3  # type: ignore[attr-defined]


def test_names_are_trimmed() -> None:
    game = load("pocket-mars", deck=spoil(lambda d: d["cards"][0].update(names={"en": " My Own Card ", "pl": "Moja karta\n"})))
    assert game.setting.cards[0].names == ["My Own Card", "My Own Card", "Moja karta"]  # type: ignore[attr-defined]
    assert game.space.parse("play My Own Card") == game.space.code("play", (0,))


@pytest.mark.parametrize("value", range(8))
def test_values_from_0_to_7_are_legal(value: int) -> None:
    deck = spoil(lambda d: d["cards"][0].update(value=value))
    t = table("pocket-mars", deck=deck).prep(0, "Seed Vault").column("Ecosystem", "Garden Terraces").do(0, "attach Seed Vault")
    lands = t.waiting == [0] and t.question(0).kind == "landing"
    assert lands == (value > 2)
    assert t.see(1).buildings[0].values == [2, value]


def test_a_card_of_value_0_beats_nothing_and_is_beaten() -> None:
    deck = spoil(lambda d: d["cards"][0].update(value=0))
    t = table("pocket-mars", deck=deck).column("Ecosystem", "Seed Vault").prep(0, "Garden Terraces").do(0, "attach Garden Terraces")
    assert t.question(0).kind == "landing"
    face_down = table("pocket-mars", deck=deck).column("Ecosystem", "First Forest", face_down=["First Forest"])
    face_down.prep(0, "Seed Vault").do(0, "attach Seed Vault")
    assert face_down.question(0).kind != "landing"
