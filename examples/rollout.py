"""A bot of 25 lines: it tries each move in a few worlds that it cannot tell from the true one, and plays them out at random.

pavonis arena pocket-mars --bots "rollout:Rollout,random" --games 20     (from this folder)
"""

from random import Random

from pavonis.bots.bot import Bot


class Rollout(Bot):
    """The move after which random play ends best."""

    def choose(self, view, budget):
        chance = Random(self.seed)
        return max(view.legal(), key=lambda move: sum(self.ends(view, move, chance) for _ in range(3)))

    def ends(self, view, move, chance):
        game, world = view.game, view.sample(chance.getrandbits(32))
        game.apply(world, view.seat, move)
        for _ in range(60):
            if not (waiting := game.waiting(world)):
                break
            game.apply(world, waiting[0], chance.choice(game.legal(world, waiting[0])))
        scores = game.scores(world)
        return scores.pop(view.seat) - max(scores, default=0)
