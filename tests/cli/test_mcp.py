"""A language model's seat: a whole game through the protocol itself, bad requests, and nothing hidden."""

import asyncio
from typing import Any

import pytest
from mcp import Client

from pavonis.cli.guest import Guest
from pavonis.cli.mcp import make_server


async def call(client: Client, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    text = "\n".join(part.text for part in result.content)  # type: ignore[union-attr]
    return f"ERROR {text}" if result.is_error else text


async def a_game() -> list[str]:
    async with Client(make_server("en")) as client:
        heard = [await call(client, "look"), await call(client, "games"), await call(client, "rules", game="pocket-mars")]
        heard.append(await call(client, "new_game", game="pocket-mars", bot="random", seat=1, seed=5))
        heard.append(await call(client, "choose", answer="fly to Venus"))
        heard.append(await call(client, "why_not", move="launch"))
        for _ in range(400):
            heard.append(await call(client, "choose", answer="1"))
            if "The game is over." in heard[-1]:
                break
        heard.append(await call(client, "choose", answer="1"))
        heard.append(await call(client, "new_game", game="checkers"))
        return heard


def test_a_whole_game() -> None:
    heard = asyncio.run(a_game())
    assert heard[0].startswith("ERROR")
    assert "begin one with new_game" in heard[0]
    assert "pocket-mars: Pocket Mars, 2 to 4 players" in heard[1]
    assert len(heard[2]) > 300
    assert "1. " in heard[3]
    assert heard[4].startswith("ERROR")
    assert not heard[5].startswith("ERROR")
    assert "Guest: Total " in heard[-3]
    assert " wins!" in heard[-3]
    assert "the game is over" in heard[-2]
    assert "there is no game called 'checkers'" in heard[-1]


def test_a_guest_is_shown_its_own_side_alone() -> None:
    guest = Guest("pocket-mars", 3, "random", 1, {}, 7, "en")
    for _ in range(6):
        shown = guest.look() + guest.question() + guest.why_not("launch")
        truth = guest.match.state
        for seed in range(4):
            guest.match.state = guest.match.game.resample(truth, 1, seed)
            assert guest.look() + guest.question() + guest.why_not("launch") == shown
        guest.match.state = truth
        guest.choose("1")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("pocket-mars", 9, "random", 0, {}, 1, "en"), "is for 2 to 4 players"),
        (("pocket-mars", 2, "random", 2, {}, 1, "en"), "there are seats 0 to 1"),
        (("pocket-mars", 2, "genius", 0, {}, 1, "en"), "there is no bot called 'genius'"),
        (
            ("pocket-mars", 2, "exec:touch here", 0, {}, 1, "en"),
            "there is no bot called 'exec:touch here' for guests; there are: relaxed, steady",
        ),
    ],
)
def test_bad_requests(arguments: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Guest(*arguments)


def test_steps_are_taken_back_and_numbers_checked() -> None:
    guest = Guest("pocket-mars", 2, "random", 0, {}, 5, "pl")
    before = guest.question()
    guest.choose("1")
    assert guest.question() != before
    assert guest.take_back() == before
    with pytest.raises(ValueError, match="there is no answer 99"):
        guest.choose("99")
    with pytest.raises(ValueError, match="cannot be taken back"):
        guest.take_back()
