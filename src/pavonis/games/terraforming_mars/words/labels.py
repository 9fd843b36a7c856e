"""The words of Terraforming Mars on a screen."""

from msgspec import Struct


class Labels(Struct, frozen=True):
    """Single words and short phrases of the screen."""

    generation: str
    set_up: str
    research: str
    draft: str
    last_greeneries: str
    game_over: str
    to_play: str
    first_player: str
    action: str  # before the number of an action of a turn
    temperature: str
    oxygen: str
    oceans: str
    deck: str
    discard: str
    player: str
    corporation: str
    rating: str
    rating_short: str
    points: str
    stock: str
    production: str
    tags: str
    no_tags: str
    hand: str
    played: str
    events: str
    passed: str
    ready: str  # actions not yet used
    used: str
    your_hand: str
    your_corporations: str
    your_cards: str  # dealt, to choose from
    your_table: str
    chosen: str
    kept: str
    price: str
    printed_cost: str
    milestones: str
    awards: str
    standard_projects: str
    claimed_by: str
    funded_by: str
    free: str
    reserved: str
    ocean_area: str
    volcano: str
    claim: str  # of Land Claim
    neutral: str
    nothing: str
    score_sheet: str
    legend: str
