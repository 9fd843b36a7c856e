"""Bots that take part in a study: by spec, as a class, or as a function that makes them."""

import importlib
import pickle
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pavonis.bots.bot import Bot, Budget, make_bot

Maker = Callable[[str, int, Budget], Bot]  # from a name, a seed and a budget; a subclass of `Bot` is one


class Entrant:
    """A bot that takes part: its name in all tables, and what makes it. Equal names are equal entrants."""

    def __init__(self, player: "str | Maker", name: str = "") -> None:
        if not isinstance(player, str) and not callable(player):
            raise ValueError(f"a bot is a spec, a class or a function that makes one, not {player!r}")
        self.player = player
        self.name = name or (player if isinstance(player, str) else _name(player))

    def bot(self, game: str, seed: int) -> Bot:
        """The bot for one seat of one game."""
        if isinstance(self.player, str):
            return make_bot(self.player, game, seed)
        try:
            bot = self.player(self.name, seed, Budget())
        except TypeError as error:
            raise ValueError(f"bot '{self.name}' should be made from a name, a seed and a budget: {error}") from None
        if not isinstance(bot, Bot):
            raise ValueError(f"bot '{self.name}' should be a Bot, not {bot!r}")
        return bot

    def __repr__(self) -> str:
        return f"Entrant({self.name!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entrant) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process: a spec as it is, a class or function as bytes."""
        return _unpacked, (self.player if isinstance(self.player, str) else _packed(self.player, self.name), self.name)


Players = str | Maker | Entrant | Iterable[str | Maker | Entrant] | Mapping[str, str | Maker]


def entrants(players: Players) -> tuple[Entrant, ...]:
    """Bots from a spec, several specs with commas, a class, a list of such, or a mapping from names to bots."""
    if isinstance(players, str):
        return tuple(Entrant(spec.strip()) for spec in players.split(",") if spec.strip())
    if isinstance(players, Entrant):
        return (players,)
    if isinstance(players, Mapping):
        return tuple(Entrant(player, name) for name, player in players.items())
    if callable(players):
        return (Entrant(players),)
    return tuple(player if isinstance(player, Entrant) else Entrant(player) for player in players)


def _name(maker: Maker) -> str:
    """What a class or function is called: as a spec if another process could find it, or else by its name alone."""
    name = getattr(maker, "__qualname__", "")
    if not name:
        return type(maker).__name__  # an object that can be called, such as a partial function
    module = maker.__module__
    return name if module == "__main__" or "." in name or "<" in name else f"{module}:{name}"


def _packed(maker: Maker, name: str) -> bytes:
    """A class or function as bytes. `cloudpickle`, if there is one, also packs what a notebook defines."""
    try:
        packer = importlib.import_module("cloudpickle")
    except ModuleNotFoundError:
        packer = pickle
    try:
        packed: bytes = packer.dumps(maker)
    except (AttributeError, TypeError, pickle.PicklingError) as error:
        raise ValueError(
            f"bot '{name}' cannot be sent to another process ({error}): "
            "define it in a module, install cloudpickle, or play with jobs=1"
        ) from None
    return packed


def _unpacked(player: str | bytes, name: str) -> Entrant:
    """The inverse of packing, in the other process. Only what this program has packed comes here."""
    return Entrant(player if isinstance(player, str) else pickle.loads(player), name)
