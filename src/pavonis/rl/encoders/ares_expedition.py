"""Ares Expedition as a vector."""

from typing import Any

from pavonis.core.game import Game, Seat
from pavonis.games.ares_expedition.cards import CORPORATIONS
from pavonis.games.ares_expedition.effects import ARES_TAG_NAMES, METAL_NAMES, PHASE_NAMES, RESOURCE_NAMES, STOCKS
from pavonis.games.ares_expedition.observing import STAGES
from pavonis.games.ares_expedition.tables import CARDS, HAND_LIMIT, LAST_SPACE, POOL_CUBES, POOL_MARKERS
from pavonis.kit.terraforming import GOALS, OCEANS, OXYGEN
from pavonis.rl.encoding import Observation, Sheet, around

COMPANIES = len(CORPORATIONS)
PHASES = len(PHASE_NAMES)
PHASE = {name: number for number, name in enumerate(PHASE_NAMES)}
ROUNDS = 30
MONEY = 150
STOCK = 50
PRODUCTION = 40
DISCOUNT = 30


def encode(game: Game[Any], seen: Observation, viewer: Seat, sheet: Sheet) -> None:
    """The planet now and as the phase began, the phases, every seat from the viewer on, and the cards the viewer knows."""
    seats = len(seen["players"])
    sheet.one_of("stage", STAGES.index(seen["stage"]), len(STAGES), "set-up, planning, phases, end step, over")
    sheet.value("round", seen["round"], ROUNDS, "the round")
    sheet.one_of("phase", phase_of(seen["phase"]), PHASES, "the phase being played")
    sheet.among("phases", [PHASE[name] for name in seen["phases"]], PHASES, "the phases of this round")
    for name, planet in (("", seen["parameters"]), ("opened ", seen["opened"])):
        when = "when the phase began" if name else "now"
        sheet.value(f"{name}temperature", planet["temperature"], 8, f"degrees {when}", least=-30)
        sheet.value(f"{name}oxygen", planet["oxygen"], GOALS[OXYGEN], f"percent {when}")
        sheet.value(f"{name}oceans", planet["oceans"], GOALS[OCEANS], f"ocean tiles {when}")
    sheet.value("called", seen["called"], 1, "whether all have been asked once more because Mars is terraformed")
    for step, seat in enumerate(around(viewer, seats)):
        sheet.prefix = f"seat +{step}: "
        player(seen, seat, sheet)
    sheet.prefix = ""
    sheet.value("deck", seen["deck"], CARDS, "cards in the deck")
    sheet.value("discard size", seen["discard"]["count"], CARDS, "cards in the discard pile")
    sheet.among("discard", seen["discard"]["known"], CARDS, "cards the viewer knows to be in the discard pile")
    sheet.among("corporations", seen["corporations"], COMPANIES, "the corporations the viewer chooses from")
    prices = {int(card): price + 1 for card, price in seen["prices"].items()}
    sheet.counts("prices", prices, CARDS, STOCK, "what the cards in the viewer's hand cost, and 1")
    neutral = seen.get("neutral", {"cards": [], "marker": 0})
    sheet.among("neutral", [PHASE[name] for name in neutral["cards"]], PHASES, "the neutral phase cards left in a solo game")
    sheet.value("marker", neutral["marker"], LAST_SPACE, "the neutral marker of a solo game")
    pool = seen.get("pool", {"cubes": 0, "markers": 0})
    sheet.value("pool cubes", pool["cubes"], POOL_CUBES, "cubes in the pool of a cooperative game")
    sheet.value("pool markers", pool["markers"], POOL_MARKERS, "markers in the pool of a cooperative game")


def phase_of(name: str | None) -> int | None:
    """The number of a phase, if there is one."""
    return None if name is None else PHASE[name]


def player(seen: Observation, seat: Seat, sheet: Sheet) -> None:
    """What lies before one seat, and of its hidden cards those the viewer knows."""
    own = seen["players"][seat]
    sheet.one_of("corporation", own["corporation"], COMPANIES, "its corporation")
    sheet.one_of("chosen", phase_of(own["chosen"]), PHASES, "the phase it has chosen, or had in the last round")
    sheet.value("rating", own["rating"], 80, "the terraform rating")
    sheet.value("forests", own["forests"], 20, "its forests")
    sheet.value("score", seen["scores"][seat], 120, "the points as they stand")
    sheet.value("money", own["stock"]["megacredits"], MONEY, "M€ in stock")
    stocks = RESOURCE_NAMES[1:STOCKS]
    sheet.values("stock", [own["stock"][name] for name in stocks], 0, STOCK, ", ".join(stocks))
    sheet.values("production", [own["production"][name] for name in RESOURCE_NAMES], 0, PRODUCTION, ", ".join(RESOURCE_NAMES))
    sheet.values("metals", [own["metals"][name] for name in METAL_NAMES], 0, 10, ", ".join(METAL_NAMES))
    sheet.values("worth", [own["worth"][name] for name in METAL_NAMES], 0, 5, "what a unit of each metal takes off a price")
    sheet.values("tags", [own["tags"][name] for name in ARES_TAG_NAMES], 0, 15, ", ".join(ARES_TAG_NAMES))
    sheet.values("discounts", own["discounts"], 0, DISCOUNT, "what cards cost less by tag, all cards, costly cards")
    sheet.value("eased", own["eased"], 1, "whether it may read a zone one off")
    sheet.value("sale", own["sale"], 5, "what a sold card brings")
    sheet.values("research", [own["research"]["draws"], own["research"]["keeps"]], 0, 5, "further cards drawn and kept in research")
    sheet.value("hand size", own["hand"]["count"], 2 * HAND_LIMIT, "cards in hand")
    sheet.among("hand", own["hand"]["known"], CARDS, "cards in hand that the viewer knows")
    sheet.among("offers", own["offers"]["known"], CARDS, "cards to choose from that the viewer knows")
    sheet.among("played", [card["card"] for card in own["played"]], CARDS, "cards played")
    sheet.counts("cubes", {card["card"]: card["cubes"] for card in own["played"]}, CARDS, 15, "cubes on its cards")
    sheet.among("used", own["used"], CARDS, "cards whose action was used in this phase")
    sheet.value("plays", own["plays"], 3, "cards it may still play in this phase")
    sheet.value("free", own["free"], 10, "the cost up to which it may play a green card for nothing")
    sheet.value("bonus", own["bonus"], 1, "whether the bonus of the phase is still to be used")
    sheet.value("next cut", own["next_cut"], DISCOUNT, "what the next card of this phase costs less")
    sheet.value("next ease", own["next_ease"], 1, "whether a zone may be read one off for the next card")
    sheet.value("initiative", own["initiative"], 1, "whether its rating has not risen yet in this phase")
