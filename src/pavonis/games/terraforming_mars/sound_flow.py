"""Which steps and questions can be open together in Terraforming Mars, stage by stage; for positions from outside."""

from pavonis.core.game import Frame
from pavonis.games.terraforming_mars import effects, paying, research, steps
from pavonis.games.terraforming_mars.running import asking_triggers
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import LAST_GREENERIES, OVER, PLAY, SET_UP, MarsState
from pavonis.games.terraforming_mars.steps import ASKING, NONE, QUIET
from pavonis.games.terraforming_mars.tables import BOX_PROGRAM, FIRST_ACTION, HELION, PAY_HEAT, PROGRAMS, WITH_CHOICE
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import FIRST_CARD, PROGRAM_ROOM, SOURCE_ROOM
from pavonis.kit.whereabouts import check_equal, check_given, demand
from pavonis.kit.zones import members

TOGETHER = (steps.ASK_START, steps.ASK_DRAFT, steps.ASK_BUY)  # questions that all are asked at once
FIRST_CARDS = 10


def check_flow(setting: Setting, s: MarsState) -> None:
    """What waits on the table, what is asked and the stage belong together."""
    codes = {ask[0] for ask in s.asks if ask is not None}
    if not codes:
        check_equal("stage", s.stage, OVER, "nobody is asked anything")
    elif codes <= set(TOGETHER):
        demand(len(codes) == 1, "'asks' should ask all seats the same")
        demand(not any(s.seats), "'seats' should be empty while all choose at once")
        check_together(setting, s, codes.pop())
    else:
        asked = [seat for seat, ask in enumerate(s.asks) if ask is not None]
        demand(len(asked) == 1 and s.owed == 1 << asked[0], "'asks' and 'owed' should name one and the same seat in a turn")
        check_turn(setting, s, asked[0])
    if not codes or s.asks.count(None) < len(s.asks) - 1 or s.stage != PLAY:
        return
    for seat, ask in enumerate(s.asks):
        looks = ask is not None and (ask[0] in TOGETHER or looking(ask))
        demand(looks or len(s.kept) > 0 or not s.offers[seat], f"'offers[{seat}]' should be empty: the seat does not choose cards")


def looking(ask: Frame) -> bool:
    """Whether a seat looks at cards that are offered to it."""
    return ask[0] == steps.ASK_EFFECT and ask[5] != 0 and PROGRAMS[ask[1]][ask[4]].code == effects.LOOK


def check_together(setting: Setting, s: MarsState, code: int) -> None:
    """All choose at once: corporations and first cards, a card of the draft, or what to buy."""
    seats = range(len(s.hands))
    check_given(s)
    if code == steps.ASK_START:
        check_equal("stage", s.stage, SET_UP, "the corporations are being chosen")
        check_equal("table", s.table, [(steps.REVEAL_STARTS,)], "the corporations are revealed next")
        for seat in seats:
            begins = setting.is_beginner(seat)
            check_equal(f"asks[{seat}]", s.asks[seat], None if begins else (steps.ASK_START,), "of the corporation")
            counts = [len(s.offers[seat]), len(s.hands[seat])]
            check_equal(
                f"offers[{seat}]", counts, [0, FIRST_CARDS] if begins else [FIRST_CARDS, 0], "with 'hands', so many are dealt"
            )
        return
    check_equal("stage", s.stage, PLAY, "cards are being bought")
    if code == steps.ASK_BUY:
        check_equal("table", s.table, [(steps.REVEAL_BOUGHT,)], "the cards are bought next")
        demand(len(s.kept) in (0, research.DEALT * len(seats)), "'kept' should be empty or complete when cards are bought")
    else:
        demand(setting.draft and len(seats) > 1, "'asks' should not ask for a draft: this table does not play with one")
        number = len(s.kept) // len(seats)
        check_equal("table", s.table, [(steps.PASS_ON, number)], "the packs are passed on next")
        demand(number < research.DEALT, "'kept' should not be complete while cards are drafted")
        for seat in seats:
            asked = (steps.ASK_DRAFT,) if len(s.offers[seat]) > 1 else None
            check_equal(f"asks[{seat}]", s.asks[seat], asked, "a seat with more than one card chooses")
    for seat in seats:
        demand(len(s.offers[seat]) <= research.DEALT, f"'offers[{seat}]' should have {research.DEALT} cards at most")


def check_turn(setting: Setting, s: MarsState, seat: int) -> None:
    """One seat is asked: for its action, for something under way, or for its last greeneries."""
    ask = s.asks[seat]
    assert ask is not None
    code = ask[0]
    seats = len(s.hands)
    drafting = len(s.kept) > 0
    demand(not drafting, "'kept' should be empty when no cards are chosen")
    others = [other for other in range(seats) if other != seat and s.seats[other]]
    demand(not others, f"'seats' should hold nothing for {others}: it is not their turn")
    if s.table == [(steps.ACTIONS,)]:
        demand(
            code == steps.ASK_PAY and s.stage == PLAY and not s.seats[seat], "'table' should begin the actions after all have paid"
        )
    elif s.stage == LAST_GREENERIES:
        done = (seat - s.first) % seats
        check_equal("table", s.table, [(steps.LAST, done)], "it is this seat's turn to plant")
        demand(code in (steps.ASK_LAST, steps.ASK_EFFECT), f"'asks[{seat}]' should be about a greenery")
        check_equal("active", s.active, seat, "it is asked")
    else:
        check_equal("stage", s.stage, PLAY, "it is somebody's turn")
        check_equal("active", s.active, seat, "it is asked")
        demand(code != steps.ASK_LAST, f"'asks[{seat}]' should not be about the last greeneries")
        check_equal("table", s.table, [] if code == steps.ASK_TURN else [(steps.AFTER_ACTION,)], "this follows the question")
        demand(not s.passed >> seat & 1, f"'passed' should not name seat {seat}, whose turn it is")
        demand(code not in (steps.ASK_TURN, steps.ASK_SELL) or not s.seats[seat], f"'seats[{seat}]' should be empty")
    if code == steps.ASK_TURN:
        demand(not s.duties >> seat & 1, f"'duties' should not name seat {seat}: its first action comes before a turn")
    for other in range(seats):
        duty = s.duties >> other & 1 and (s.corporations[other] == NOBODY or FIRST_ACTION[s.corporations[other]] < 0)
        demand(not duty, f"'duties' should not name seat {other}: its corporation has no first action")
    check_frames(s, seat, ask)


def check_frames(s: MarsState, seat: int, ask: Frame) -> None:
    """Everything under way is a program of something that the seat has in play."""
    for place, frame in enumerate(s.seats[seat]):
        if frame[0] == steps.DO:
            check_program(s, seat, f"seats[{seat}][{place}]", frame)
    name = f"asks[{seat}]"
    if ask[0] == steps.ASK_EFFECT:
        demand(ask[4] != NONE, f"'{name}' should name the effect that it is about")
        check_program(s, seat, name, ask)
    elif ask[0] == steps.ASK_ORDER:
        demand(ask[3] >= FIRST_CARD and ask[1] == ask[3] * PROGRAM_ROOM, f"'{name}' should name a card and its effects")
        check_program(s, seat, name, (*ask, NONE, 0))
    elif ask[0] == steps.ASK_WAY:
        demand(s.holder[ask[1]] == seat, f"'{name}' should name something that seat {seat} has in play")
    elif ask[0] == steps.ASK_PAY:
        heat = ask[2] & PAY_HEAT == 0 or s.holder[HELION] == seat
        demand(heat and paying.budget(s, seat, ask[2], ask[3]) >= ask[1], f"'{name}' should be a price that seat {seat} can pay")


def check_program(s: MarsState, seat: int, name: str, frame: Frame) -> None:
    """A program under way: whose it is, what is left of it, and what it remembers."""
    program, left, card, number, memo = frame[1], frame[2], frame[3], frame[4], frame[5]
    ops = PROGRAMS[program]
    owner = program // PROGRAM_ROOM
    in_play = card == NONE or s.holder[card] == seat or card in s.events[seat]
    demand(in_play, f"'{name}' should name a card that seat {seat} has in play, not {card}")
    if card == NONE:
        own = owner >= SOURCE_ROOM or (s.corporations[seat] != NOBODY and program == FIRST_ACTION[s.corporations[seat]])
    else:
        own = owner == card or (owner in WITH_CHOICE and s.holder[owner] == seat) or program in BOX_PROGRAM
    demand(own, f"'{name}' should name a program of card {card}, not {program}")
    largest = (1 << len(ops)) - 1
    if card >= FIRST_CARD and program == card * PROGRAM_ROOM:
        largest |= 1 << QUIET | ((1 << len(asking_triggers(s, seat, card))) - 1) << ASKING
    demand(not left & ~largest, f"'{name}' should have effects left that the program has, not {members(left & ~largest)}")
    demand(number == NONE or left >> number & 1 != 0, f"'{name}' should carry out an effect that is left, not {number}")
    memos = [0]
    if number != NONE and number < len(ops):
        memos += remembered(s, seat, ops[number].code)
    demand(memo in memos, f"'{name}' should not remember {memo}")


def remembered(s: MarsState, seat: int, code: int) -> list[int]:
    """What an effect may have to remember from one pick to the next."""
    if code == effects.LOOK:
        return [1] if s.offers[seat] else []
    return [place + 1 for place in members(s.oceans)] if code == effects.FLOOD else []
