"""Pocket Mars in English.

Glossary. A colonist is LAUNCHED from Earth to the ship, LANDED from the ship in the one-star zone of a building, PROMOTED from the
one-star to the two-star zone of the same building, and DEMOTED back. A project card is PLAYED from hand for its top action, or
ATTACHED from a prep module to the building of its colour, where it has a value and a bottom action; a building has an ability.
The other terms: prep module, deck, discard pile, energy, points, first player, round, turn.
"""

from pavonis.core.game import Question
from pavonis.games.pocket_mars import effects, events, reasons
from pavonis.games.pocket_mars.cards import ABILITIES, BUILDING_CARDS, ENERGY_MAX, RECONSTRUCTED
from pavonis.games.pocket_mars.effects import THIS, Op
from pavonis.games.pocket_mars.words.base import Labels, Language, Phrase, PocketMarsWords
from pavonis.text import Counted, Noun, Sentence, Text, capital, joined, say, strong
from pavonis.text.en import CARD, POINT
from pavonis.text.en import ENGLISH as GRAMMAR

COLONIST = Noun(nom="colonist/colonists")


def building(name: str) -> Noun:
    """A building in running text."""
    return Noun(
        nom=f"the {name}",
        at=f"in the {name}",
        into=f"in the {name}",
        out=f"from the {name}",
        to=f"to the {name}",
        of=f"of the {name}",
    )


BUILDINGS = [
    building("Ecosystem"),
    building("Power Plant"),
    building("Laboratory"),
    building("Water Supply"),
    building("Construction Yard"),
]

COLOURED_CARDS = [
    Noun(nom="green card", acc="a green card", gen="green card"),
    Noun(nom="orange card", acc="an orange card", gen="orange card"),
    Noun(nom="purple card", acc="a purple card", gen="purple card"),
    Noun(nom="blue card", acc="a blue card", gen="blue card"),
    Noun(nom="black card", acc="a black card", gen="black card"),
]

# So many of something.
colonists = Counted(GRAMMAR, COLONIST)
cards = Counted(GRAMMAR, CARD)


def nth(op: Op, memo: int) -> str:
    """Which of several picks of one effect is asked for; the memo counts those that are left."""
    return f" ({op.n - (memo or op.n) + 1} of {op.n})" if op.n > 1 else ""


EFFECTS: dict[int, Phrase] = {
    effects.LAUNCH_OP: lambda op, mood: f"launch {colonists(op.n)}",
    effects.GAIN: lambda op, mood: f"gain {op.n} energy",
    effects.LAND_HERE: lambda op, mood: f"land {colonists(op.n)} in this building",
    effects.LAND_ANY: lambda op, mood: f"land {colonists(op.n)} in any {'building' if op.n == 1 else 'buildings'}",
    effects.PROMOTE_OWN: lambda op, mood: f"promote 1 of your colonists{' in this building' if op.where == THIS else ''}",
    effects.MOVE_OWN: lambda op, mood: (
        f"move 1 of your one-star colonists {'from another building to this one' if op.where == THIS else 'to another building'}"
    ),
    effects.SHIFT: lambda op, mood: "move 1 colonist of any player to the other zone of its building",
    effects.SWAP_ZONES: lambda op, mood: "swap 2 colonists of different players between the zones of one building",
    effects.EXCHANGE_CARDS: lambda op, mood: "swap 2 cards attached to the same building",
    effects.FLIP_TOP: lambda op, mood: "turn the top card of a building with zones face down (it counts as 0)",
    effects.DRAW: lambda op, mood: f"draw {cards(op.n)}",
    effects.PEEK_PREP: lambda op, mood: f"look at {cards(op.n)} in another player's prep module",
    effects.BURY_CARD: lambda op, mood: "put 1 card from your hand or prep module under the deck",
}

CONDITIONS: dict[int, Sentence] = {
    effects.NONE_HERE: lambda w, colour: say("if you have no colonists in this building"),
    effects.SHIP_EMPTY: lambda w, colour: say("if your ship is empty"),
    effects.COLOUR_IN_HAND: lambda w, colour: say("if you have ", w.coloured_card(colour), " in hand"),
}

ICONS = {
    "launch": "launch",
    "energy": "energy",
    "land_here": "land here",
    "land": "land",
    "promote": "promote",
    "promote_here": "promote here",
    "move": "move",
    "move_here": "move here",
    "shift": "shift",
    "swap": "swap colonists",
    "exchange": "swap cards",
    "flip": "flip",
    "draw": "draw",
    "peek": "peek",
    "bury": "bury",
    "none_here": "nobody here",
    "ship_empty": "empty ship",
}


def ask_move(w: PocketMarsWords, op: Op, memo: int) -> Text:
    """From where, then to where."""
    if memo:
        return say("to which building will your colonist move ", w.building(memo - 1, "out"), "?")
    return say("which of your one-star colonists will move", " to this building?" if op.where == THIS else "?")


ASKS: dict[int, Sentence] = {
    effects.LAND_ANY: lambda w, op, memo: say("in which building will you land a colonist", nth(op, memo), "?"),
    effects.PROMOTE_OWN: lambda w, op, memo: say("which of your colonists will you promote?"),
    effects.MOVE_OWN: ask_move,
    effects.SHIFT: lambda w, op, memo: say("which colonist will move to the other zone of its building?"),
    effects.SWAP_ZONES: lambda w, op, memo: say("which two colonists will change zones?"),
    effects.EXCHANGE_CARDS: lambda w, op, memo: (
        say("which card will you swap with ", w.card(memo - 1), "?")
        if memo
        else say("which two cards will you swap? Choose the first.")
    ),
    effects.FLIP_TOP: lambda w, op, memo: say("the top card of which building will you turn face down?"),
    effects.PEEK_PREP: lambda w, op, memo: (
        say("which of ", w.player(memo - 1), "'s prep cards will you look at?")
        if memo
        else say("whose prep module will you look into?")
    ),
    effects.BURY_CARD: lambda w, op, memo: say("which card will you put under the deck?"),
}


def prepare(w: PocketMarsWords, question: Question) -> Text:
    """So many cards are still wanted."""
    return say(f"Choose {'a card' if question.least == 1 else cards(question.least)} for your prep module.")


QUESTIONS: dict[str, Sentence] = {
    "turn": lambda w, q: say("Your turn: choose an action."),
    "landing": lambda w, q: say("Your card has the higher value. Land a colonist ", w.building(q.subject[0], "into"), "?"),
    "action": lambda w, q: say("Use the bottom action of ", w.card(q.subject[0]), "? ", w.action(q.subject[0] * 2 + 1)),
    "ability": lambda w, q: say("Use the ability ", w.building(q.subject[0], "of"), "? ", w.action(ABILITIES + q.subject[0])),
    "keep": lambda w, q: say("Keep one card of this pack; the rest goes to the player on your left."),
    "drop": lambda w, q: say(f"You have more than four cards: discard {cards(q.least)} from your hand."),
    "prepare": prepare,
    "sealed": lambda w, q: say("You have chosen. Until everybody has, you may take your choice back."),
}

MOVES: dict[str, Sentence] = {
    "take back": lambda w: say("Take your choice back"),
    "decline": lambda w: say("Decline"),
    "use action": lambda w: say("Use the bottom action"),
    "use ability": lambda w: say("Use the ability of the building"),
    "use effect": lambda w: say("Do it"),
    "launch": lambda w: say("Launch 1 colonist from Earth to your ship"),
    "play": lambda w, card: say("Play ", w.card(card), " from hand: ", w.half(card * 2)),
    "attach": lambda w, card, compared="": say(
        "Attach ",
        w.card(card),
        f" (value {w.game.deck.value[card]}{compared}) ",
        w.building(w.game.deck.colour[card], "to"),
        ": ",
        w.half(card * 2 + 1),
        "; then ",
        w.half(ABILITIES + w.game.deck.colour[card]),
    ),
    "take": lambda w, seat, place: say("Play card ", place + 1, " from ", w.player(seat), "'s prep module"),
    "discard": lambda w, card: say("Discard ", w.card(card), " for 1 energy"),
    "drop": lambda w, card: say("Discard ", w.card(card)),
    "prepare": lambda w, card: say("Put ", w.card(card), " into your prep module"),
    "keep": lambda w, card: say("Keep ", w.card(card)),
    "bury": lambda w, card: say("Put ", w.card(card), " under the deck"),
    "exchange": lambda w, card: say("Choose ", w.card(card), " for the swap"),
    "land": lambda w, b: say("Land a colonist ", w.building(b, "into")),
    "promote": lambda w, b: say("Promote your colonist ", w.building(b, "at")),
    "move from": lambda w, b: say("Move your colonist ", w.building(b, "out")),
    "move to": lambda w, b: say("Move your colonist ", w.building(b, "to")),
    "flip": lambda w, b: say("Turn the top card ", w.building(b, "of"), " face down"),
    "demote any": lambda w, b, seat: say("Demote ", w.player(seat), "'s colonist ", w.building(b, "at"), " to the one-star zone"),
    "promote any": lambda w, b, seat: say("Promote ", w.player(seat), "'s colonist ", w.building(b, "at"), " to the two-star zone"),
    "swap": lambda w, b, up, down: say(
        "Swap colonists ", w.building(b, "at"), " (", w.player(up), " up, ", w.player(down), " down)"
    ),
    "peek": lambda w, seat: say("Look into ", w.player(seat), "'s prep module"),
    "peek at": lambda w, seat, place: say("Look at card ", place + 1, " of ", w.player(seat), "'s prep module"),
}

REASONS: dict[int, Sentence] = {
    reasons.GAME_OVER: lambda w: say("The game is over."),
    reasons.NOT_ASKED: lambda w: say("You have nothing to choose now."),
    reasons.NOT_THIS_QUESTION: lambda w: say("You are asked something else now."),
    reasons.NO_SUCH_MOVE: lambda w: say("There is no such move."),
    reasons.NOT_IN_HAND: lambda w, card: say(w.card(card), " is not in your hand."),
    reasons.NOT_IN_PREP: lambda w, card: say(w.card(card), " is not in your prep module."),
    reasons.NOT_YOURS: lambda w, card: say(w.card(card), " is neither in your hand nor in your prep module."),
    reasons.OWN_MODULE: lambda w: say("This is for the prep modules of other players, not for your own."),
    reasons.NO_CARD_THERE: lambda w, seat, place: say(
        "There is no card in place ", place + 1, " of ", w.player(seat), "'s prep module."
    ),
    reasons.NO_SUCH_SEAT: lambda w, seat: say("There is no player ", seat + 1, " at this table."),
    reasons.NONE_ON_EARTH: lambda w: say("You have no colonists left on Earth."),
    reasons.SHIP_IS_EMPTY: lambda w: say("There are no colonists on your ship."),
    reasons.TOO_LITTLE_ENERGY: lambda w, has, needs: say("You need ", needs, " energy and have ", has, "."),
    reasons.ENERGY_FULL: lambda w, most: say("Your energy is at its maximum of ", most, " already."),
    reasons.COLONIST_HERE: lambda w, b: say("You already have a colonist ", w.building(b, "at"), "."),
    reasons.SHIP_NOT_EMPTY: lambda w: say("Your ship is not empty."),
    reasons.NO_COLOUR_IN_HAND: lambda w, colour: say("You have no ", w.coloured_card(colour, "gen"), " in hand."),
    reasons.NO_ONE_STAR: lambda w, b: say("You have no colonist in the one-star zone ", w.building(b, "of"), "."),
    reasons.TWO_STAR_FULL: lambda w, b: say("The two-star zone ", w.building(b, "of"), " is full."),
    reasons.NOBODY_TO_PROMOTE: lambda w: say("You have no colonist that could be promoted."),
    reasons.NOBODY_TO_MOVE: lambda w: say("You have no colonist in a one-star zone that could move."),
    reasons.NOBODY_TO_SHIFT: lambda w: say("No colonist can move to the other zone of its building."),
    reasons.NOBODY_TO_SWAP: lambda w: say("In no building are there two colonists of different players to swap."),
    reasons.NO_TWO_CARDS: lambda w: say("No building has two attached cards."),
    reasons.NO_CARD_TO_FLIP: lambda w: say("There is no face-up card to turn face down."),
    reasons.NO_PREP_TO_SEE: lambda w: say("No other player has a card in the prep module."),
    reasons.NO_CARD_LEFT: lambda w: say("There is no card left."),
    reasons.NOT_IN_PACK: lambda w, card: say(w.card(card), " is not in your pack."),
    reasons.PICKED_IN_ORDER: lambda w: say("Several cards are picked in the order of the list, and this one would leave too few."),
    reasons.NOT_OPTIONAL: lambda w: say("This cannot be declined."),
    reasons.NOT_ATTACHED: lambda w, card: say(w.card(card), " is not attached to any building."),
    reasons.NO_PAIR_WITH: lambda w, card: say(w.card(card), " has no card to change places with."),
    reasons.NO_SUCH_COLONIST: lambda w, seat, b: say(w.player(seat), " has no such colonist ", w.building(b, "at"), "."),
    reasons.SAME_BUILDING: lambda w: say("The colonist must move to another building."),
    reasons.NOTHING_SEALED: lambda w: say("You have no choice to take back."),
    reasons.NOT_A_PLACE_HERE: lambda w: say("This effect does not reach that building."),
}


def energy(w: PocketMarsWords, seat: int, change: int) -> Text:
    """Energy comes or goes."""
    return say(w.player(seat), " gains " if change > 0 else " pays ", abs(change), " energy.")


def zone_change(w: PocketMarsWords, verb: str, seat: int, owner: int, b: int) -> Text:
    """Somebody moves a colonist, one's own or another's, up or down."""
    whose = say("a colonist") if seat == owner else say(w.player(owner), "'s colonist")
    return say(w.player(seat), verb, whose, " ", w.building(b, "at"), ".")


def used(w: PocketMarsWords, seat: int, half: int) -> Text:
    """Somebody uses an action or an ability."""
    if half >= ABILITIES:
        return say(w.player(seat), " uses the ability ", w.building(half - ABILITIES, "of"), ".")
    return say(w.player(seat), f" uses the {'bottom' if half % 2 else 'top'} action of ", w.card(half // 2), ".")


EVENTS: dict[int, Sentence] = {
    events.TURN: lambda w, number, seat: say("Round ", number, ": ", w.player(seat), " to play."),
    events.PLAYED: lambda w, seat, card: say(w.player(seat), " plays ", w.card(card), " from hand."),
    events.ATTACHED: lambda w, seat, card: say(
        w.player(seat), " attaches ", w.card(card), " ", w.building(w.game.deck.colour[card], "to"), "."
    ),
    events.TAKEN: lambda w, seat, owner, card: say(
        w.player(seat),
        " attaches ",
        w.card(card),
        " from ",
        w.player(owner),
        "'s prep module ",
        w.building(w.game.deck.colour[card], "to"),
        ".",
    ),
    events.LAUNCHED: lambda w, seat, n: say(w.player(seat), " launches ", colonists(n), "."),
    events.ENERGY: energy,
    events.LANDED: lambda w, seat, b: say(w.player(seat), " lands a colonist ", w.building(b, "into"), "."),
    events.PROMOTED: lambda w, seat, owner, b: zone_change(w, " promotes ", seat, owner, b),
    events.DEMOTED: lambda w, seat, owner, b: zone_change(w, " demotes ", seat, owner, b),
    events.MOVED: lambda w, seat, source, target: say(
        w.player(seat), " moves a colonist ", w.building(source, "out"), " ", w.building(target, "to"), "."
    ),
    events.SWAPPED: lambda w, seat, b, up, down: say(
        w.player(seat), " swaps colonists ", w.building(b, "at"), ": ", w.player(up), " goes up, ", w.player(down), " goes down."
    ),
    events.EXCHANGED: lambda w, seat, one, other: say(w.player(seat), " swaps ", w.card(one), " and ", w.card(other), "."),
    events.FLIPPED: lambda w, seat, b, card: say(
        w.player(seat), " turns the top card ", w.building(b, "of"), " face down: ", w.card(card), "."
    ),
    events.DREW: lambda w, seat, card: say(w.player(seat), " draws ", w.card(card), "."),
    events.DREW_BACK: lambda w, seat, colour: say(w.player(seat), " draws ", w.coloured_card(colour), "."),
    events.PEEKED: lambda w, seat, owner, place, card: say(
        w.player(seat), " looks at card ", place + 1, " of ", w.player(owner), "'s prep module: ", w.card(card), "."
    ),
    events.PEEKED_BACK: lambda w, seat, owner, place: say(
        w.player(seat), " looks at card ", place + 1, " of ", w.player(owner), "'s prep module."
    ),
    events.BURIED: lambda w, seat, card: say(w.player(seat), " puts ", w.card(card), " under the deck."),
    events.BURIED_BACK: lambda w, seat, colour: say(w.player(seat), " puts ", w.coloured_card(colour), " under the deck."),
    events.DISCARDED: lambda w, seat, card: say(w.player(seat), " discards ", w.card(card), " for energy."),
    events.DROPPED: lambda w, seat, card: say(w.player(seat), " discards ", w.card(card), "."),
    events.PREPARED: lambda w, seat, card: say(w.player(seat), " puts ", w.card(card), " into the prep module."),
    events.PREPARED_BACK: lambda w, seat, colour: say(w.player(seat), " puts ", w.coloured_card(colour), " into the prep module."),
    events.REBUILT: lambda w, n: say("The deck has run out: a new deck of ", cards(n), " is shuffled."),
    events.DECLINED: lambda w, seat: say(w.player(seat), " declines."),
    events.USED: used,
    events.FIRST: lambda w, seat: say(w.player(seat), " is the first player."),
    events.KEPT: lambda w, seat, card: say(w.player(seat), " keeps ", w.card(card), "."),
    events.KEPT_BACK: lambda w, seat, colour: say(w.player(seat), " keeps ", w.coloured_card(colour), "."),
    events.ENDED: lambda w, rounds: say("The game ends after round ", rounds, "."),
}


def standing(w: PocketMarsWords, seat: int, earth: int, ship: int, mars: int, energy: int, most: int, points: int) -> Text:
    """How a player stands."""
    places = f"{colonists(earth)} on Earth, {ship} on the ship, {mars} on Mars"
    return say(w.player(seat), f": {places}; energy {energy} of {most}; {GRAMMAR.count(points, POINT)}.")


def rules(w: PocketMarsWords) -> list[Text]:
    """The rules for a newcomer."""
    homes = GRAMMAR.listed([w.building(b) for b in range(len(BUILDING_CARDS) - 1)])
    abilities = [say(w.building_name(b), " – ", w.half(ABILITIES + b)) for b in range(len(BUILDING_CARDS))]
    draft = (
        " You draft them: keep one card of five, pass the rest to the left, and so on until you have four." if w.game.draft else ""
    )
    return [
        say(strong("Goal. "), "Bring your seven colonists from Earth to Mars and give them good places there. Whoever has the most points wins."),
        say(strong("Start. "), "Everybody begins with one colonist on the ship, six on Earth and 1 energy, and gets four project cards.", draft, " Two of them go face down into your prep module, two stay in your hand."),
        say(strong("Buildings. "), capital(homes), " have two zones each. The one-star zone has no limit. The two-star zone holds one colonist in a game of two and two in a larger game, whoever they belong to. ", capital(w.building(len(BUILDING_CARDS) - 1)), " holds no colonists."),
        say(strong("Three verbs. "), "Launch: move your colonists from Earth to your ship. Land: move your colonists from the ship to the one-star zone of a building. Promote: move your colonist from the one-star to the two-star zone of its building, if there is room."),
        say(strong("Cards. "), "A project card has a colour, a value, a top action and a bottom action. Its back shows the colour, so everybody sees the colours of all cards, but only you see the faces of yours."),
        say(strong("Your turn. "), "Do one of five things: play a card from your hand, attach a card from your prep module, play a card from another player's prep module, launch 1 colonist, or discard one of your four cards for 1 energy."),
        say(strong("From your hand. "), "Carry out the top action, as far as possible, and discard the card."),
        say(strong("From your prep module. "), "Put the card on top of those attached to the building of its colour. Now you may take three steps in this order. First, if its value is higher than the value below (3 if it is the first card there), land a colonist in that building (not ", w.building(len(BUILDING_CARDS) - 1, "at"), "). Second, use the bottom action. Third, use the ability of the building."),
        say(strong("From another player's prep module. "), "You choose a card by its back. It is attached to its building; its owner may use the bottom action, then you may use the ability. Nobody lands a colonist for its value."),
        say(strong("Abilities. "), joined(abilities, "; "), "."),
        say(strong("Energy. "), f"Some actions cost energy; you can store {w.game.deck.energy_max} at most."),
        say(strong("Four cards. "), "After every turn all players go back to two cards in hand and two in the prep module: discard from the hand or draw, then fill the module from the hand. Cards never return from the module to the hand. When the deck runs out, the discard pile and all covered attached cards become the new deck."),
        say(strong("End. "), "When a round ends and somebody has all seven colonists on Mars, the game is over."),
        say(strong("Points. "), "Each colonist: 1 on the ship, 2 in a one-star zone, 4 in a two-star zone. Also 2 for a colonist in each of the four buildings, 4 for four colonists in one building, and 1 for the most energy (also when shared). A tie goes to the player with more colonists on Mars; otherwise the victory is shared."),
        *honesty(w),
    ]  # fmt: skip


def honesty(w: PocketMarsWords) -> list[Text]:
    """What of this table is our own guess."""
    if all(half.source != RECONSTRUCTED for half in w.game.deck.halves):
        return []
    most = f" and the energy maximum of {ENERGY_MAX}" if w.game.deck.energy_max == ENERGY_MAX else ""
    return [say(strong("Note. "), f"Most card texts (those marked with an asterisk){most} are our own reconstruction. If you own the game, you can load its exact deck from a file.")]  # fmt: skip


LABELS = Labels(
    round="Round",
    to_play="To play",
    first_player="First player",
    set_up="Choosing prep cards",
    draft="Draft",
    game_over="Game over",
    building="Building",
    one_star="one-star zone",
    two_star="two-star zone",
    to_beat="To beat",
    cards="Attached cards",
    ability="Ability",
    nobody="nobody",
    nothing="none",
    no_colonists="no colonists here",
    free="free",
    full="full",
    face_down="face down",
    uppermost_first="uppermost first",
    player="Player",
    earth="Earth",
    ship="Ship",
    mars="Mars",
    energy="Energy",
    points="Points",
    hand="Hand",
    prep="Prep module",
    prep_module="Prep module",
    your_hand="Your hand",
    your_prep="Your prep module",
    your_pack="Your pack",
    top="Top",
    bottom="Bottom",
    colour="colour",
    value="value",
    deck="Deck",
    on_top="on top",
    at_bottom="at the bottom",
    you_know="you know card",
    discard="Discard pile",
    empty="empty",
    in_play="Being played",
    chosen="Chosen",
    kept="Kept",
    pack="Pack",
    among="among",
    reconstructed="* our reconstruction",
)

ENGLISH = Language(
    grammar=GRAMMAR,
    labels=LABELS,
    title="Pocket Mars",
    colours=["green", "orange", "purple", "blue", "black"],
    letters=["G", "O", "P", "B", "K"],
    coloured_cards=COLOURED_CARDS,
    colonist=COLONIST,
    card=CARD,
    buildings=BUILDINGS,
    effects=EFFECTS,
    conditions=CONDITIONS,
    pay=lambda n, mood: f"pay {n} energy",
    pay_for=lambda n, phrase: f"pay {n} energy to {phrase}",
    may=("you may ", "you may "),
    then=", then ",
    price=lambda n: f"(costs {n} energy)",
    again={effects.LAUNCH_OP: lambda op, mood: f"launch {op.n} more"},
    icons=ICONS,
    asks=ASKS,
    questions=QUESTIONS,
    moves=MOVES,
    reasons=REASONS,
    events=EVENTS,
    standing=standing,
    rules=rules,
    score_lines={
        "ship": "On the ship",
        "one_star": "One-star zones",
        "two_star": "Two-star zones",
        "everywhere": "In all four buildings",
        "together": "Four in one building",
        "energy": "Most energy",
        "points": "Points",
    },
    terms={
        "colonists": "colonists where they are",
        "turn": "whose turn it is",
        "promotion": "chances of promotion",
        "everywhere": "a colonist in every building",
        "together": "four in one building",
        "energy": "energy",
        "cards": "the cards in hand and module",
        "rivals": "what the best rival can expect",
    },
    sources={
        "rulebook": "from the rulebook",
        "public": "publicly known",
        "own": "from your own deck",
        "reconstructed": "our reconstruction",
    },
)
