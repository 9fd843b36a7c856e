"""Why a move of Pocket Mars is not legal now, as data. Empty exactly when it is legal; `words/` turns it into sentences."""

from pavonis.core.game import TAKE_BACK, Frame, Reason
from pavonis.games.pocket_mars import effects, moves, reasons, rules, verbs
from pavonis.games.pocket_mars.behaviour import Scene, promotion_obstacle
from pavonis.games.pocket_mars.cards import CARDS, Deck
from pavonis.games.pocket_mars.halves import obstacles
from pavonis.games.pocket_mars.legal import legal
from pavonis.games.pocket_mars.state import BUILDINGS, EMPTY, HAND, ONE_STAR, SEATS, TWO_STAR, PocketMarsState


def why_not(deck: Deck, s: PocketMarsState, seat: int, move: int) -> list[Reason]:
    """The reasons, the most general first: it is not the time, then what is missing."""
    if move in legal(deck, s, seat):
        return []
    if s.owed == 0:
        return [(reasons.GAME_OVER,)]
    question = s.asks[seat]
    found: list[Reason] = []
    if move == TAKE_BACK:
        return [(reasons.NOTHING_SEALED,)]
    if question is None or not s.owed >> seat & 1:
        found.append((reasons.NOT_ASKED,))
    elif not belongs(deck, question, move):
        found.append((reasons.NOT_THIS_QUESTION,))
    elif question[0] == rules.ASK_EFFECT:
        return [effect_obstacle(deck, s, seat, question, move)]
    elif question[0] != rules.ASK_TURN:
        return [set_obstacle(s, seat, question, move)]
    found.extend(turn_obstacles(deck, s, seat, move))
    return found or [(reasons.NO_SUCH_MOVE,)]  # a code between two ranges


def belongs(deck: Deck, question: Frame, move: int) -> bool:
    """Whether a move is of the kind that the question asks for."""
    code = question[0]
    if code == rules.ASK_TURN:
        return move == moves.LAUNCH or moves.PLAY <= move < moves.DISCARD + CARDS
    if code == rules.ASK_KEEP:
        return moves.KEEP <= move < moves.KEEP + CARDS
    if code == rules.ASK_DROP:
        return moves.DROP <= move < moves.DROP + CARDS
    if code in (rules.ASK_PREP, rules.ASK_FIRST_PREP):
        return moves.PREPARE <= move < moves.PREPARE + CARDS
    if code == rules.ASK_EFFECT:
        op = deck.halves[question[1]].ops[question[2]]
        start, stop = PICKS[op.code]
        if op.code == effects.MOVE_OWN and question[4]:
            start, stop = moves.MOVE_TO, moves.MOVE_TO + BUILDINGS
        if op.code == effects.PEEK_PREP and question[4]:
            start, stop = moves.PEEK_AT, moves.PEEK_AT + SEATS * HAND
        return move == moves.DECLINE or start <= move < stop
    return False


PICKS: dict[int, tuple[int, int]] = {  # by effect: the codes of its first pick
    effects.LAUNCH_OP: (moves.USE_EFFECT, moves.USE_EFFECT + 1),
    effects.GAIN: (moves.USE_EFFECT, moves.USE_EFFECT + 1),
    effects.LAND_HERE: (moves.USE_EFFECT, moves.USE_EFFECT + 1),
    effects.LAND_ANY: (moves.LAND, moves.LAND + BUILDINGS),
    effects.PROMOTE_OWN: (moves.PROMOTE, moves.PROMOTE + BUILDINGS),
    effects.MOVE_OWN: (moves.MOVE_FROM, moves.MOVE_FROM + BUILDINGS),
    effects.SHIFT: (moves.DEMOTE_ANY, moves.SWAP),
    effects.SWAP_ZONES: (moves.SWAP, moves.PEEK),
    effects.EXCHANGE_CARDS: (moves.EXCHANGE, moves.EXCHANGE + CARDS),
    effects.FLIP_TOP: (moves.FLIP, moves.FLIP + BUILDINGS),
    effects.DRAW: (moves.USE_EFFECT, moves.USE_EFFECT + 1),
    effects.PEEK_PREP: (moves.PEEK, moves.PEEK + SEATS),
    effects.BURY_CARD: (moves.BURY, moves.BURY + CARDS),
}


def turn_obstacles(deck: Deck, s: PocketMarsState, seat: int, move: int) -> list[Reason]:
    """What keeps one of the five actions from being taken, whether or not it is the time for it."""
    if move == moves.LAUNCH:
        return [] if s.earth[seat] else [(reasons.NONE_ON_EARTH,)]
    if moves.PLAY <= move < moves.PLAY + CARDS:
        card = move - moves.PLAY
        if not s.hands[seat] >> card & 1:
            return [(reasons.NOT_IN_HAND, card)]
        return obstacles(Scene(deck, s, seat, rules.NO_BUILDING), deck.halves[card * 2], card)
    if moves.ATTACH <= move < moves.ATTACH + CARDS:
        card = move - moves.ATTACH
        return [] if card in s.prep[seat * HAND : seat * HAND + HAND] else [(reasons.NOT_IN_PREP, card)]
    if moves.TAKE <= move < moves.TAKE + SEATS * HAND:
        return module_obstacle(s, seat, move - moves.TAKE)
    if moves.DISCARD <= move < moves.DISCARD + CARDS:
        card = move - moves.DISCARD
        return [] if verbs.own_cards(s, seat) >> card & 1 else [(reasons.NOT_YOURS, card)]
    return []


def module_obstacle(s: PocketMarsState, seat: int, place: int) -> list[Reason]:
    """Why a card of another player's prep module cannot be chosen."""
    owner = place // HAND
    if owner >= len(s.hands):
        return [(reasons.NO_SUCH_SEAT, owner)]
    if owner == seat:
        return [(reasons.OWN_MODULE,)]
    return [(reasons.NO_CARD_THERE, owner, place % HAND)] if s.prep[place] == EMPTY else []


def set_obstacle(s: PocketMarsState, seat: int, question: Frame, move: int) -> Reason:
    """Why a card is not among those that may be picked now."""
    card = move % 100
    if question[0] == rules.ASK_KEEP:
        return (reasons.NOT_IN_PACK, card)
    return (reasons.PICKED_IN_ORDER,) if s.hands[seat] >> card & 1 else (reasons.NOT_IN_HAND, card)


def effect_obstacle(deck: Deck, s: PocketMarsState, seat: int, question: Frame, move: int) -> Reason:
    """Why an effect cannot take that pick."""
    op = deck.halves[question[1]].ops[question[2]]
    code = op.code
    memo = question[4]
    if move == moves.DECLINE:
        return (reasons.NOT_OPTIONAL,)
    if code == effects.PROMOTE_OWN:
        return promotion_obstacle(s, seat, move - moves.PROMOTE)
    if code == effects.MOVE_OWN:
        building = move % 10
        here = memo or (op.where == effects.THIS and building == question[3])
        return (reasons.SAME_BUILDING,) if here else (reasons.NO_ONE_STAR, building)
    if code == effects.SHIFT:
        return shift_obstacle(s, move)
    if code == effects.SWAP_ZONES:
        return swap_obstacle(s, move - moves.SWAP)
    if code == effects.EXCHANGE_CARDS:
        card = move - moves.EXCHANGE
        attached = any(card in column for column in s.columns)
        return (reasons.NO_PAIR_WITH, card) if attached else (reasons.NOT_ATTACHED, card)
    if code == effects.FLIP_TOP:
        return (reasons.NO_CARD_TO_FLIP,)
    if code == effects.PEEK_PREP:
        found = module_obstacle(s, seat, move - moves.PEEK_AT if memo else (move - moves.PEEK) * HAND)
        return found[0] if found else (reasons.NOT_THIS_QUESTION,)
    return (reasons.NOT_YOURS, move - moves.BURY)


def shift_obstacle(s: PocketMarsState, move: int) -> Reason:
    """Why that colonist cannot go up or down."""
    up = move >= moves.PROMOTE_ANY
    building, owner = divmod(move - (moves.PROMOTE_ANY if up else moves.DEMOTE_ANY), SEATS)
    if building >= BUILDINGS:
        return (reasons.NO_SUCH_MOVE,)
    if owner >= len(s.hands):
        return (reasons.NO_SUCH_SEAT, owner)
    if s.colonists[s.place(building, ONE_STAR if up else TWO_STAR, owner)] == 0:
        return (reasons.NO_SUCH_COLONIST, owner, building)
    return (reasons.TWO_STAR_FULL, building)


def swap_obstacle(s: PocketMarsState, number: int) -> Reason:
    """Why those two colonists cannot change places."""
    rest, down = divmod(number, SEATS)
    building, up = divmod(rest, SEATS)
    if building >= BUILDINGS:
        return (reasons.NO_SUCH_MOVE,)
    if max(up, down) >= len(s.hands):
        return (reasons.NO_SUCH_SEAT, max(up, down))
    if s.colonists[s.place(building, ONE_STAR, up)] == 0:
        return (reasons.NO_SUCH_COLONIST, up, building)
    if up == down:
        return (reasons.NOBODY_TO_SWAP,)
    return (reasons.NO_SUCH_COLONIST, down, building)
