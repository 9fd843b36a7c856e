"""What a game calls its events and its reasons: by number, a name and the names of what follows the number in the tuple."""

Catalogue = dict[int, tuple[str, ...]]


def listed(catalogue: Catalogue, number: int, line: str) -> int:
    """The number of an entry, noted in the catalogue: `DREW: Final = listed(EVENTS, 9, "drew seat card")`. It is for ever."""
    assert number not in catalogue, "two entries have the same number"
    catalogue[number] = tuple(line.split())
    return number


def told(catalogue: Catalogue, numbers: tuple[int, ...]) -> str:
    """An event without its audience, or a reason, by name: "price_too_high price=14 has=9"."""
    if numbers[0] not in catalogue:
        return str(numbers)
    name, *arguments = catalogue[numbers[0]]
    return " ".join([name, *[f"{argument}={number}" for argument, number in zip(arguments, numbers[1:], strict=False)]])
