"""What clones share: a field that changes only a few times in a game is a tuple, so a clone need not copy it."""


def changed(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same values but for one place."""
    found = list(values)
    found[place] = value
    return tuple(found)
