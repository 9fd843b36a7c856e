"""Pocket Mars in English.

Glossary. A colonist is LAUNCHED from Earth to the ship, LANDED from the ship in the one-star zone of a building, PROMOTED from the
one-star to the two-star zone of the same building, and DEMOTED back. A project card is PLAYED from hand for its top action, or
ATTACHED from a prep module to the building of its colour, where it has a value and a bottom action; a building has an ability.
The other terms: prep module, deck, discard pile, energy, points, first player, round, turn.
"""

from pavonis.core.game import Question
from pavonis.games.pocket_mars import effects
from pavonis.games.pocket_mars.cards import ENERGY_MAX, RECONSTRUCTED
from pavonis.games.pocket_mars.effects import THIS, Op
from pavonis.games.pocket_mars.setting import ABILITIES
from pavonis.games.pocket_mars.words.base import Labels, Language, Phrase, PocketMarsWords
from pavonis.text import Counted, Noun, Phrases, Sentence, Teller, Text, capital, joined, say, strong
from pavonis.text.en import CARD, GRAMMAR, POINT, REFUSALS, cards

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


QUESTIONS: Phrases = {
    "turn": "Your turn: choose an action.",
    "landing": "Your card has the higher value. Land a colonist {building:into}?",
    "action": lambda w, q: say("Use the bottom action of ", w.card(q.subject[0]), "? ", w.action(q.subject[0] * 2 + 1)),
    "ability": lambda w, q: say("Use the ability ", w.building(q.subject[0], "of"), "? ", w.action(ABILITIES + q.subject[0])),
    "keep": "Keep one card of this pack; the rest goes to the player on your left.",
    "drop": "You have more than four cards: discard {cards least} from your hand.",
    "prepare": prepare,
    "sealed": "You have chosen. Until everybody has, you may take your choice back.",
}  # fmt: skip


def play(w: PocketMarsWords, card: int, idle: Text | None = None) -> Text:
    """A card played from hand; `idle` says why it would have no effect."""
    start = say("Play ", w.card(card), " from hand")
    return say(start, " without effect (", idle, ")") if idle else say(start, ": ", w.half(card * 2))


def discard(w: PocketMarsWords, card: int, gain: int = 1) -> Text:
    """A card discarded for energy, which does not rise above its maximum."""
    return say("Discard ", w.card(card), f" for {gain} energy" if gain else " for nothing: your energy is at its maximum")


MOVES: Phrases = {
    "take back": "Take your choice back",
    "decline": "Decline",
    "use action": "Use the bottom action",
    "use ability": "Use the ability of the building",
    "use effect": "Do it",
    "launch": "Launch 1 colonist from Earth to your ship",
    "play": play,
    "attach": lambda w, card, compared="": say(
        "Attach ",
        w.card(card),
        f" (value {w.game.setting.value[card]}{compared}) ",
        w.building(w.game.setting.colour[card], "to"),
        ": ",
        w.half(card * 2 + 1),
        "; then ",
        w.half(ABILITIES + w.game.setting.colour[card]),
    ),
    "take": "Play card {place} from {seat}'s prep module",
    "discard": discard,
    "drop": "Discard {card}",
    "prepare": "Put {card} into your prep module",
    "keep": "Keep {card}",
    "bury": "Put {card} under the deck",
    "exchange": "Choose {card} for the swap",
    "land": "Land a colonist {building:into}",
    "promote": "Promote your colonist {building:at}",
    "move from": "Move your colonist {building:out}",
    "move to": "Move your colonist {building:to}",
    "flip": "Turn the top card {building:of} face down",
    "demote any": "Demote {seat}'s colonist {building:at} to the one-star zone",
    "promote any": "Promote {seat}'s colonist {building:at} to the two-star zone",
    "swap": "Swap colonists {building:at} ({up} up, {down} down)",
    "peek": "Look into {seat}'s prep module",
    "peek at": "Look at card {place} of {seat}'s prep module",
}  # fmt: skip

REASONS: Phrases = {
    **REFUSALS,
    "not_in_hand": "{card} is not in your hand.",
    "not_in_prep": "{card} is not in your prep module.",
    "not_yours": "{card} is neither in your hand nor in your prep module.",
    "own_module": "This is for the prep modules of other players, not for your own.",
    "no_card_there": "There is no card in place {place} of {seat}'s prep module.",
    "no_such_seat": "There is no player {from_one seat} at this table.",
    "none_on_earth": "You have no colonists left on Earth.",
    "ship_is_empty": "There are no colonists on your ship.",
    "too_little_energy": "You need {needs} energy and have {has}.",
    "energy_full": "Your energy is at its maximum of {most} already.",
    "colonist_here": "You already have a colonist {building:at}.",
    "ship_not_empty": "Your ship is not empty.",
    "no_colour_in_hand": "You have no {colour:gen} in hand.",
    "no_one_star": "You have no colonist in the one-star zone {building:of}.",
    "two_star_full": "The two-star zone {building:of} is full.",
    "nobody_to_promote": "You have no colonist that could be promoted.",
    "nobody_to_move": "You have no colonist in a one-star zone that could move.",
    "nobody_to_shift": "No colonist can move to the other zone of its building.",
    "nobody_to_swap": "In no building are there two colonists of different players to swap.",
    "no_two_cards": "No building has two attached cards.",
    "no_card_to_flip": "There is no face-up card to turn face down.",
    "no_prep_to_see": "No other player has a card in the prep module.",
    "no_card_left": "There is no card left.",
    "not_in_pack": "{card} is not in your pack.",
    "picked_in_order": "Several cards are picked in the order of the list, and this one is out of order.",
    "not_optional": "This cannot be declined.",
    "not_attached": "{card} is not attached to any building.",
    "no_pair_with": "{card} has no card to change places with.",
    "no_such_colonist": "{owner} has no such colonist {building:at}.",
    "same_building": "The colonist must move to another building.",
    "nothing_sealed": "You have no choice to take back.",
    "not_a_place_here": "This effect does not reach that building.",
    "no_open_card_at": "There is no face-up card on top {building:at}.",
    "other_column": "{card} is attached to another building.",
    "same_card": "You have picked this card already: pick another one of the same building.",
    "same_owner": "The two colonists must belong to different players.",
    "lands_only_at": "The colonist can land only {building:at}.",
}  # fmt: skip


def energy(w: PocketMarsWords, seat: int, change: int) -> Text:
    """Energy comes or goes, or would come if it were not at its maximum."""
    if change == 0:
        return say(w.player(seat), " gains no energy: it is at its maximum.")
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


EVENTS: Phrases = {
    "turn": "Round {round}: {seat} to play.",
    "played": "{seat} plays {card} from hand.",
    "attached": lambda w, seat, card: say(
        w.player(seat), " attaches ", w.card(card), " ", w.building(w.game.setting.colour[card], "to"), "."
    ),
    "taken": lambda w, seat, owner, card: say(
        w.player(seat),
        " attaches ",
        w.card(card),
        " from ",
        w.player(owner),
        "'s prep module ",
        w.building(w.game.setting.colour[card], "to"),
        ".",
    ),
    "launched": "{seat} launches {colonists count}.",
    "energy": energy,
    "landed": "{seat} lands a colonist {building:into}.",
    "promoted": lambda w, seat, owner, b: zone_change(w, " promotes ", seat, owner, b),
    "demoted": lambda w, seat, owner, b: zone_change(w, " demotes ", seat, owner, b),
    "moved": "{seat} moves a colonist {from:out} {to:to}.",
    "swapped": "{seat} swaps colonists {building:at}: {up} goes up, {down} goes down.",
    "exchanged": "{seat} swaps {card} and {other}.",
    "flipped": "{seat} turns the top card {building:of} face down: {card}.",
    "drew": "{seat} draws {card}.",
    "drew_back": "{seat} draws {colour}.",
    "peeked": "{seat} looks at card {place} of {owner}'s prep module: {card}.",
    "peeked_back": "{seat} looks at card {place} of {owner}'s prep module.",
    "buried": "{seat} puts {card} under the deck.",
    "buried_back": "{seat} puts {colour} under the deck.",
    "discarded": "{seat} discards {card} for energy.",
    "dropped": "{seat} discards {card}.",
    "prepared": "{seat} puts {card} into the prep module.",
    "prepared_back": "{seat} puts {colour} into the prep module.",
    "rebuilt": "The deck has run out: a new deck of {cards count} is shuffled.",
    "declined": "{seat} declines.",
    "used": used,
    "first": "{seat} is the first player.",
    "kept": "{seat} keeps {card}.",
    "kept_back": "{seat} keeps {colour}.",
    "ended": "The game ends after round {rounds}.",
    "without_effect": "{card} has no effect.",
}  # fmt: skip


def standing(w: PocketMarsWords, seat: int, earth: int, ship: int, mars: int, energy: int, most: int, points: int) -> Text:
    """How a player stands."""
    places = f"{colonists(earth)} on Earth, {ship} on the ship, {mars} on Mars"
    return say(w.player(seat), f": {places}; energy {energy} of {most}; {GRAMMAR.count(points, POINT)}.")


def rules(w: PocketMarsWords) -> list[Text]:
    """The rules for a newcomer."""
    homes = GRAMMAR.listed([w.building(b) for b in w.game.setting.homes])
    abilities = [say(w.building_name(b), " – ", w.half(ABILITIES + b)) for b in w.game.setting.table]
    draft = (
        " You draft them: keep one card of five, pass the rest to the left, and so on until you have four."
        if w.game.setting.draft
        else ""
    )
    return [
        say(strong("Goal. "), "Bring your seven colonists from Earth to Mars and give them good places there. Whoever has the most points wins."),
        say(strong("Start. "), "Everybody begins with one colonist on the ship, six on Earth and 1 energy, and gets four project cards.", draft, " Two of them go face down into your prep module, two stay in your hand."),
        say(strong("Buildings. "), capital(homes), " have two zones each. The one-star zone has no limit. The two-star zone holds one colonist in a game of two and two in a larger game, whoever they belong to. ", capital(w.building(w.yard())), " holds no colonists."),
        say(strong("Three verbs. "), "Launch: move your colonists from Earth to your ship. Land: move your colonists from the ship to the one-star zone of a building. Promote: move your colonist from the one-star to the two-star zone of its building, if there is room."),
        say(strong("Cards. "), "A project card has a colour, a value, a top action and a bottom action. Its back shows the colour, so everybody sees the colours of all cards, but only you see the faces of yours."),
        say(strong("Your turn. "), "Do one of five things: play a card from your hand, attach a card from your prep module, play a card from another player's prep module, launch 1 colonist, or discard one of your four cards for 1 energy."),
        say(strong("From your hand. "), "Carry out the top action, as far as possible, and discard the card. You may also play a card that has no effect."),
        say(strong("From your prep module. "), "Put the card on top of those attached to the building of its colour. Now you may take three steps in this order. First, if its value is higher than the value below (3 if it is the first card there), land a colonist in that building (not ", w.building(w.yard(), "at"), "). Second, use the bottom action. Third, use the ability of the building."),
        say(strong("From another player's prep module. "), "You choose a card by its back. It is attached to its building; its owner may use the bottom action, then you may use the ability. Nobody lands a colonist for its value."),
        say(strong("Abilities. "), joined(abilities, "; "), "."),
        say(strong("Energy. "), f"Some actions cost energy; you can store {w.game.setting.energy_max} at most."),
        say(strong("Four cards. "), "After every turn all players go back to two cards in hand and two in the prep module: discard from the hand or draw, then fill the module from the hand. Cards never return from the module to the hand. When the deck runs out, the discard pile and all covered attached cards become the new deck."),
        say(strong("End. "), "When a round ends and somebody has all seven colonists on Mars, the game is over."),
        say(strong("Points. "), "Each colonist: 1 on the ship, 2 in a one-star zone, 4 in a two-star zone. Also 2 for a colonist in each of the four buildings, 4 for four colonists in one building, and 1 for the most energy (also when shared). A tie goes to the player with more colonists on Mars; otherwise the victory is shared."),
        *honesty(w),
    ]  # fmt: skip


def honesty(w: PocketMarsWords) -> list[Text]:
    """What of this table is our own guess."""
    if all(half.source != RECONSTRUCTED for half in w.game.setting.halves):
        return []
    most = f" and the energy maximum of {ENERGY_MAX}" if w.game.setting.energy_max == ENERGY_MAX else ""
    return [say(strong("Note. "), f"Most card texts (those marked with an asterisk){most} are our own reconstruction. If you own the game, you can load its exact deck from a file.")]  # fmt: skip


TELLERS: dict[str, Teller] = {
    "cards": cards,
    "colonists": colonists,
}

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

LANGUAGE = Language(
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
        "tie_colonists": "colonists on Mars",
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
