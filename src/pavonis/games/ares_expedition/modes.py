"""What the solo game and the cooperative game add. Rulebook: Solo game; Cooperative game."""

from bisect import insort

from pavonis.core.events import ALL, both, rest
from pavonis.core.game import Frame
from pavonis.core.rng import shuffle
from pavonis.games.ares_expedition import events, moves, steps, verbs
from pavonis.games.ares_expedition.effects import MEGACREDITS, PHASES
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.tables import LAST_SPACE, SOLO_ROUNDS
from pavonis.kit import piles
from pavonis.kit.terraforming import GOALS, OXYGEN, TEMPERATURE, terraformed


def is_against_time(setting: Setting, s: AresState) -> bool:
    """Whether a number of rounds is played, alone or together, also on a terraformed Mars."""
    return setting.cooperative or len(s.hands) == 1


def may_end(s: AresState) -> bool:
    """Whether the player may end the game before its last round: a solo game that is won."""
    return len(s.hands) == 1 and terraformed(s.tracks)


def is_last_round(setting: Setting, s: AresState) -> bool:
    """Whether the round that was played is the last one whatever has been reached."""
    if setting.cooperative:
        return s.pool_cubes + s.pool_markers == 0
    return len(s.hands) == 1 and s.round >= SOLO_ROUNDS


# Solo


def neutral_card(setting: Setting, s: AresState) -> None:
    """The neutral deck adds a phase, without its bonus; in the last rounds the player says which."""
    if s.marker == LAST_SPACE and len(s.neutral) > 1:
        s.ask(0, (steps.ASK_NEUTRAL,))
    else:
        s.all_learn()
        play_neutral(s, s.neutral[0])


def play_neutral(s: AresState, phase: int) -> None:
    """A neutral phase card is turned up."""
    s.neutral = tuple([other for other in s.neutral if other != phase])
    s.phases |= 1 << phase
    s.tell(ALL, events.NEUTRAL, phase)


def shuffle_neutral(setting: Setting, s: AresState) -> None:
    """The neutral cards are shuffled anew, the neutral marker moves on, and a parameter may rise by itself."""
    cards = list(range(PHASES))
    s.marker += 1
    if s.marker < LAST_SPACE:
        s.rng = shuffle(s.rng, cards)
    s.neutral = tuple(cards)
    s.tell(ALL, events.NEUTRAL_MARKER, s.marker)
    still_open = [parameter for parameter in (TEMPERATURE, OXYGEN) if s.tracks[parameter] < GOALS[parameter]]
    if setting.level and len(still_open) > 1:
        s.ask(0, (steps.ASK_HELP, setting.level))
    elif setting.level and still_open:
        help_parameter(s, still_open[0], setting.level)


def help_parameter(s: AresState, parameter: int, count: int) -> None:
    """A parameter rises by itself, without any reward."""
    s.tracks[parameter] = min(GOALS[parameter], s.tracks[parameter] + count)
    s.tell(ALL, events.HELPED, parameter, s.tracks[parameter])


# Together


def take_piece(setting: Setting, s: AresState, taken: int) -> None:
    """Each takes a piece from the pool, one after the other, because an exchange touches both hands; who begins alternates."""
    seats = len(s.hands)
    if taken == seats:
        return
    seat = (s.round - 1 + taken) % seats
    s.table.append((steps.TAKE_PIECE, taken + 1))
    if s.pool_cubes and s.pool_markers:
        s.ask(seat, (steps.ASK_PIECE,))
    elif s.pool_cubes:
        take_cube(s, seat)
    else:
        take_marker(s, seat)


def take_cube(s: AresState, seat: int) -> None:
    """A cube is a megacredit."""
    s.pool_cubes -= 1
    s.tell(ALL, events.CUBE_TAKEN, seat)
    verbs.change_stock(s, seat, MEGACREDITS, 1)


def take_marker(s: AresState, seat: int) -> None:
    """A marker leaves the game; its taker may exchange a card with the partner, if both have one."""
    s.pool_markers -= 1
    s.tell(ALL, events.MARKER_TAKEN, seat)
    if s.hands[seat] and s.hands[1 - seat]:
        s.ask(seat, (steps.ASK_GIVE,))


def lend(s: AresState, seat: int, card: int) -> None:
    """A card is put before the partner, who picks one in return."""
    partner = 1 - seat
    piles.forget_hand(s, seat, but=partner)
    s.hands[seat].remove(card)
    s.offers[partner] = [card]
    s.knows[seat] |= 1 << card
    s.knows[partner] &= ~(1 << card)
    s.learn(partner)
    s.tell(both(seat, partner), events.SWAPPED, seat, partner, card)
    s.tell(rest(both(seat, partner)), events.SWAPPED_BACK, seat, partner)
    if len(s.hands[partner]) > 1:
        s.ask(partner, (steps.ASK_RETURN, seat))
    else:
        give_back(s, partner, s.hands[partner][0])


def give_back(s: AresState, seat: int, card: int) -> None:
    """The partner's card goes to who began the exchange, and the card received to the partner's hand."""
    other = 1 - seat
    piles.forget_hand(s, seat, but=other)
    s.hands[seat].remove(card)
    insort(s.hands[seat], s.offers[seat][0])
    s.offers[seat] = []
    insort(s.hands[other], card)
    s.knows[seat] |= 1 << card
    s.knows[other] &= ~(1 << card)
    s.learn(other)
    s.tell(both(seat, other), events.SWAPPED, seat, other, card)
    s.tell(rest(both(seat, other)), events.SWAPPED_BACK, seat, other)


def answer(setting: Setting, s: AresState, seat: int, question: Frame, move: int) -> None:
    """Answers that only these modes ask for."""
    code = question[0]
    if code == steps.ASK_NEUTRAL:
        play_neutral(s, move - moves.CHOOSE_NEUTRAL)
    elif code == steps.ASK_HELP:
        help_parameter(s, move - moves.HELP, question[1])
    elif move == moves.TAKE_CUBE:
        take_cube(s, seat)
    elif move == moves.TAKE_MARKER:
        take_marker(s, seat)
    elif move == moves.DECLINE:
        s.tell(ALL, events.DECLINED, seat)
    elif code == steps.ASK_GIVE:
        lend(s, seat, move - moves.GIVE)
    else:
        give_back(s, seat, move - moves.GIVE)
