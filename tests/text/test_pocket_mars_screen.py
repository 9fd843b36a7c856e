"""The terminal table of Pocket Mars: drawn within its width, described in sentences, and both from an observation only."""

from copy import deepcopy
from random import Random

import pytest

from pavonis.core.events import EVERYBODY, SPECTATOR
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.observation import PocketMarsSeen
from pavonis.games.pocket_mars.screen import describe, draw
from pavonis.games.pocket_mars.words import PocketMarsWords
from pavonis.text import Text, plain
from tests.text.checks import check_alphabet, check_picture, languages
from tests.text.samples import pocket_mars as samples
from tests.text.samples import pocket_mars_tables as tables

STYLES = {"", "strong", "dim", "green", "orange", "purple", "blue", "black", "seat0", "seat1", "seat2", "seat3"}


def setting(language: str, draft: bool = False) -> tuple[PocketMars, PocketMarsWords]:
    game = samples.the_game(draft=draft)
    return game, samples.speak(language, game=game)


def lines(texts: list[Text]) -> list[str]:
    return [plain(text) for text in texts]


def check_table(game: PocketMars, spoken: PocketMarsWords, seen: PocketMarsSeen, viewer: int, room: int) -> None:
    drawn = draw(game, spoken, seen, viewer, room)
    check_picture(drawn, room, spoken.grammar.key, samples.UNTRANSLATED)
    assert {piece.style for line in drawn for piece in line} <= STYLES
    check_report(describe(game, spoken, seen, viewer), spoken.grammar.key)


def check_report(described: list[Text], language: str) -> None:
    for line in lines(described):
        assert line[-1] in ".*", line
        assert not [odd for odd in ("  ", "None", "★", " .", "()") if odd in line], line
        check_alphabet(line, language, samples.UNTRANSLATED)


@languages
@pytest.mark.parametrize("room", [50, 79, 80, 100, 120, 140])
@pytest.mark.parametrize("name", tables.TABLES)
def test_written_tables(language: str, room: int, name: str) -> None:
    game, spoken = setting(language)
    check_table(game, spoken, tables.TABLES[name], 0, room)


@languages
@pytest.mark.parametrize("draft", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_whole_games(language: str, draft: bool) -> None:
    game, spoken = setting(language, draft)
    random = Random(3)
    s = game.new(3, 3)
    while waiting := game.waiting(s):
        seat = random.choice(waiting)
        game.apply(s, seat, random.choice(game.legal(s, seat)))
        viewer = random.choice([0, 1, 2, SPECTATOR, EVERYBODY])
        seen = game.observe(s, viewer)
        assert seen.over == game.over(s)
        before = deepcopy(seen)
        check_table(game, spoken, seen, viewer, random.choice([80, 120]))
        assert seen == before


def test_middle_in_english() -> None:
    game, spoken = setting("en")
    drawn = lines(draw(game, spoken, tables.MIDDLE, 0, 80))
    assert drawn[0] == "Pocket Mars · Round 6 · To play: ● Anna · First player: ▲ Boris"
    ecosystem = next(line for line in drawn if line.startswith("G Ecosystem"))
    assert ecosystem.split()[2:8] == ["●●", "■", "▲", "·", ">", "0"]  # a card that lies face down counts as 0
    assert "(face down) 4 Greenhouse Dome" in ecosystem
    assert "O4 B5" in next(line for line in drawn if "Anna  " in line)
    assert "G? –" in next(line for line in drawn if "Boris  " in line)
    assert "at the bottom: B? O2, you know card: 4 – P4" in " ".join(drawn)
    assert "Being played: 3 Booster Stage" in drawn
    assert not any("Top" in line for line in drawn[drawn.index("Your prep module") :])


def test_nothing_hidden_is_drawn() -> None:
    game, spoken = setting("en")
    s = game.new(3, 5)
    for viewer in (0, SPECTATOR):
        seen = game.observe(s, viewer)
        shown = "\n".join(lines(draw(game, spoken, seen, viewer, 120) + describe(game, spoken, seen, viewer)))
        own = known_cards(seen)
        assert own or viewer == SPECTATOR
        names = {spoken.card_name(card).text for card in range(35)}
        assert {name for name in names if name in shown} == {spoken.card_name(card).text for card in own}


def known_cards(seen: PocketMarsSeen) -> set[int]:
    return {back.card for player in seen.players for back in player.hand if back.card is not None}


def test_many_colonists_are_counted() -> None:
    game, spoken = setting("en")
    seen = deepcopy(tables.MIDDLE)
    seen.buildings[2].one_star[:] = [7, 5, 6]
    laboratory = next(line for line in lines(draw(game, spoken, seen, 0, 80)) if line.startswith("P Laboratory"))
    assert "●7 ▲5 ■6" in laboratory


def test_shapes_and_letters_stand_beside_every_colour() -> None:
    game, spoken = setting("en")
    for line in draw(game, spoken, tables.MIDDLE, 0, 80):
        for piece in line:
            if piece.style.startswith("seat"):
                assert piece.text.strip(" ●▲■◆") == "" or piece.kind == "player"
