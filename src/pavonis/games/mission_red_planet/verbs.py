"""What can happen on the table of Mission: Red Planet: each verb changes the state, tells it, and keeps memories right."""

from pavonis.core.events import ALL, all_but, only
from pavonis.games.mission_red_planet import events
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import COLOUR_ROOM, EMPTY, FIRST_PAD, KIND_ROOM, PHOBOS, RedPlanetState
from pavonis.kit.piles import shuffled
from pavonis.kit.shared import changed

# Ships


def dock(setting: Setting, s: RedPlanetState, pad: int) -> None:
    """A new ship comes on an empty pad; if the deck is used up the discard pile becomes the deck. Rulebook: step 4."""
    if s.ship_taken == len(s.ship_deck):
        s.ship_deck = shuffled(s, s.ship_discard)
        s.ship_taken = 0
        s.ship_discard = 0
        s.tell(ALL, events.RESHUFFLED, len(s.ship_deck))
    s.ships[pad] = s.ship_deck[s.ship_taken]
    s.ship_taken += 1
    s.all_learn()
    s.tell(ALL, events.DOCKED, pad, s.ships[pad])


def board(s: RedPlanetState, colour: int, pad: int, n: int) -> None:
    """Astronauts go from the supply on a ship."""
    s.supply[colour] -= n
    s.crew[pad * COLOUR_ROOM + colour] += n
    s.aboard[pad] += n
    s.tell(ALL, events.BOARDED, colour, pad, n)


def send(s: RedPlanetState, colour: int, pad: int, region: int) -> None:
    """A destination token is laid on a ship, over any older one. Rulebook: Destination tokens; Pilot."""
    s.stock[region] -= 1
    s.tokens[pad] = (*s.tokens[pad], region)
    s.tell(ALL, events.SENT, colour, pad, region)


def destination(setting: Setting, s: RedPlanetState, pad: int) -> int:
    """Where the ship of a pad is going: the newest token, else what is printed, else EMPTY."""
    return s.tokens[pad][-1] if s.tokens[pad] else setting.destination[s.ships[pad]]


def launch(s: RedPlanetState, pad: int) -> None:
    """A ship leaves its pad."""
    s.launched |= 1 << pad
    s.tell(ALL, events.DEPARTED, pad)


def depart(setting: Setting, s: RedPlanetState) -> None:
    """When a character is done, full ships leave. Rulebook: Character cards."""
    for pad in range(len(s.ships)):
        ship = s.ships[pad]
        if ship >= 0 and s.aboard[pad] == setting.capacity[ship] and not s.launched >> pad & 1:
            launch(s, pad)


def clear_pad(s: RedPlanetState, pad: int) -> None:
    """A ship without a crew goes to the discard pile, its tokens to the supply."""
    for region in s.tokens[pad]:
        s.stock[region] += 1
    s.tokens[pad] = ()
    s.aboard[pad] = 0
    s.ship_discard |= 1 << s.ships[pad]
    s.ships[pad] = EMPTY
    s.launched &= ~(1 << pad)


def land(setting: Setting, s: RedPlanetState, pad: int) -> None:
    """A launched ship reaches its destination; an empty one brings nobody and reveals nothing. Rulebook: step 3."""
    region = destination(setting, s, pad)
    if region == EMPTY:
        s.tell(ALL, events.RETURNED_EMPTY, pad)
    else:
        s.tell(ALL, events.ARRIVED, pad, region)
        if s.aboard[pad]:
            for colour in range(len(s.supply)):
                s.mars[region * COLOUR_ROOM + colour] += s.crew[pad * COLOUR_ROOM + colour]
                s.crew[pad * COLOUR_ROOM + colour] = 0
            reveal(s, region)
    clear_pad(s, pad)


def destroy(s: RedPlanetState, colour: int, pad: int) -> None:
    """A docked ship is destroyed with all aboard. Rulebook: Saboteur; Wormhole."""
    s.tell(ALL, events.DESTROYED, colour, pad, s.ships[pad])
    for victim in range(len(s.supply)):
        s.wormhole[victim] += s.crew[pad * COLOUR_ROOM + victim]
        s.crew[pad * COLOUR_ROOM + victim] = 0
    clear_pad(s, pad)


# Regions


def reveal(s: RedPlanetState, region: int) -> None:
    """Somebody arrives: a resource that lies face down is turned up."""
    if not s.revealed >> region & 1:
        s.revealed |= 1 << region
        s.all_learn()
        s.tell(ALL, events.RESOURCE, region, s.resources[region])


def move(s: RedPlanetState, colour: int, source: int, target: int) -> None:
    """An astronaut goes from one region to another."""
    s.mars[source * COLOUR_ROOM + colour] -= 1
    s.mars[target * COLOUR_ROOM + colour] += 1


def walk(s: RedPlanetState, colour: int, source: int, target: int) -> None:
    """A step of the Explorer."""
    move(s, colour, source, target)
    s.tell(ALL, events.WALKED, colour, source, target)
    reveal(s, target)


def descend(s: RedPlanetState, colour: int, target: int) -> None:
    """An astronaut comes down from Phobos."""
    move(s, colour, PHOBOS, target)
    s.tell(ALL, events.DESCENDED, colour, target)
    reveal(s, target)


def lose(s: RedPlanetState, colour: int, region: int, n: int) -> None:
    """Astronauts of a region go to the wormhole."""
    s.mars[region * COLOUR_ROOM + colour] -= n
    s.wormhole[colour] += n


def replace(s: RedPlanetState, colour: int, place: int, victim: int) -> None:
    """An astronaut of the supply takes the place of another colour's, in a region or on a ship (places from FIRST_PAD on)."""
    if place < FIRST_PAD:
        s.mars[place * COLOUR_ROOM + victim] -= 1
        s.mars[place * COLOUR_ROOM + colour] += 1
    else:
        s.crew[(place - FIRST_PAD) * COLOUR_ROOM + victim] -= 1
        s.crew[(place - FIRST_PAD) * COLOUR_ROOM + colour] += 1
    s.supply[colour] -= 1
    s.wormhole[victim] += 1
    s.tell(ALL, events.REPLACED, colour, place, victim)


def take_tokens(s: RedPlanetState, colour: int, kind: int, n: int) -> int:
    """Point tokens go from the supply to a colour, as far as there are any; how many."""
    count = min(n, s.bank[kind])
    s.bank[kind] -= count
    s.owned[colour * KIND_ROOM + kind] += count
    s.tell(ALL, events.GAINED, colour, kind, count)
    return count


# Characters


def recall(s: RedPlanetState, colour: int) -> None:
    """All played characters come back to hand. Rulebook: Recruiter."""
    s.hands[colour] |= s.played[colour]
    s.played[colour] = 0
    s.tell(ALL, events.RECALLED, colour)


def recall_neutral(s: RedPlanetState, colour: int, character: int) -> None:
    """The card itself leaves the game, the others are shuffled into a new deck. Rulebook: Duel, neutral Recruiter."""
    seat = s.owner(colour)
    s.hands[colour] = (s.hands[colour] | s.played[colour]) & ~(1 << character)
    s.played[colour] = 0
    s.stack_neutral(seat, shuffled(s, s.hands[colour]))
    s.tell(ALL, events.NEUTRAL_SHUFFLED, colour)


def draw_neutral(s: RedPlanetState, seat: int) -> None:
    """The owner of a neutral colour looks at its next character and lays it face down. Rulebook: Duel, choosing."""
    character = s.neutral[seat][0]
    s.stack_neutral(seat, s.neutral[seat][1:])
    s.laid[seat] = character
    s.learn(seat)
    s.tell_secret(seat, events.NEUTRAL, events.NEUTRAL_BACK, character, 0)


# Colonisation cards


def draw(s: RedPlanetState, seat: int) -> int:
    """The top card of the colonisation deck, seen by one seat; all see what is done with it."""
    card = s.deck[s.taken]
    s.taken += 1
    s.all_learn()
    s.tell_secret(seat, events.DREW, events.DREW_BACK, card, 0)
    return card


def place(s: RedPlanetState, seat: int, region: int) -> None:
    """The discovery in hand goes face down to an outer region; who placed it knows it. Rulebook: Discovery cards."""
    card = s.held
    s.held = EMPTY
    s.discoveries[region] = card
    s.seen[seat] |= 1 << region
    s.tell(only(seat), events.PLACED, seat, region, card)
    s.tell(all_but(seat), events.PLACED_BACK, seat, region)


def look(s: RedPlanetState, seat: int, region: int) -> None:
    """A seat looks at a discovery and remembers it."""
    s.seen[seat] |= 1 << region
    s.learn(seat)
    s.tell(only(seat), events.LOOKED, seat, region, s.discoveries[region])
    s.tell(all_but(seat), events.LOOKED_BACK, seat, region)


def put_aside(s: RedPlanetState, seat: int, card: int, plain: bool) -> None:
    """A card of a neutral Scientist goes to the box, not shown; `plain` if all know that it is no discovery."""
    if plain:
        s.plain = changed(s.plain, seat, s.plain[seat] | 1 << card)
    else:
        s.box = changed(s.box, seat, s.box[seat] | 1 << card)
    s.tell_secret(seat, events.BOXED, events.BOXED_BACK, card, 0)


def free_regions(setting: Setting, s: RedPlanetState) -> list[int]:
    """The outer regions without a discovery."""
    return [region for region in setting.outer if s.discoveries[region] == EMPTY]


def covered_regions(setting: Setting, s: RedPlanetState) -> list[int]:
    """The outer regions with a discovery."""
    return [region for region in setting.outer if s.discoveries[region] != EMPTY]
