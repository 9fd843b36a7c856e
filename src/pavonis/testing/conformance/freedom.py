"""Hidden information over many games: what is hidden is drawn anew, and never copied from the truth.

A resample that copies the truth passes every other test. Two things give it away. Where the truth differs from game to game, two
resamples of one position must differ at least sometimes. And if a part is copied now and then, resamples agree with the truth more
often than with each other. Both are counted for each hidden thing, for each kind of thing (its label without numbers) and for all.
"""

from collections import defaultdict
from hashlib import blake2b
from math import sqrt
from typing import Any, Final

from pavonis.core.game import Seat
from pavonis.core.record import fields, fingerprint
from pavonis.testing.conformance.knowledge import seen
from pavonis.testing.conformance.moments import Broken, Moment, Property, Watch

GAMES: Final = 36  # the fewest from which the counts tell anything
ENOUGH: Final = 24  # comparisons of one thing, from at least FROM games
FROM: Final = 8
FAR: Final = 4.5  # standard deviations, the games being independent: it needs 21 games that all point the same way
MARGIN: Final = 0.05  # of the room there is above the agreement of two resamples


class Tally:
    """How often one hidden thing was the same in the truth and a resample, and in two resamples, game by game."""

    def __init__(self) -> None:
        self.count = 0
        self.with_truth = 0  # of two comparisons each
        self.with_each_other = 0
        self.copied: set[int] = set()  # true values that both resamples had too
        self.excess: dict[int, int] = defaultdict(int)  # by game

    def add(self, seed: int, truth: int, one: int, other: int) -> None:
        """Note one comparison."""
        agreed = (truth == one) + (truth == other)
        self.count += 1
        self.with_truth += agreed
        self.with_each_other += one == other
        if truth == one == other:
            self.copied.add(truth)
        self.excess[seed] += agreed - 2 * (one == other)

    def verdict(self) -> str:
        """What the counts say against the game."""
        if self.count < ENOUGH or len(self.excess) < FROM:
            return ""
        # A rival's memory or half an answer may be forgotten, and is then one and the same thing in all resamples.
        if self.with_each_other == self.count and len(self.copied) > 1:
            return f"is in every resample what it is in truth, one of {len(self.copied)} values"
        truth, each_other = self.with_truth / (2 * self.count), self.with_each_other / self.count
        spread = sqrt(sum(excess**2 for excess in self.excess.values()))
        if truth - each_other > MARGIN * (1 - each_other) and sum(self.excess.values()) > FAR * spread:
            return f"agrees with the truth in {truth:.1%} and with another resample in only {each_other:.1%} of {self.count} cases"
        return ""


class Freedom(Watch):
    """The tallies of one run."""

    def __init__(self) -> None:
        super().__init__(self.compare)
        self.tallies: Final[dict[str, Tally]] = defaultdict(Tally)

    def compare(self, at: Moment) -> None:
        """Draw two resamples for every viewer and compare them with the truth and with each other."""
        for viewer in at.viewers:
            one = at.game.resample(at.s, viewer, at.chance.getrandbits(64))
            other = at.game.resample(at.s, viewer, at.chance.getrandbits(64))
            if at.s.rng in (one.rng, other.rng) or one.rng == other.rng:
                raise Broken(f"a resample for viewer {viewer} has not got a generator of its own")
            truths = at.game.secrets(at.s, viewer)
            values, others = at.game.secrets(one, viewer), at.game.secrets(other, viewer)
            labels = [label for label, _ in truths]
            if labels != [label for label, _ in values] or len(set(labels)) != len(labels):
                raise Broken(f"what is hidden from viewer {viewer} has other names in a resample, or a name twice")
            if values == others:
                self.all_named(one, other, viewer)
            for (label, truth), (_, a), (_, b) in zip(truths, values, others, strict=True):
                kind = " ".join("".join(" " if c.isdigit() else c for c in label).split())
                for name in {label, f"any {kind}", "anything"}:
                    self.tallies[name].add(at.record.seed, truth, a, b)

    def all_named(self, one: Any, other: Any, viewer: Seat) -> None:
        """Resamples with the same secrets are the same, or there is a secret that has no name."""
        differ = [name for name in fields(one) if name != "rng" and getattr(one, name) != getattr(other, name)]
        if differ:
            raise Broken(f"resamples for viewer {viewer} differ in {differ}, and `secrets` does not say so")

    def verdict(self) -> str:
        found = [f"'{name}' {why}" for name, tally in sorted(self.tallies.items()) if (why := tally.verdict())]
        return "; ".join(found)


class Alike(Watch):
    """Positions of different games that look alike to a viewer."""

    def __init__(self) -> None:
        super().__init__(self.compare)
        self.samples: Final[dict[bytes, tuple[str, int, int]]] = {}  # by the look: the resample, and the first seed and step

    def compare(self, at: Moment) -> None:
        """Draw the resample with the same seed for all that look alike."""
        for viewer in at.viewers:
            look = blake2b(repr((viewer, seen(at.game, at.s, viewer), at.s.learned)).encode(), digest_size=16).digest()
            sample = fingerprint(at.game.resample(at.s, viewer, 0))
            first, seed, step = self.samples.setdefault(look, (sample, at.record.seed, len(at.record.entries)))
            if sample != first:
                raise Broken(
                    f"to viewer {viewer} this position looks like step {step} of seed {seed}, "
                    "and a resample with the same seed is not the same"
                )


free = Property("free", Freedom, fewest=GAMES)
free.__doc__ = "What is hidden takes more than one value, and agrees with the truth no more often than two resamples agree."

alike = Property("alike", Alike, fewest=GAMES)
alike.__doc__ = "Positions of different games that look alike to a viewer give the same resample for the same seed."
