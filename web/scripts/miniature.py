"""Record a game of bots for the front page: `python web/scripts/miniature.py > web/src/pages/front/game.json`.

The page only draws it, so a frame holds what is drawn: parameters, new tiles and their owners, ratings, generation, and the last
card that was played.
"""

import json
from typing import Any

import pavonis
from pavonis.bots.bot import make_bot
from pavonis.core.view import View
from pavonis.games import box

SEATS = 3
SEED = 12
KINDS = ["ocean", "greenery", "city"]


def kind(tile: str) -> int:
    """A colour of the picture: special tiles share one."""
    return KINDS.index(tile) if tile in KINDS else len(KINDS)


def look(seen: Any, last: str) -> dict[str, Any]:
    """What is drawn of a position."""
    tiles = [[tile.place, kind(tile.tile), -1 if tile.owner is None else tile.owner] for tile in seen.tiles]
    parameters = [seen.parameters.temperature, seen.parameters.oxygen, seen.parameters.oceans]
    return {"p": parameters, "t": tiles, "r": [player.rating for player in seen.players], "g": seen.generation, "c": last}


def main() -> None:
    game = pavonis.load("terraforming-mars")
    words = game.words("en")
    printed = {card["number"]: card["printed"] for card in words.cards()}
    state = game.new(SEATS, SEED)
    bots = [make_bot("steady", game.key, seed) for seed in range(SEATS)]
    frames: list[dict[str, Any]] = []
    laid: set[int] = set()
    last = ""
    while waiting := game.waiting(state):
        seat = waiting[0]
        move = bots[seat].choose(View(game, state, seat), bots[seat].budget)
        name, values = game.space.meaning(move)
        if name == "play":
            last = printed[values[0]]
        game.apply(state, seat, move)
        frame = look(game.observe(state, -1), last)
        news = [tile for tile in frame["t"] if tile[0] not in laid]
        if not frames or news or frame["p"] != frames[-1]["p"]:
            laid.update(tile[0] for tile in news)
            frames.append({**frame, "t": news})
    board = box(game.key).board(game, words)
    places = [[area.number, area.column, area.row, area.kind] for area in board.places if area.row is not None]
    print(json.dumps({"places": places, "frames": frames}, separators=(",", ":")))


if __name__ == "__main__":
    main()
