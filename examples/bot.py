"""An example of a bot from outside: it plays any of the games with the Python that is there and nothing else.

    pavonis arena pocket-mars --bots "exec:python3 examples/bot.py,random" --games 50

It takes the usual answer where a question has one, and else any legal move, but rather not one that only gives something up.
"""

import json
import random
import sys

LAZY = ("decline", "pass", "discard", "done", "sell")


def choose(question: dict) -> int:
    """One of the legal moves."""
    chance = random.Random(json.dumps(question["observation"], sort_keys=True) + str(question["seed"]))
    if question["question"]["usual"] is not None:
        return question["question"]["usual"]
    busy = [move for move, words in question["moves"] if not words.startswith(LAZY)]
    return chance.choice(busy or [move for move, _ in question["moves"]])


for line in sys.stdin:
    message = json.loads(line)
    answer = {"bot": "usual"} if "pavonis" in message else {"choose": message["choose"], "move": choose(message)}
    print(json.dumps(answer), flush=True)
