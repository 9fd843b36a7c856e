"""How much luck and secrets leave to be won: a bot that cheats, against the same bot that does not.

    python -m bench.ceiling pocket-mars search:50 --games 60 --seed 111

The cheat thinks in the true world: it sees all cards, also those that will be drawn. Only answers that are sealed are hidden from
it, too. No honest bot with the same thought can know as much, so what the cheat wins says how far ahead a bot may hope to be. It
lives here and nowhere else; no table can have it.
"""

import argparse
from typing import Any

from bench.strength import seats_of
from pavonis.bots.bot import derived, make_bot
from pavonis.core.game import Game, Seat
from pavonis.core.view import View
from pavonis.games import load
from pavonis.study import wilson


class Cheat(View[Any]):
    """A view whose every world is the true one."""

    def __init__(self, game: Game[Any], s: Any, seat: Seat) -> None:
        super().__init__(game, s, seat)
        self.true = game.clone(s)
        self.true.log = None

    def sample(self, seed: int, reopen: bool = False) -> Any:
        """The true world, unless somebody has sealed an answer in it."""
        return super().sample(seed, reopen) if reopen and any(self.true.sealed) else self.game.clone(self.true)


def won(game: Game[Any], spec: str, players: int, seed: int, number: int) -> float:
    """What the cheat wins of one game: it sits at each seat in turn, with the same deal."""
    deal, cheat = divmod(number, players)
    bots = [make_bot(spec, game.key, derived(seed, "bot", deal, seat)) for seat in range(players)]
    s = game.new(players, derived(seed, "deal", deal))
    s.log = None
    while s.owed:
        seat = (s.owed & -s.owed).bit_length() - 1
        view = Cheat(game, s, seat) if seat == cheat else View(game, s, seat)
        game.apply(s, seat, bots[seat].choose(view, bots[seat].budget))
    winners = game.winners(s)
    return 1.0 / len(winners) if cheat in winners else 0.0


def main() -> None:
    """Play and print a row of a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=111)
    asked = parser.parse_args()
    game = load(asked.game)
    total = sum(won(game, asked.bot, seats_of(asked.game), asked.seed, number) for number in range(asked.games))
    low, high = wilson(total, asked.games)
    share = f"{total / asked.games:.1%} | {low:.1%} to {high:.1%}"
    print(f"| {asked.bot} that sees everything | {asked.bot} | {asked.games} | {share} |")


if __name__ == "__main__":
    main()
