"""Which steps and questions can be open together in Ares Expedition, stage by stage; for positions from outside."""

from typing import Final

from pavonis.core.game import Frame
from pavonis.games.ares_expedition import paying, steps
from pavonis.games.ares_expedition.effects import ACTION, PHASES, RESEARCH
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import END_STEP, FIRST_SPACE, NO_PHASE, OVER, PLANNING, SET_UP, AresState
from pavonis.games.ares_expedition.state import PHASES as IN_PHASES
from pavonis.games.ares_expedition.tables import (
    HAND_LIMIT,
    HELION,
    INITIATIVE_PRICE,
    INITIATOR,
    OPS_OF,
    POOL_CUBES,
    POOL_MARKERS,
    PROGRAMS,
    SOLO_ROUNDS,
)
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import PROGRAM_ROOM
from pavonis.kit.whereabouts import check_equal, check_given, demand

PIECES: Final = POOL_CUBES + POOL_MARKERS
TAKING: Final = (steps.ASK_PIECE, steps.ASK_GIVE, steps.ASK_RETURN)
IN_A_PHASE: Final = (
    steps.ASK_PHASE, steps.ASK_EFFECT, steps.ASK_WAY, steps.ASK_HEAT, steps.ASK_SALE, steps.ASK_SELL, steps.ASK_SAVE,
    steps.ASK_OFFER, steps.ASK_KEEP,
)  # fmt: skip


def check_flow(setting: Setting, s: AresState) -> None:
    """What waits on the table, what is asked and the stage belong together."""
    asked = [seat for seat, ask in enumerate(s.asks) if ask is not None]
    codes = {ask[0] for ask in s.asks if ask is not None}
    if s.stage == OVER:
        demand(not asked, "'asks' should be empty when the game is over")
    elif s.stage == SET_UP:
        check_set_up(setting, s, codes)
    elif s.stage == PLANNING:
        check_equal("table", s.table, [(steps.REVEAL_PHASES,)], "the phases are revealed next")
        check_equal("asks", s.asks, [(steps.ASK_PLAN,)] * len(s.hands), "all plan")
    elif s.stage == END_STEP:
        check_end_step(setting, s, codes)
    elif codes & {steps.ASK_NEUTRAL, *TAKING}:
        demand(len(asked) == 1 and s.owed == 1 << asked[0], "'asks' and 'owed' should name one and the same seat")
        check_before_phases(setting, s, asked[0])
    else:
        check_phase(s, codes)
    if s.stage in (SET_UP, PLANNING, END_STEP):
        check_given(s)
    demand(
        s.phase != NO_PHASE or s.stage != IN_PHASES or s.table[:1] == [(steps.PHASE, 0)], "'phase' should be the one being played"
    )
    demand(s.round > 0 or s.stage == SET_UP, "'round' should be at least 1 when the game has begun")
    check_modes(setting, s, codes)
    for seat, ask in enumerate(s.asks):
        check_question(s, seat, ask)
        for place, frame in enumerate(s.seats[seat]):
            check_step(s, seat, place, frame)


def check_set_up(setting: Setting, s: AresState, codes: set[int]) -> None:
    """All choose corporations, or these begin with something to choose."""
    seats = len(s.hands)
    check_equal("round", s.round, 0, "the first round has not begun")
    if s.corporations[0] != NOBODY:
        check_equal("table", s.table, [(steps.PLAN,)], "the first round follows")
        demand(codes == {steps.ASK_EFFECT}, "'asks' should be about what the corporations begin with")
        return
    check_equal("table", s.table, [(steps.REVEAL_CORPORATIONS,)], "the corporations are revealed next")
    for seat in range(seats):
        code = steps.ASK_REDRAW if setting.mulligan and not s.redrawn >> seat & 1 else steps.ASK_CORPORATION
        check_equal(f"asks[{seat}]", s.asks[seat], (code,), "all choose a corporation")
    demand(not any(s.seats), "'seats' should be empty before the corporations are known")


def check_end_step(setting: Setting, s: AresState, codes: set[int]) -> None:
    """Hands are brought down to their limit, or a solo game helps."""
    check_equal("phase", s.phase, NO_PHASE, "the phases are over")
    check_equal("phases", s.phases, 0, "the phases are over")
    demand(not any(s.seats), "'seats' should be empty after the phases")
    if codes == {steps.ASK_HELP}:
        check_equal("asks", s.asks, [(steps.ASK_HELP, setting.level)], "the level of the solo game says so")
        check_equal("table", s.table, [(steps.PLAN,)], "the next round follows")
        return
    check_equal("table", s.table, [(steps.NEXT_ROUND,)], "the next round follows")
    for seat, cards in enumerate(s.hands):
        over = len(cards) - HAND_LIMIT
        left = (None,) if over <= 0 else ((steps.ASK_LIMIT, over),)
        demand(s.asks[seat] in left, f"'asks[{seat}]' should ask for the {max(0, over)} cards over the limit")


def check_before_phases(setting: Setting, s: AresState, seat: int) -> None:
    """A neutral phase card, or pieces of the pool, before the first phase."""
    ask = s.asks[seat]
    assert ask is not None
    demand(not any(s.seats), "'seats' should be empty before the phases")
    check_equal("phase", s.phase, NO_PHASE, "no phase has begun")
    if ask[0] == steps.ASK_NEUTRAL:
        demand(len(s.hands) == 1 and len(s.neutral) > 1, f"'asks[{seat}]' should be about one of several neutral cards")
        check_equal("table", s.table, [(steps.PHASE, 0)], "the phases follow")
        return
    demand(setting.cooperative and len(s.hands) == 2, f"'asks[{seat}]' should not be about the pool: there is none")
    taker = 1 - seat if ask[0] == steps.ASK_RETURN else seat
    taken = (taker - (s.round - 1)) % 2 + 1
    check_equal("table", s.table, [(steps.PHASE, 0), (steps.TAKE_PIECE, taken)], "the other pieces and the phases follow")
    if ask[0] == steps.ASK_RETURN:
        check_equal(f"asks[{seat}]", ask[1], 1 - seat, "the partner has given a card")
        demand(len(s.offers[seat]) == 1 and len(s.hands[seat]) > 1, f"'offers[{seat}]' should hold the card that is exchanged")
    elif ask[0] == steps.ASK_GIVE:
        demand(all(s.hands), "'hands' should hold a card of each for an exchange")
    else:
        demand(s.pool_cubes > 0 and s.pool_markers > 0, f"'asks[{seat}]' should be a choice between pieces that are there")


def check_phase(s: AresState, codes: set[int]) -> None:
    """A phase is being played by all at once."""
    demand(codes <= set(IN_A_PHASE), "'asks' should be about the phase that is played")
    check_equal("table", s.table, [(steps.AFTER_PHASE, s.phase)], "this follows the phase")
    demand(s.phases >> s.phase & 1 != 0, "'phases' should hold the 'phase' that is played")
    demand(s.phase < PHASES and (s.phase <= ACTION or s.phase == RESEARCH), "'phase' should be one in which something is asked")
    demand((s.phase == RESEARCH) == (codes == {steps.ASK_KEEP}), "'asks' should be about cards to keep in the research phase")
    for seat, ask in enumerate(s.asks):
        if ask is not None and not s.owed >> seat & 1:
            check_equal(f"asks[{seat}]", ask, (steps.ASK_PHASE, s.phase), "the seat is done with the phase")
            check_equal(f"seats[{seat}]", s.seats[seat], [], "the seat is done with the phase")


def check_modes(setting: Setting, s: AresState, codes: set[int]) -> None:
    """Rounds, neutral cards and the pool of the solo and the cooperative game."""
    if len(s.hands) == 1 and s.stage != OVER:
        check_neutral(s, codes)
    elif setting.cooperative and s.stage != OVER:
        taken = 2 * max(0, s.round - (1 if s.stage == PLANNING else 0))
        if codes & set(TAKING):
            taken += s.table[-1][1] - 2 - (1 if steps.ASK_PIECE in codes else 0)
        left = PIECES - taken
        check_equal("pool_cubes", s.pool_cubes + s.pool_markers, left, "with 'pool_markers' so many are left in this round")


def check_neutral(s: AresState, codes: set[int]) -> None:
    """The neutral cards of a solo game: one is turned up in every round, and after five of them all are shuffled."""
    demand(s.round <= SOLO_ROUNDS, f"'round' should be {SOLO_ROUNDS} at most")
    over = s.stage in (IN_PHASES, END_STEP) and not codes & {steps.ASK_NEUTRAL}  # this round's card is turned up
    turned = s.round if over else max(0, s.round - 1)
    used_up = over and turned % PHASES == 0 and codes != {steps.ASK_HELP}  # and not shuffled yet
    check_equal("neutral", len(s.neutral), 0 if used_up else PHASES - turned % PHASES, "so many cards are left in this round")
    space = FIRST_SPACE + (turned - (1 if used_up else 0)) // PHASES
    check_equal("marker", s.marker, space, "the neutral marker stands there in this round")


def check_question(s: AresState, seat: int, ask: Frame | None) -> None:
    """A question is about something that the seat has, and can be paid."""
    name = f"asks[{seat}]"
    code = 0 if ask is None else ask[0]
    offered = code in (steps.ASK_KEEP, steps.ASK_RETURN) or (ask is not None and code == steps.ASK_EFFECT and ask[4] != 0)
    demand(offered or not s.offers[seat], f"'offers[{seat}]' should be empty: the seat does not choose cards")
    if ask is None:
        return
    reach = paying.purse(s, seat, ask[2] if code in (steps.ASK_HEAT, steps.ASK_SALE) else 0)
    if code in (steps.ASK_PHASE, steps.ASK_SELL):
        demand(ask[1] == s.phase and ask[1] <= ACTION, f"'{name}' should be about the 'phase' that is played")
    elif code == steps.ASK_EFFECT:
        check_program(s, seat, name, ask)
    elif code == steps.ASK_WAY:
        demand(s.holder[ask[1]] == seat, f"'{name}' should name a card that seat {seat} has in play")
    elif code == steps.ASK_HEAT:
        demand(s.holder[HELION] == seat and reach >= ask[1], f"'{name}' should be a price that seat {seat} can pay with heat")
    elif code == steps.ASK_SALE:
        count = paying.missing_cards(s, seat, ask[1], ask[2])
        demand(0 < count < len(s.hands[seat]), f"'{name}' should be a price for which some cards of the hand are sold")
    elif code == steps.ASK_SAVE:
        most = paying.budget(s, seat) + paying.savings(s, seat, ask[1], ask[3])
        demand((steps.ENTER, ask[1]) in s.seats[seat] and most >= ask[2], f"'{name}' should be about a card that is being paid for")
        demand(paying.can_save(s, seat, ask[1], ask[3]), f"'{name}' should be a way to save that seat {seat} has")
    elif code == steps.ASK_OFFER:
        able = s.holder[INITIATOR] == seat and paying.budget(s, seat) >= INITIATIVE_PRICE
        demand(able, f"'{name}' should be offered to who has the corporation and the money for it")
    elif code == steps.ASK_KEEP:
        demand(ask[1] < len(s.offers[seat]), f"'{name}' should be about fewer cards than there are in 'offers[{seat}]'")
        check_equal(f"seats[{seat}]", s.seats[seat], [], "cards are kept at the end of a round")


def check_step(s: AresState, seat: int, place: int, frame: Frame) -> None:
    """A step of a seat is about something that the seat has in play."""
    name = f"seats[{seat}][{place}]"
    if frame[0] == steps.DO:
        check_program(s, seat, name, frame)
    elif frame[0] == steps.SET_OFF:
        demand(s.holder[frame[1]] == seat, f"'{name}' should name a card that seat {seat} has in play")
    elif frame[0] in (steps.AGAIN, steps.OFFER_AGAIN, steps.OFFER):
        demand(place == 0, f"'{name}' should be the last thing that the seat does")
        demand(frame[0] == steps.AGAIN or s.holder[INITIATOR] == seat, f"'{name}' is for who has the corporation")
        demand(s.stage == IN_PHASES or frame[0] == steps.OFFER, f"'{name}' should come in a phase")
    elif frame[0] == steps.ENTER:
        demand(s.played[seat][-1:] == [frame[1]], f"'{name}' should name the last card that seat {seat} has played")


def check_program(s: AresState, seat: int, name: str, frame: Frame) -> None:
    """A program under way: whose it is, and what comes next of it."""
    program, number, source, memo = frame[1], frame[2], frame[3], frame[4]
    demand(s.holder[source] == seat, f"'{name}' should name something that seat {seat} has in play, not {source}")
    demand(program // PROGRAM_ROOM == source, f"'{name}' should name a program of card {source}, not {program}")
    demand(number < len(PROGRAMS[program]), f"'{name}' should name an effect of the program, not {number}")
    picking = memo == 0 or len(s.offers[seat]) > 0 or len(s.sealed[seat]) > 0
    demand(picking, f"'{name}' should not remember anything: the seat is not in the middle of its picks")
    demand(len(OPS_OF[source]) > 0 or program % PROGRAM_ROOM > 0, f"'{name}' should name a program with effects")
