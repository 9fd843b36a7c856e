"""The kinds of events of Pocket Mars, each with what follows it in the tuple."""

from typing import Final

from pavonis.core.game import Catalogue

TURN: Final = 1  # round, seat
PLAYED: Final = 2  # seat, card: from hand, for its top action
ATTACHED: Final = 3  # seat, card: from the own prep module
TAKEN: Final = 4  # seat, owner, card: from the owner's prep module
LAUNCHED: Final = 5  # seat, count
ENERGY: Final = 6  # seat, change: 0 if a card was discarded at the maximum
LANDED: Final = 7  # seat, building
PROMOTED: Final = 8  # seat, owner, building
DEMOTED: Final = 9  # seat, owner, building
MOVED: Final = 10  # seat, from building, to building
SWAPPED: Final = 11  # seat, building, owner up, owner down
EXCHANGED: Final = 12  # seat, card, card
FLIPPED: Final = 13  # seat, building, card
DREW: Final = 14  # seat, card (those who know it)
DREW_BACK: Final = 15  # seat, colour (the others)
PEEKED: Final = 16  # seat, owner, place, card (who looked, and the owner)
PEEKED_BACK: Final = 17  # seat, owner, place (the others)
BURIED: Final = 18  # seat, card (those who know it)
BURIED_BACK: Final = 19  # seat, colour (the others)
DISCARDED: Final = 20  # seat, card: for energy
DROPPED: Final = 21  # seat, card: down to four
PREPARED: Final = 22  # seat, card (its owner)
PREPARED_BACK: Final = 23  # seat, colour (the others)
REBUILT: Final = 24  # cards in the new deck
DECLINED: Final = 25  # seat: an action, an ability or an effect
USED: Final = 26  # seat, half: an action or an ability begins
FIRST: Final = 27  # seat: holds the first player card
KEPT: Final = 28  # seat, card (its owner)
KEPT_BACK: Final = 29  # seat, colour (the others)
ENDED: Final = 30  # rounds played
WITHOUT_EFFECT: Final = 31  # seat, card: nothing of the top action of a card played from hand can be carried out

EVENTS: Final[Catalogue] = {  # by code: the name, and those of what follows it
    TURN: ("turn", "round", "seat"),
    PLAYED: ("played", "seat", "card"),
    ATTACHED: ("attached", "seat", "card"),
    TAKEN: ("taken", "seat", "owner", "card"),
    LAUNCHED: ("launched", "seat", "count"),
    ENERGY: ("energy", "seat", "change"),
    LANDED: ("landed", "seat", "building"),
    PROMOTED: ("promoted", "seat", "owner", "building"),
    DEMOTED: ("demoted", "seat", "owner", "building"),
    MOVED: ("moved", "seat", "from", "to"),
    SWAPPED: ("swapped", "seat", "building", "up", "down"),
    EXCHANGED: ("exchanged", "seat", "card", "other"),
    FLIPPED: ("flipped", "seat", "building", "card"),
    DREW: ("drew", "seat", "card"),
    DREW_BACK: ("drew_back", "seat", "colour"),
    PEEKED: ("peeked", "seat", "owner", "place", "card"),
    PEEKED_BACK: ("peeked_back", "seat", "owner", "place"),
    BURIED: ("buried", "seat", "card"),
    BURIED_BACK: ("buried_back", "seat", "colour"),
    DISCARDED: ("discarded", "seat", "card"),
    DROPPED: ("dropped", "seat", "card"),
    PREPARED: ("prepared", "seat", "card"),
    PREPARED_BACK: ("prepared_back", "seat", "colour"),
    REBUILT: ("rebuilt", "count"),
    DECLINED: ("declined", "seat"),
    USED: ("used", "seat", "half"),
    FIRST: ("first", "seat"),
    KEPT: ("kept", "seat", "card"),
    KEPT_BACK: ("kept_back", "seat", "colour"),
    ENDED: ("ended", "rounds"),
    WITHOUT_EFFECT: ("without_effect", "seat", "card"),
}
