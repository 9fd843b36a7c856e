"""A seeded generator that is one int of the state.

The generator is 128 bits wide and every draw is one call of a cryptographic hash, so nobody can search for the seed
that explains a hand. All functions take the generator and return the next one: `s.rng = shuffle(s.rng, cards)`.
"""

from hashlib import shake_128
from struct import unpack
from typing import Any, Final

from mypy_extensions import i64

WIDTH: Final = 16  # bytes of the generator


def seeded(seed: int) -> int:
    """The generator that belongs to a seed: any int, small ones included."""
    return int.from_bytes(shake_128(b"pavonis %d" % seed).digest(WIDTH), "little")


def shuffle(rng: int, items: list[int]) -> int:
    """Shuffle the list in place (Fisher-Yates) and return the next generator.

    Each step takes 32 fresh bits. With our decks the chance of a place is off by less than one in ten million.
    """
    size = len(items)
    stream: bytes = shake_128(rng.to_bytes(WIDTH, "little")).digest(WIDTH + 4 * size)
    words: tuple[int, ...] = unpack(f"<{WIDTH}x{size}I", stream)
    objects: list[Any] = items  # compiled, they are moved without being read as numbers
    for i in range(size - 1, 0, -1):
        word: i64 = words[i]  # else the compiled product would be an object
        j = word * (i + 1) >> 32
        objects[i], objects[j] = objects[j], objects[i]
    return int.from_bytes(stream[:WIDTH], "little")


def below(rng: int, size: int) -> tuple[int, int]:
    """The next generator and a number from 0 to size - 1."""
    stream: bytes = shake_128(rng.to_bytes(WIDTH, "little")).digest(WIDTH + 4)
    word = int.from_bytes(stream[WIDTH:], "little")
    return int.from_bytes(stream[:WIDTH], "little"), (word * size) >> 32
