"""The networks that come with the games: small, blind to what is hidden, and much better than chance."""

from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pavonis.bots.bot import Bot, Budget, make_bot
from pavonis.core.game import Game
from pavonis.core.view import View
from pavonis.games import OURS, load
from pavonis.rl.encoding import Encoder
from pavonis.rl.features import features_of
from pavonis.rl.net import Net, NetBot, weights_of
from pavonis.rl.points import leads

NET = "pavonis.rl.net:NetBot"
MOST_BYTES = 2_000_000


def play(game: Game[Any], bots: list[Bot], seed: int) -> float:
    """The share of a victory that the first bot has, in a game of two."""
    s = game.new(2, seed)
    s.log = None
    while s.owed:
        seat = game.waiting(s)[0]
        moves = game.legal(s, seat)
        bot = bots[(seat + seed) % 2]
        game.apply(s, seat, moves[0] if len(moves) == 1 else bot.choose(View(game, s, seat), bot.budget))
    winners = game.winners(s)
    return 0.0 if not winners else float(seed % 2 in winners) / len(winners)


@pytest.mark.parametrize("key", OURS)
def test_the_weights_are_small(key: str) -> None:
    assert (files("pavonis") / "rl" / "weights" / f"{key}.npz").stat().st_size < MOST_BYTES  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", OURS)
def test_a_network_chooses_legal_moves_and_is_blind_to_what_is_hidden(key: str) -> None:
    game = load(key)
    bot = NetBot(NET, 1, Budget())
    s = game.new(2, 3)
    for _ in range(30):
        seat = game.waiting(s)[0]
        move = bot.choose(View(game, s, seat), Budget())
        assert move in game.legal(s, seat)
        assert move == bot.choose(View(game, game.resample(s, seat, 9), seat), Budget())
        game.apply(s, seat, move)
    advice = bot.advise(View(game, s, game.waiting(s)[0]), Budget())
    assert sum(choice.weight for choice in advice.choices) == pytest.approx(1)


def test_a_network_beats_chance() -> None:
    game = load("pocket-mars")
    bots = [make_bot(NET, game.key, 1), make_bot("random", game.key, 2)]
    assert sum(play(game, bots, seed) for seed in range(10)) >= 9


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "least"), [("pocket-mars", 38), ("mission-red-planet", 38), ("terraforming-mars", 38), ("ares-expedition", 38)]
)
def test_networks_beat_chance(key: str, least: int) -> None:
    game = load(key)
    bots = [make_bot(NET, game.key, 1), make_bot("random", game.key, 2)]
    assert sum(play(game, bots, seed) for seed in range(40)) >= least


def test_a_network_says_which_tables_it_knows() -> None:
    game = load("pocket-mars")
    with pytest.raises(ValueError, match="no network for pocket-mars with 3 players"):
        NetBot(NET, 1, Budget()).choose(View(game, game.new(3, 1), 0), Budget())


def test_weights_of_ones_own_are_played_with(tmp_path: Path) -> None:
    game = load("pocket-mars")
    view = View(game, game.new(2, 3), 0)
    numbers = dict(weights_of("pocket-mars", 2))
    numbers.update({name: -numbers[name] for name in ("answer", "likes")})
    np.savez(tmp_path / "mine.npz", **numbers)  # type: ignore[arg-type]
    mine = type("Mine", (NetBot,), {"weights": str(tmp_path / "mine.npz")})(NET, 1, Budget())
    moves, shares, _ = NetBot(NET, 1, Budget()).weigh(view)
    assert mine.choose(view, Budget()) != moves[int(shares.argmax())]
    with pytest.raises(ValueError, match="there are no weights in nowhere"):
        type("Nobody", (NetBot,), {"weights": "nowhere"})(NET, 1, Budget()).choose(view, Budget())


def test_practice_goes_on_where_the_weights_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    practice = pytest.importorskip("pavonis.rl.practice", reason="TORCH IS MISSING, PRACTICE IS NOT TRIED")
    for name, value in {"TABLES": 8, "POOL": 200, "PART": 64, "LOOK": 5, "SETTLING": 0}.items():
        monkeypatch.setattr(practice, name, value)
    player, story = practice.begun("pocket-mars", 2, practice.HERE / "pocket-mars.npz", 1)
    player.save(tmp_path / "same.npz", story)
    school = practice.School("pocket-mars", 2, player, 1)
    practice.practise(school, 0.5, tmp_path / "more.npz", {**story, "practised": ["a test"]})
    game = load("pocket-mars")
    encoder = Encoder(game, 2)
    own, same, more = (
        opened(path, encoder) for path in (practice.HERE / "pocket-mars.npz", tmp_path / "same.npz", tmp_path / "more.npz")
    )
    s = game.new(2, 3)
    legal = game.legal(s, 0)
    sheet = encoder.sheet(s, 0)
    assert int(own(sheet, legal, 0)[0].argmax()) == int(same(sheet, legal, 0)[0].argmax())
    assert own(sheet, legal, 0)[1] == pytest.approx(same(sheet, legal, 0)[1], abs=0.01)
    assert more.told["practised"] == ["a test"]
    assert more.told["games"] >= 1
    assert not np.array_equal(same(sheet, legal, 0)[0], more(sheet, legal, 0)[0])


def test_practice_learns_what_to_expect_before_it_changes_how_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    practice = pytest.importorskip("pavonis.rl.practice", reason="TORCH IS MISSING, PRACTICE IS NOT TRIED")
    for name, value in {"TABLES": 8, "PART": 64, "LOOK": 5, "SETTLING": 1}.items():
        monkeypatch.setattr(practice, name, value)
    player, _ = practice.begun("pocket-mars", 2, practice.HERE / "pocket-mars.npz", 1)
    school = practice.School("pocket-mars", 2, player, 1)
    optimiser = practice.torch.optim.Adam(player.parameters(), lr=0.001)

    def learned() -> set[str]:
        before = {name: values.detach().clone() for name, values in player.named_parameters()}
        while len(school.pool) < 200:
            school.step()
        school.learn(optimiser)
        return {name for name, values in player.named_parameters() if not values.equal(before[name])}

    expecting = {"baseline.weight", "baseline.bias", "learner.worth.weight", "learner.worth.bias"}
    assert learned() == expecting
    assert learned() > expecting


def test_at_a_table_with_a_stranger_only_the_own_decisions_are_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    practice = pytest.importorskip("pavonis.rl.practice", reason="TORCH IS MISSING, PRACTICE IS NOT TRIED")
    for name, value in {"TABLES": 4, "LOOK": 5}.items():
        monkeypatch.setattr(practice, name, value)
    player, _ = practice.begun("pocket-mars", 2, practice.HERE / "pocket-mars.npz", 1)
    school = practice.School("pocket-mars", 2, player, 1, 0.5)
    assert school.stranger.tolist() == [0, 1, -1, -1]
    for _ in range(30):
        school.step()
    assert [[bool(made) for made in seats] for seats in school.open] == [[False, True], [True, False], [True, True], [True, True]]


def test_a_lead_is_counted_from_the_best_of_the_others() -> None:
    assert leads([40.0, 30.0, 35.0]) == [5.0, -10.0, -5.0]
    assert leads([7.0]) == [7.0]


@pytest.mark.parametrize(("lead", "usual"), [(False, 35.0), (True, 0.0)])
def test_practice_counts_the_points_or_the_lead(monkeypatch: pytest.MonkeyPatch, lead: bool, usual: float) -> None:
    practice = pytest.importorskip("pavonis.rl.practice", reason="TORCH IS MISSING, PRACTICE IS NOT TRIED")
    for name, value in {"TABLES": 2, "LOOK": 5}.items():
        monkeypatch.setattr(practice, name, value)
    player, _ = practice.begun("pocket-mars", 2, practice.HERE / "pocket-mars.npz", 1)
    school = practice.School("pocket-mars", 2, player, 1, lead=lead)
    school.tables.points[0] = [40.0, 30.0]
    school._end(0, [1.0, -1.0])
    assert school.usual.sum / school.usual.count == usual


def opened(path: Path, encoder: Encoder) -> Net:
    with np.load(path) as arrays:
        return Net(dict(arrays), features_of(encoder))
