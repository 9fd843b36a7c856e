"""What every game must pass, with every set of options: call `check`, or one property by its name.

    from pavonis.testing import conformance

    conformance.check(load("pocket-mars", draft=True), seats=3, budget_seconds=20)
    conformance.legal_is_sound(my_game, 2)

Nonconforming says which property does not hold, where, and with which record to see it again. Everything follows from the seeds;
the time only decides how many games are looked at. The first one is looked at wholly, of the others a few positions.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from pavonis.core.game import Game, Move
from pavonis.core.view import View
from pavonis.testing.conformance.copies import clone_is_complete, replay_equals_play, restores_anywhere
from pavonis.testing.conformance.freedom import alike, free
from pavonis.testing.conformance.knowledge import blind, blind_bot, forgetful, playable, same
from pavonis.testing.conformance.moments import BUDGET, SEEDS, Broken, Moment, Nonconforming, Property, at_every_step, run
from pavonis.testing.conformance.silence import nothing_untold, quiet, undo_cannot_peek
from pavonis.testing.conformance.simultaneous import any_order_of_arrival, questions_are_not_changed_by_others, taking_back
from pavonis.testing.conformance.soundness import conserves, games_end, legal_is_sound, notation_inverts

__all__ = [
    "EVERY_STEP", "MANY_GAMES", "Broken", "Moment", "Nonconforming", "Property", "alike", "any_order_of_arrival", "at_every_step",
    "blind", "blind_bot", "check", "clone_is_complete", "conserves", "forgetful", "free", "games_end", "legal_is_sound",
    "notation_inverts", "nothing_untold", "playable", "questions_are_not_changed_by_others", "quiet", "replay_equals_play",
    "restores_anywhere", "run", "same", "taking_back", "undo_cannot_peek",
]  # fmt: skip

EVERY_STEP: Final = [
    games_end,
    legal_is_sound,
    notation_inverts,
    clone_is_complete,
    replay_equals_play,
    restores_anywhere,
    any_order_of_arrival,
    questions_are_not_changed_by_others,
    taking_back,
    same,
    forgetful,
    playable,
    quiet,
    nothing_untold,
    undo_cannot_peek,
]
MANY_GAMES: Final = [free, alike]  # these need many games, and little time for each


def check(
    game: Game[Any],
    seats: int,
    seeds: Iterable[int] = SEEDS,
    budget_seconds: float = BUDGET,
    invariants: Callable[[Any], None] | None = None,
    choose: Callable[[View[Any]], Move] | None = None,
    whole: bool = True,
) -> None:
    """Check a game with that many seats for everything; Nonconforming says what does not hold.

    `invariants(s)` raises AssertionError for what can never be a position of this game; `choose(view)` is a bot to be tested for
    blindness in place of the simple one. A long game with many options may do without being looked at `whole` for each of them.
    """
    properties = [*EVERY_STEP, blind if choose is None else blind_bot(choose)]
    if invariants is not None:
        properties.append(conserves(invariants))
    run(MANY_GAMES, game, seats, seeds, budget_seconds / 5)
    run(properties, game, seats, seeds, budget_seconds * 4 / 5, whole)
