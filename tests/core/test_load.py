"""The front door: a game by its name, with its options and its number of players."""

import pytest

import pavonis


def test_a_game_knows_how_many_play() -> None:
    game = pavonis.load("pocket-mars", players=3, draft=True)
    assert len(game.new(seed=1).seats) == 3
    assert len(game.new(2, seed=1).seats) == 2
    assert len(pavonis.load("pocket-mars").new().seats) == 2  # the fewest, if nobody says


def test_the_same_seed_deals_the_same_game() -> None:
    game = pavonis.load("pocket-mars", players=3)
    assert game.observe(game.new(seed=5), 0) == game.observe(game.new(3, 5), 0)


@pytest.mark.parametrize("players", [1, 5])
def test_too_few_and_too_many(players: int) -> None:
    with pytest.raises(ValueError, match=f"pocket-mars is for 2 to 4 players, not {players}"):
        pavonis.load("pocket-mars", players=players)


def test_no_such_game_and_no_such_option() -> None:
    with pytest.raises(ValueError, match="there is no game called 'chess'; there are: terraforming-mars"):
        pavonis.load("chess")
    with pytest.raises(ValueError, match="colour"):
        pavonis.load("pocket-mars", colour="red")
