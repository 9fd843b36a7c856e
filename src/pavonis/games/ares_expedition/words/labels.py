"""The words of Ares Expedition on a screen."""

from msgspec import Struct


class Labels(Struct, frozen=True):
    """Single words and short phrases of the screen."""

    round: str
    set_up: str
    planning: str
    end_step: str
    game_over: str
    last_call: str
    phase: str
    phases: str
    temperature: str
    oxygen: str
    oceans: str
    zone: str
    deck: str
    discard: str
    player: str
    corporation: str
    rating: str
    rating_short: str
    forests: str
    points: str
    stock: str
    production: str
    metals: str
    tags: str
    no_tags: str
    hand: str
    played: str
    ready: str  # actions not yet used
    used: str
    your_hand: str
    your_corporations: str
    your_cards: str  # drawn, to choose from
    received: str  # given by the partner
    chosen: str
    price: str
    printed_cost: str
    standard_actions: str
    bonus_left: str
    phase_card: str
    bonus: str  # of a phase card
    last_phase_card: str
    neutral_cards: str
    neutral_marker: str
    level: str
    pool: str
    cubes: str
    markers: str
    nothing: str
    score_sheet: str
