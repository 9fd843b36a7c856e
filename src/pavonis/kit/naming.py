"""What the numbers in an event or in a reason stand for, so that a test can read both by name."""

from collections.abc import Mapping, Sequence

from pavonis.core.catalogue import Catalogue

Value = int | str  # a plain number, or the name of what a number stands for
Kinds = Mapping[str, Mapping[int, str] | Sequence[str]]  # by the name of an argument: the names of its numbers


class Naming:
    """Reads the events or the reasons of a game by name. What follows a code is called as in the game's catalogue.

    `special` has the kinds of single codes, for an argument that counts something in one place and names something in another.
    """

    def __init__(self, catalogue: Catalogue, kinds: Kinds, special: Mapping[int, Kinds] | None = None) -> None:
        self.catalogue = catalogue
        self._kinds = kinds
        self._special = special or {}

    def name(self, code: int) -> str:
        """The name of a code, in capitals, as it is written in the rules."""
        return self.catalogue[code][0].upper()

    def told(self, numbers: Sequence[int]) -> dict[str, Value]:
        """The arguments of a code by name; the code itself comes first in `numbers` and is left out here."""
        code = numbers[0]
        arguments = self.catalogue[code][1:]
        if len(arguments) != len(numbers) - 1:
            raise ValueError(f"{self.name(code)} is followed by {', '.join(arguments) or 'nothing'}, not by {list(numbers[1:])}")
        kinds = {**self._kinds, **self._special.get(code, {})}
        return {name: _value(kinds.get(name), number) for name, number in zip(arguments, numbers[1:], strict=True)}


def _value(names: Mapping[int, str] | Sequence[str] | None, number: int) -> Value:
    """The name of a number, or the number if it has none."""
    if names is None:
        return number
    if isinstance(names, Mapping):
        return names.get(number, number)
    return names[number] if 0 <= number < len(names) else number
