"""What a language of Pocket Mars consists of."""

from collections.abc import Callable
from typing import Annotated

from msgspec import Struct

from pavonis.games.pocket_mars import effects
from pavonis.games.pocket_mars.cards import COLOURS
from pavonis.games.pocket_mars.effects import Op
from pavonis.text import Noun
from pavonis.text.book import ByCode, Keys
from pavonis.text.clauses import Clause
from pavonis.text.words import GameLanguage

Phrase = Callable[[Op, int], str]  # an effect in one of the moods


class Labels(Struct, frozen=True):
    """Single words and short phrases of the screen."""

    round: str
    to_play: str
    first_player: str
    set_up: str  # while the first prep cards are chosen
    draft: str
    game_over: str
    building: str
    one_star: str  # the zones
    two_star: str
    to_beat: str
    cards: str
    ability: str
    nobody: str
    nothing: str
    no_colonists: str  # of the construction yard
    free: str  # places of a two-star zone
    full: str
    face_down: str
    uppermost_first: str
    player: str
    earth: str
    ship: str
    mars: str
    energy: str
    points: str
    hand: str
    prep: str  # short
    prep_module: str
    your_hand: str
    your_prep: str
    your_pack: str
    top: str
    bottom: str
    colour: str
    value: str
    deck: str
    on_top: str
    at_bottom: str
    you_know: str
    discard: str
    empty: str
    in_play: str
    chosen: str
    kept: str
    pack: str
    among: str
    reconstructed: str


def reach(op: Op) -> tuple[str, str]:
    """Which variants of a clause tell of an effect: by where it reaches, or by how many it is about."""
    return "here" if op.where == effects.THIS else "any", "one" if op.n == 1 else "many"


class Language(GameLanguage, frozen=True, kw_only=True):
    """Pocket Mars in one language."""

    labels: Labels
    colours: Annotated[list[str], Keys(COLOURS)]  # as a building or a back is described
    letters: Annotated[list[str], Keys(COLOURS)]
    coloured_cards: Annotated[list[Noun], Keys(COLOURS)]  # "a green card"
    buildings: Annotated[list[Noun], Keys(COLOURS)]  # in the cases nom, at, into, out, to, of; the preposition belongs to the form
    colonist: Noun
    effects: Annotated[dict[int, Phrase], ByCode(effects, reach)]
    again: Annotated[dict[int, Phrase], ByCode(effects)]  # the same effect twice running: "launch 2 more"
    prices: dict[str, Clause]  # "pay" and "pay_for" before an effect, "costs" after it
    may: tuple[str, str]  # before an effect in the infinitive, by mood
    then: str
    icons: dict[str, str]
    sources: dict[str, str]
