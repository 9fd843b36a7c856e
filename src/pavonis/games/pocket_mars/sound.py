"""What can be a position of Pocket Mars: what each field may hold, and how the fields fit together.

Positions from outside are compared with it before any rule sees them. Nothing here runs while a game is played.
"""

from pavonis.core.fields import COUNT, Field, ListOf, OneOf, SetOf, TupleOf, Whole, core_fields
from pavonis.core.game import WAIT, Frame
from pavonis.games.pocket_mars import effects, rules
from pavonis.games.pocket_mars.effects import Half, Op
from pavonis.games.pocket_mars.moves import CARD_ROOM, SEAT_ROOM
from pavonis.games.pocket_mars.setting import ABILITIES, Setting
from pavonis.games.pocket_mars.state import COLONISTS, EMPTY, HAND, ONE_STAR, TWO_STAR, PocketMarsState
from pavonis.games.pocket_mars.verbs import cards_in_prep, own_cards
from pavonis.kit.whereabouts import Whereabouts, check_equal, check_given, demand
from pavonis.kit.zones import gathered, members

EFFECT_ROOM = 16  # effects of one half


def fields(setting: Setting, seats: int, size: int) -> dict[str, Field]:
    """What each field may hold, with so many seats and so many codes of moves."""
    seat = Whole(0, seats - 1)
    card = OneOf("a card", setting.deck)
    cards = SetOf("cards", setting.all_cards)
    columns = ListOf(TupleOf(card, 0, len(setting.deck)), setting.table[-1] + 1)
    return {
        **core_fields(seats, size, table_frames(seats), seat_frames(setting), questions(setting)),
        "round": Whole(0, COUNT),
        "first": seat,
        "active": seat,
        "earth": ListOf(Whole(0, COLONISTS), seats),
        "ship": ListOf(Whole(0, COLONISTS), seats),
        "energy": ListOf(Whole(0, setting.energy_max), seats),
        "colonists": TupleOf(Whole(0, COLONISTS), (setting.homes[-1] + 1) * 2 * SEAT_ROOM),
        "hands": ListOf(cards, seats),
        "prep": ListOf(OneOf("a card", setting.deck, EMPTY), HAND * seats),
        "in_play": cards,
        "deck": TupleOf(card, 1, len(setting.deck)),
        "drawn": Whole(0, len(setting.deck)),
        "buried": Whole(0, len(setting.deck)),
        "columns": columns,
        "face_down": cards,
        "discard": cards,
        "knows": ListOf(cards, seats),
        "packs": ListOf(cards, seats),
        "kept": ListOf(card, 0, rules.STARTING_CARDS * seats),
    }


def table_frames(seats: int) -> dict[int, list[Field]]:
    """The steps of the table that can wait while somebody is asked."""
    return {
        rules.PASS_PACKS: [Whole(0, rules.STARTING_CARDS - 1)],
        rules.LAY_PREP: [],
        rules.TIDY: [Whole(0, seats - 1)],
    }


def seat_frames(setting: Setting) -> dict[int, list[Field]]:
    """The steps of a seat that can wait while somebody is asked."""
    card = OneOf("a card", setting.deck)
    return {rules.ACTION: [card], rules.ABILITY: [OneOf("a building", setting.table)], rules.PLAYED: [card]}


def questions(setting: Setting) -> dict[int, list[Field]]:
    """Everything that can be asked."""
    card = OneOf("a card", setting.deck)
    halves = [number for card in setting.deck for number in (card * 2, card * 2 + 1)] + [ABILITIES + each for each in setting.table]
    building = OneOf("a building", setting.table, rules.NO_BUILDING)
    count = Whole(1, len(setting.deck))
    return {
        rules.ASK_KEEP: [],
        rules.ASK_FIRST_PREP: [],
        rules.ASK_TURN: [],
        rules.ASK_LANDING: [OneOf("a building for colonists", setting.homes)],
        rules.ASK_ACTION: [card],
        rules.ASK_ABILITY: [OneOf("a building", setting.table)],
        rules.ASK_EFFECT: [OneOf("a half", halves), Whole(0, EFFECT_ROOM - 1), building, Whole(0, CARD_ROOM)],
        rules.ASK_DROP: [count],
        rules.ASK_PREP: [Whole(1, HAND)],
    }


def check(setting: Setting, s: PocketMarsState) -> None:
    """The fields fit together."""
    check_cards(setting, s)
    check_colonists(setting, s)
    for seat in range(len(s.hands)):
        unknown = s.knows[seat] & ~hidden_from(s, seat)
        demand(unknown == 0, f"'knows[{seat}]' should hold only cards that are hidden from seat {seat}, not {members(unknown)}")
    asked = [seat for seat, ask in enumerate(s.asks) if ask is not None]
    codes = {s.table[0][0]} if len(s.table) == 1 else set()
    if not asked:
        check_end(s)
    elif codes == {rules.TIDY}:
        demand(len(asked) == 1 and s.owed == 1 << asked[0], "'asks' and 'owed' should name one and the same seat in a turn")
        check_turn(setting, s, asked[0])
    else:
        check_set_up(s, codes)


def check_cards(setting: Setting, s: PocketMarsState) -> None:
    """Each card is in one place, and every column holds cards of its colour."""
    found = Whereabouts()
    demand(s.drawn < len(s.deck), "'drawn' should be less than there are cards in 'deck'")
    demand(s.buried <= len(s.deck) - s.drawn, "'buried' should not be more than there are cards left in 'deck'")
    found.lie("deck", list(s.deck[s.drawn :]))
    for name, sets in (("hands", s.hands), ("packs", s.packs), ("in_play", [s.in_play]), ("discard", [s.discard])):
        for cards in sets:
            found.lie(name, members(cards))
    found.lie("prep", [card for card in s.prep if card != EMPTY])
    found.lie("kept", s.kept)
    attached: list[int] = []
    for building, column in enumerate(s.columns):
        found.lie(f"columns[{building}]", list(column))
        attached += column
        for card in column:
            check_equal(f"columns[{building}]", building, setting.colour[card], f"it holds card {card}")
    found.check(setting.deck)
    demand(not s.face_down & ~gathered(attached), "'face_down' should hold only cards that are in 'columns'")


def check_colonists(setting: Setting, s: PocketMarsState) -> None:
    """Each seat has seven colonists, and no zone holds more than it can."""
    seats = len(s.hands)
    standing = [0] * seats
    for building in setting.homes:
        for zone in (ONE_STAR, TWO_STAR):
            for seat in range(seats):
                standing[seat] += s.colonists[s.place(building, zone, seat)]
        up = sum([s.colonists[s.place(building, TWO_STAR, seat)] for seat in range(seats)])
        demand(up <= s.two_star_limit(), f"'colonists' has {up} in a two-star zone, where {s.two_star_limit()} fit")
    demand(sum(standing) == sum(s.colonists), "'colonists' has some of a seat or a building that is not in play")
    for seat in range(seats):
        total = s.earth[seat] + s.ship[seat] + standing[seat]
        demand(total == COLONISTS, f"seat {seat} should have {COLONISTS} colonists in 'earth', 'ship' and 'colonists', not {total}")


def hidden_from(s: PocketMarsState, seat: int) -> int:
    """The cards in rivals' hands and modules, and in the deck."""
    found = gathered(list(s.deck[s.drawn :]))
    for rival in range(len(s.hands)):
        if rival != seat:
            found |= own_cards(s, rival)
    return found


def check_end(s: PocketMarsState) -> None:
    """The game is over: somebody has all colonists on Mars, and the round is complete."""
    demand(max([s.on_mars(seat) for seat in range(len(s.hands))]) == COLONISTS, "'asks' should ask somebody: nobody has won")
    demand(s.round > 0 and s.active == s.first, "'active' should be the first player when the game is over")
    check_tidy(s, range(len(s.hands)))


def check_tidy(s: PocketMarsState, seats: range | list[int]) -> None:
    """These seats have two cards in hand and two in the prep module."""
    for seat in seats:
        tidy = s.hands[seat].bit_count() == HAND and cards_in_prep(s, seat) == HAND
        demand(tidy, f"seat {seat} should have {HAND} cards in 'hands' and {HAND} in 'prep'")


def check_set_up(s: PocketMarsState, codes: set[int]) -> None:
    """All are asked the same: to keep a card of the draft, or to lay the first two cards."""
    seats = len(s.hands)
    check_given(s)
    demand(s.round == 0 and not any(s.seats) and EMPTY in s.prep, "'table' should be tidied in a turn, not in the set-up")
    demand(s.prep.count(EMPTY) == len(s.prep), "'prep' should be empty in the set-up")
    if codes == {rules.PASS_PACKS}:
        number = s.table[0][1]
        demand(s.asks == [(rules.ASK_KEEP,)] * seats, "'asks' should ask all seats which card they keep")
        check_equal("kept", len(s.kept), number * seats, "so many rounds of the draft are over")
        for seat in range(seats):
            check_equal(f"packs[{seat}]", s.packs[seat].bit_count(), rules.DRAFT_PACK - number, "so many cards are left")
            check_equal(f"hands[{seat}]", s.hands[seat], 0, "all cards are in packs")
        return
    demand(codes == {rules.LAY_PREP}, "'table' should hold one step: what comes after the question")
    demand(s.asks == [(rules.ASK_FIRST_PREP,)] * seats, "'asks' should ask all seats for their first cards")
    demand(not s.kept and not any(s.packs), "'packs' and 'kept' should be empty when the draft is over")
    for seat in range(seats):
        check_equal(f"hands[{seat}]", s.hands[seat].bit_count(), rules.STARTING_CARDS, "everybody begins with so many")


def check_turn(setting: Setting, s: PocketMarsState, seat: int) -> None:
    """A seat is asked for its action, for something under way, or to tidy its cards."""
    ask = s.asks[seat]
    assert ask is not None
    demand(s.round > 0 and not s.kept and not any(s.packs), "'kept' and 'packs' should be empty, and 'round' at least 1, in a turn")
    done = s.table[0][1]
    if ask[0] in (rules.ASK_DROP, rules.ASK_PREP):
        check_tidying(s, seat, ask, done)
        return
    demand(done == 0, "'table' should have tidied nobody during a turn")
    if ask[0] == rules.ASK_TURN:
        demand(seat == s.active and not any(s.seats) and not s.in_play, "'asks' should ask the active seat, with nothing under way")
        check_tidy(s, range(len(s.hands)))
        return
    others = [each for each in range(len(s.hands)) if each not in (seat, s.active)]
    check_tidy(s, [each for each in others if cards_in_prep(s, each) == HAND])
    check_under_way(setting, s, seat, ask)
    for each in range(len(s.hands)):
        held = s.hands[each].bit_count()
        most = HAND + most_drawn(setting)
        demand(held <= most, f"'hands[{each}]' should hold {most} cards at most, not {held}")


def check_tidying(s: PocketMarsState, seat: int, ask: Frame, done: int) -> None:
    """The four-card rule has come to this seat."""
    seats = len(s.hands)
    demand(not any(s.seats) and not s.in_play, "'seats' and 'in_play' should be empty after a turn")
    check_equal("asks", seat, (s.active + done) % seats, "'table' says that it is this seat's turn to tidy")
    check_tidy(s, [(s.active + each) % seats for each in range(done)])
    missing = HAND - cards_in_prep(s, seat)
    over = s.hands[seat].bit_count() - missing - HAND
    count = over if ask[0] == rules.ASK_DROP else missing
    demand(over == (ask[1] if ask[0] == rules.ASK_DROP else 0), f"'hands[{seat}]' should hold {ask[1]} cards too many to drop them")
    check_equal(f"asks[{seat}]", ask[1], count, "so many cards are missing, or too many")


def most_drawn(setting: Setting) -> int:
    """How many cards a seat can draw in one turn at most."""
    halves = [sum([op.n for op in half.ops if op.code == effects.DRAW]) for half in setting.halves]
    return 2 * max(halves)


def check_under_way(setting: Setting, s: PocketMarsState, seat: int, ask: Frame) -> None:
    """A card has been played or attached, and its halves are being carried out."""
    stacks = [stack for other, stack in enumerate(s.seats) if other not in (seat, s.active)]
    demand(not any(stacks), "'seats' should hold something for the active seat and for the one that is asked only")
    half = half_of(setting, ask)
    if ask[0] == rules.ASK_EFFECT:
        demand(ask[2] < len(half.ops), f"'asks[{seat}]' should name one of {len(half.ops)} effects")
        demand(ask[4] in memos(setting, s, seat, half.ops[ask[2]]), f"'asks[{seat}]' should not remember {ask[4]}")
    if ask[0] == rules.ASK_EFFECT and ask[1] < ABILITIES and ask[1] % 2 == 0:
        card = ask[1] // 2
        demand(seat == s.active and s.in_play == 1 << card, f"'in_play' should hold card {card}, whose top is carried out")
        demand(
            ask[3] == rules.NO_BUILDING and s.seats[seat] == [(rules.PLAYED, card)], f"'seats[{seat}]' should lay card {card} down"
        )
        return
    demand(not s.in_play, "'in_play' should be empty when no card from a hand is being carried out")
    building, card = place_of(setting, ask)
    check_equal(f"asks[{seat}]", ask[3] if ask[0] == rules.ASK_EFFECT else building, building, "the card belongs there")
    rest: list[Frame] = [] if card == EMPTY else [(rules.ABILITY, building)]
    if ask[0] == rules.ASK_LANDING:
        demand(len(s.columns[building]) > 0 and s.ship[seat] > 0, f"'asks[{seat}]' should ask for a landing that is possible")
        rest.append((rules.ACTION, s.columns[building][-1]))
    elif ask[0] == rules.ASK_ACTION:
        demand(s.columns[building][-1:] == (card,), f"'columns[{building}]' should end with card {card}, whose action is asked for")
    if seat != s.active:
        demand(card != EMPTY and ask[0] != rules.ASK_LANDING, f"'asks[{seat}]' should ask for the action of a card")
        check_equal(f"seats[{seat}]", s.seats[seat], [], "another seat's turn it is")
        rest = [*rest, (WAIT, seat)]
    check_equal(f"seats[{s.active}]", s.seats[s.active], rest, "this is left of the turn")


def half_of(setting: Setting, ask: Frame) -> Half:
    """The half of a card or the ability that a question is about."""
    if ask[0] == rules.ASK_EFFECT:
        return setting.halves[ask[1]]
    return setting.halves[ask[1] * 2 + 1] if ask[0] == rules.ASK_ACTION else setting.halves[ABILITIES + ask[1]]


def place_of(setting: Setting, ask: Frame) -> tuple[int, int]:
    """The building where something is under way, and the card whose action it is: none for an ability."""
    if ask[0] == rules.ASK_ACTION:
        return setting.colour[ask[1]], ask[1]
    if ask[0] == rules.ASK_EFFECT and ask[1] < ABILITIES:
        return setting.colour[ask[1] // 2], ask[1] // 2
    if ask[0] == rules.ASK_EFFECT:
        return ask[1] - ABILITIES, EMPTY
    return ask[1], EMPTY if ask[0] == rules.ASK_ABILITY else ABILITIES


def memos(setting: Setting, s: PocketMarsState, seat: int, op: Op) -> list[int]:
    """What an effect may have to remember from one pick to the next."""
    found = [0]
    if op.code == effects.LAND_ANY:
        found += range(1, op.n)
    elif op.code == effects.MOVE_OWN:
        found += [home + 1 for home in setting.homes if s.colonists[s.place(home, ONE_STAR, seat)]]
    elif op.code == effects.EXCHANGE_CARDS:
        found += [card + 1 for column in s.columns for card in column if len(column) > 1]
    elif op.code == effects.PEEK_PREP:
        found += [owner + 1 for owner in range(len(s.hands)) if owner != seat and cards_in_prep(s, owner) > op.n]
    return found
