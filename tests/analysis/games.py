"""Games to be looked at, and positions in them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from pavonis.analysis.review import Review, review
from pavonis.bots.bot import Budget, Chance, derived, make_bot
from pavonis.core.game import Game, Seat, State
from pavonis.core.match import Match
from pavonis.core.record import Record
from pavonis.core.view import View
from pavonis.games import load

PLAYERS = {"pocket-mars": 2, "mission-red-planet": 3, "ares-expedition": 2, "terraforming-mars": 2}


@cache
def played(key: str = "pocket-mars", seed: int = 5, bot: str = "relaxed") -> Record:
    """A finished game of bots."""
    match = Match.new(load(key), PLAYERS[key], seed)
    match.state.log = None
    bots = [make_bot(bot, key, derived(seed, seat)) for seat in range(PLAYERS[key])]
    while match.state.owed:
        seat = match.game.waiting(match.state)[0]
        match.play(seat, bots[seat].choose(match.view(seat), bots[seat].budget))
    return match.record


@cache
def reviewed(key: str = "pocket-mars", seed: int = 5, bot: str = "relaxed") -> Review:
    """The review of such a game."""
    return review(played(key, seed, bot))


def moments(key: str, count: int, seed: int, one_in: int = 6) -> Iterator[tuple[Game[Any], State, Seat]]:
    """Positions of sensible games in which a seat begins an action and has a choice."""
    game, chance, number = load(key), Chance(seed), 0
    while count:
        number += 1
        s = game.new(PLAYERS[key], derived(seed, number))
        s.log = None
        bots = [make_bot("greedy:1", key, derived(seed, number, seat)) for seat in range(PLAYERS[key])]
        while s.owed and count:
            seat = (s.owed & -s.owed).bit_length() - 1
            view = View(game, s, seat)
            if view.question().fresh and len(view.legal()) > 2 and chance.below(one_in) == 0:
                count -= 1
                yield game, game.clone(s), seat
            game.apply(s, seat, bots[seat].choose(view, Budget(1)))
