"""What points say about a game: how unusual they are, and by how many a seat leads."""

import math


class Usual:
    """The mean and the spread of what has been seen."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = self.squares = 0.0

    def see(self, values: list[float]) -> None:
        """Some more."""
        self.count += len(values)
        self.sum += sum(values)
        self.squares += sum(value * value for value in values)

    def measured(self, value: float) -> float:
        """How unusual a value is, in spreads."""
        mean = self.sum / self.count
        return (value - mean) / max(1.0, math.sqrt(max(0.0, self.squares / self.count - mean * mean)))


def leads(points: list[float]) -> list[float]:
    """How many points more each seat has than the best of the others; alone, its points."""
    others = [points[:seat] + points[seat + 1 :] for seat in range(len(points))]
    return [own - max(rivals, default=0.0) for own, rivals in zip(points, others, strict=True)]
