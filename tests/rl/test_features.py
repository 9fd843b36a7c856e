"""What networks see beside the vector."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pavonis.bots.bot import derived
from pavonis.core.space import Range, Space, named
from pavonis.games import OURS, load
from pavonis.games.mission_red_planet.cards import HELLAS
from pavonis.games.mission_red_planet.moves import BOARD, KILL, WALK
from pavonis.games.mission_red_planet.state import COLOUR_ROOM, PAD_ROOM, REGION_ROOM
from pavonis.games.mission_red_planet.verbs import destination
from pavonis.rl.encoding import Encoder
from pavonis.rl.features import Features, features_of
from pavonis.rl.mission_red_planet_features import FAR, INPUT_ROOM, LEADS, NAMING, OWN, REGION, ROOM, STARTS
from pavonis.rl.terraforming_mars_features import OCEAN, MarsFeatures


def of(key: str, seats: int = 2) -> Features:
    return features_of(Encoder(load(key), seats))


@pytest.mark.parametrize("key", OURS)
def test_moves_are_turned_to_the_one_who_moves(key: str) -> None:
    features = of(key, 3 if key != "mission-red-planet" else 2)
    codes = features.game.space.codes()
    for seat in range(features.seats):
        turned = features.turned[seat, codes]
        assert len(set(turned.tolist())) == len(codes)  # nothing is confused
        assert [features.game.space.range_of(code).name for code in turned.tolist()] == [
            features.game.space.range_of(code).name for code in codes
        ]
    assert features.turned[0, codes].tolist() == codes


def test_the_same_move_against_the_other_has_the_same_number_in_both_seats() -> None:
    features = of("mission-red-planet")
    kill = KILL + HELLAS * COLOUR_ROOM
    assert features.turned[0, kill + 1] == features.turned[1, kill + 0]  # the other's
    assert features.turned[0, kill + 0] == features.turned[1, kill + 1]  # one's own
    assert features.turned[0, kill + 2] == features.turned[1, kill + 2]  # a neutral colour
    steal = load("terraforming-mars").space.parse
    mars = of("terraforming-mars").turned
    one, two = steal("remove 3 plants from seat 1"), steal("remove 3 plants from seat 0")
    assert mars[0, one] == mars[1, two]


class Grown:
    """A game that has more moves than it had."""

    def __init__(self, game: Any, space: Space) -> None:
        self.game = game
        self.space = space

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


@pytest.mark.parametrize("key", OURS)
def test_new_kinds_of_moves_change_no_feature(key: str) -> None:
    game = load(key)
    encoder = Encoder(game, 2)
    codes = np.array(game.space.codes())
    look, seats, owner = np.zeros((1, encoder.size), np.float32), np.array([0]), np.zeros(len(codes), np.int64)
    before = features_of(encoder).of(look, seats, owner, codes)
    old = game.space.ranges[1:]
    hole = next(first.stop for first, second in pairwise(old) if first.stop < second.start)
    ranges = [*old, Range("probe between", hole), Range("probe beyond", game.space.size, [named(["x", "y"], 700)])]
    encoder.game = Grown(game, Space(ranges))  # type: ignore[assignment]
    after = features_of(encoder)
    assert (after.of(look, seats, owner, codes) == before).all()


def boarding(chance: np.random.Generator) -> tuple[Any, Any, int]:
    """A position of a duel in which a seat may board at least two ships."""
    game = load("mission-red-planet")
    for seed in range(20):
        s = game.new(2, seed)
        while s.owed:
            seat = game.waiting(s)[0]
            legal = game.legal(s, seat)
            if sum(BOARD <= move < BOARD + PAD_ROOM for move in legal) > 1 and s.round > 2:
                return game, s, seat
            game.apply(s, seat, int(chance.choice(legal)))
    raise AssertionError("nobody could board")


def test_a_ship_is_the_region_where_it_goes() -> None:
    game, s, seat = boarding(np.random.default_rng(1))
    encoder = Encoder(game, 2)
    features = features_of(encoder)
    legal = [move for move in game.legal(s, seat) if BOARD <= move < BOARD + PAD_ROOM]
    found = features.of(encoder(s, seat)[None], np.array([seat]), np.zeros(len(legal), np.int64), np.array(legal))
    start = NAMING.index("board") * 2 * ROOM + int(STARTS[REGION]) + 1
    for move, row in zip(legal, found.tolist(), strict=True):
        regions = {each - start for each in row if start <= each < start + REGION_ROOM}
        assert regions == {destination(game.setting, s, move - BOARD)}


def test_regions_are_seen_with_their_leads() -> None:
    game: Any = load("mission-red-planet")
    encoder = Encoder(game, 2)
    features = features_of(encoder)
    s = game.new(2, 1)
    region = game.setting.regions[0]
    for seat, lead in ((0, 2), (1, -2)):
        s.mars[region * COLOUR_ROOM : region * COLOUR_ROOM + 4] = [3, 1, 0, 1]
        rows, places = features.further(encoder(s, seat)[None])
        assert not rows.any()
        now = [place for place in places.tolist() if features.size <= place]
        start = features.size + region * INPUT_ROOM
        own = OWN - 1 if seat == 0 else 1
        assert start + (lead + FAR) * OWN + own in now
        assert start + LEADS * OWN + lead + FAR in now


def test_a_walk_tells_of_both_regions() -> None:
    features = of("mission-red-planet")
    look = np.zeros((1, features.size), np.float32)
    walk = np.array([WALK + HELLAS * REGION_ROOM + HELLAS + 1])
    found = features.of(look, np.array([0]), np.zeros(1, np.int64), walk)[0].tolist()
    base = int(features.base[walk[0]]) + int(STARTS[REGION]) + 1  # type: ignore[attr-defined]
    assert {base + HELLAS, base + ROOM + HELLAS + 1} <= set(found)


@pytest.mark.parametrize("key", OURS)
def test_what_was_learned_is_what_plays(key: str, tmp_path: Path) -> None:
    learn = pytest.importorskip("pavonis.rl.learn", reason="TORCH IS MISSING, LEARNING IS NOT TRIED")
    import torch

    from pavonis.rl.lessons import give
    from pavonis.rl.net import Net

    game = load(key)
    encoder = Encoder(game, 2)
    features = features_of(encoder)
    lessons = give(key, 0.3, seed=2)[0].arrays()
    data = learn.Data(lessons, features)
    torch.manual_seed(1)
    learner = learn.Learner(len(data.places), len(data.moves))
    with torch.no_grad():
        liked, _ = learner(data.batch(np.array([0])))
    learn.save(tmp_path / "net.npz", learner, data.places, data.moves, data.scales, {})
    with np.load(tmp_path / "net.npz") as arrays:
        net = Net(dict(arrays), features)
    s = game.new(2, derived(2, 1))  # the first of the lessons
    while len(game.legal(s, game.waiting(s)[0])) < 2:
        game.apply(s, game.waiting(s)[0], game.legal(s, game.waiting(s)[0])[0])
    seat = game.waiting(s)[0]
    legal = game.legal(s, seat)
    assert legal == lessons["mov"][: len(legal)].tolist()
    assert net(encoder.sheet(s, seat), legal, seat)[0] == pytest.approx(liked.numpy(), abs=0.02)


def test_a_place_tells_of_its_neighbours() -> None:
    game = load("terraforming-mars")
    encoder = Encoder(game, 2)
    features = features_of(encoder)
    assert isinstance(features, MarsFeatures)
    s = game.new(2, 1)
    place = 30  # in the middle of the map
    around = np.flatnonzero(features.neighbours[:, place]).tolist()
    assert len(around) == 6
    s.tiles[around[0]], s.tiles[around[1]] = OCEAN, OCEAN
    move = np.array([game.space.code("place", (1, place))])
    row = features.of(encoder(s, 0)[None], np.array([0]), np.zeros(1, np.int64), move)[0].tolist()
    start = int(features.start[move[0]])
    assert row[0] == features.own + move[0] + 1
    assert row[4:] == [start + each + 1 for each in (2, 4, 8, 12, 16, 20 + 4)]  # two oceans, nothing else, four free


def test_a_card_is_the_same_card_whatever_is_done_with_it() -> None:
    features = of("terraforming-mars")
    parse = features.game.space.parse
    moves = np.array([parse("play Asteroid"), parse("buy Asteroid"), parse("play Birds")])
    rows = features.of(np.zeros((1, features.size), np.float32), np.array([1]), np.zeros(3, np.int64), moves)
    assert rows[0, 2] == rows[1, 2] != rows[2, 2]
    assert rows[0, 1] == rows[2, 1] != rows[1, 1]
