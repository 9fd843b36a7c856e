"""Our bots against bots of other frameworks, each of which sees our games through the interface of its own framework.

    pip install 'pavonis[bench]'
    python -m bench.others pocket-mars --games 20                               OpenSpiel's searches against some of ours
    python -m bench.others pocket-mars --policy sb3.zip --games 100             a policy of examples/train_sb3.py, too
    pavonis arena pocket-mars --bots "bench.others:InformationSets,greedy"      any of them wherever bots are named

We know of no package with a bot that was written for these games. There are algorithms that play any game: OpenSpiel's Monte
Carlo tree search, its search over information sets, and the learners of Stable-Baselines3. Every match plays each deal in both
seats. A foreign bot gets what ours get: a view of its seat, and worlds that the seat cannot tell from the true one.
"""

import argparse
from abc import abstractmethod
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np

from pavonis.bots.bot import Bot, Budget, seed_of
from pavonis.core.game import Move
from pavonis.core.view import View
from pavonis.rl.encoding import Encoder
from pavonis.study import arena

ITERATIONS = 50  # of a foreign search, each with a random playout
EXPLORING = 2.0  # OpenSpiel's usual constant
OURS = ("random", "quick", "greedy")


@cache
def spiel_game(key: str, players: int) -> Any:
    """One of our games as OpenSpiel loads it, seats answering one after another."""
    import pyspiel

    import pavonis.rl.open_spiel  # noqa: F401  registers the games

    return pyspiel.load_game(f"pavonis_{key.replace('-', '_')}(players={players},sequential=true)")


class OpenSpielBot(Bot):
    """A search of OpenSpiel. It starts at a world that the seat cannot tell from the true one; tables use the usual options."""

    def __init__(self, spec: str, seed: int, budget: Budget) -> None:
        super().__init__(spec, seed, budget)
        self.iterations = budget.iterations or ITERATIONS

    def choose(self, view: View[Any], budget: Budget) -> Move:
        moves = view.legal()
        if len(moves) == 1:
            return moves[0]
        seed = seed_of(view, self.seed)
        world = view.sample(seed)
        game = spiel_game(view.game.key, len(world.asks))
        return int(self.searching(game, np.random.RandomState(seed % (1 << 32))).step(game.at(world, view.seat)))

    @abstractmethod
    def searching(self, game: Any, chance: np.random.RandomState) -> Any:
        """The bot of OpenSpiel for one decision."""


class MonteCarlo(OpenSpielBot):
    """OpenSpiel's Monte Carlo tree search, which takes one world for the truth."""

    def searching(self, game: Any, chance: np.random.RandomState) -> Any:
        from open_spiel.python.algorithms import mcts

        return mcts.MCTSBot(game, EXPLORING, self.iterations, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)


class InformationSets(OpenSpielBot):
    """OpenSpiel's search over information sets, which draws another world for every iteration."""

    def searching(self, game: Any, chance: np.random.RandomState) -> Any:
        from open_spiel.python.algorithms import ismcts, mcts

        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        bot = ismcts.ISMCTSBot(game, evaluator, EXPLORING, self.iterations, random_state=chance, use_observation_string=True)
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.random_sample))
        return bot


class Policy(Bot):
    """A policy that MaskablePPO of sb3-contrib has learned, from a file."""

    def __init__(self, spec: str, seed: int, budget: Budget, file: str) -> None:
        from sb3_contrib import MaskablePPO

        super().__init__(spec, seed, budget)
        self.policy = MaskablePPO.load(file, device="cpu")
        self.encoder: Encoder | None = None

    def choose(self, view: View[Any], budget: Budget) -> Move:
        if self.encoder is None:
            self.encoder = Encoder(view.game, len(view.sample(0).asks))
        mask = np.zeros(view.game.space.size, bool)
        mask[view.legal()] = True
        move, _ = self.policy.predict(self.encoder.of(view), action_masks=mask, deterministic=True)
        return int(move)


def foreign(iterations: int, policy: Path | None) -> dict[str, Any]:
    """The bots of others, by name."""
    found: dict[str, Any] = {
        f"OpenSpiel MCTS:{iterations}": partial(limited, MonteCarlo, iterations),
        f"OpenSpiel IS-MCTS:{iterations}": partial(limited, InformationSets, iterations),
    }
    if policy is not None:
        found[f"MaskablePPO {policy.name}"] = partial(learned, str(policy.resolve()))
    return found


def limited(kind: type[OpenSpielBot], iterations: int, spec: str, seed: int, budget: Budget) -> Bot:
    """A search with so many iterations."""
    return kind(spec, seed, Budget(iterations))


def learned(file: str, spec: str, seed: int, budget: Budget) -> Bot:
    """A policy from a file."""
    return Policy(spec, seed, budget, file)


def main() -> None:
    """Play every foreign bot against every one of ours, and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--ours", default=",".join(OURS), help=f"our bots (default {','.join(OURS)})")
    parser.add_argument("--games", type=int, default=20, help="of every pair (default 20)")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help=f"of a foreign search (default {ITERATIONS})")
    parser.add_argument("--policy", type=Path, help="a file that examples/train_sb3.py has saved")
    parser.add_argument("--only", default="", help="only foreign bots whose names contain this")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print(f"{chosen.game}, two players, deals from {chosen.seed}\n\n| theirs | ours | theirs won | points |\n|---|---|---|---|")
    for name, make in foreign(chosen.iterations, chosen.policy).items():
        if chosen.only not in name:
            continue
        for spec in chosen.ours.split(","):
            result = arena(
                chosen.game, {name: make, spec: spec}, games=chosen.games, seed=chosen.seed, mirror=False, progress=False
            )
            pair = result["pairings"][0]
            low, high = pair["interval"]
            print(
                f"| {name} | {spec} | {pair['share_of_a']:.0%} of {pair['games']} ({low:.0%} to {high:.0%}) | {points(pair)} |",
                flush=True,
            )


def points(pair: dict[str, Any]) -> str:
    """The mean points of both."""
    return " to ".join(f"{pair[name]:.1f}" for name in ("score_of_a", "score_of_b"))


if __name__ == "__main__":
    main()
