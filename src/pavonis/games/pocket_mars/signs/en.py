"""What the signs mean, in English."""

from pavonis.text.signs import Sign

SIGNS = {
    "launch": Sign("Move so many of your colonists from Earth to your ship.", "Launch"),
    "energy": Sign("Gained and paid by actions. Discarding a card brings 1. Whoever has the most at the end gets a point."),
    "land_here": Sign(
        "Move a colonist from your ship to the one-star zone of the building that this card is attached to.", "Land here"
    ),
    "land": Sign("Move a colonist from your ship to the one-star zone of any building.", "Land"),
    "promote": Sign(
        "Move one of your colonists from the one-star to the two-star zone of a building with room there: 4 points instead of 2.",
        "Promote",
    ),
    "promote_here": Sign("The same, but only in the building that this card is attached to.", "Promote here"),
    "move": Sign("One of your one-star colonists goes to another building.", "Move"),
    "move_here": Sign(
        "One of your one-star colonists comes from another building to the one that this card is attached to.", "Move here"
    ),
    "shift": Sign("A colonist of any player changes to the other zone of its building.", "Shift"),
    "swap": Sign("Two colonists of different players change zones in one building.", "Swap colonists"),
    "exchange": Sign("Two cards attached to the same building change places, and with them the value to beat.", "Swap cards"),
    "flip": Sign("The top card of a building with zones is turned face down and counts as 0.", "Flip"),
    "draw": Sign("Take so many cards from the deck.", "Draw"),
    "peek": Sign("Look at so many cards in the prep module of another player, or remember what you know of the deck.", "Peek"),
    "bury": Sign("Put a card from your hand or prep module under the deck.", "Bury"),
    "none_here": Sign("Only if you have no colonists in the building.", "Nobody here"),
    "ship_empty": Sign("Only if nobody is on your ship.", "Empty ship"),
    "colour_in_hand": Sign("Only if you hold a card of this colour.", "Colour in hand"),
    "one_star": Sign("Where colonists land. Each is worth 2 points at the end."),
    "two_star": Sign("For promoted colonists: 4 points each. Its places are few."),
    "ability": Sign("What the building does for whoever attaches a card to it, after the bottom action."),
    "earth": Sign("Your colonists begin here. From here they are launched to your ship."),
    "ship": Sign("Between Earth and Mars. Colonists aboard can land."),
    "top": Sign("Done when the card is played from the hand.", "Top action"),
    "bottom": Sign("Done when the card is played from a prep module and attached to the building of its colour.", "Bottom action"),
    "hand": Sign("Cards from here do their top action. Others see only the colours of the backs."),
    "prep": Sign(
        "Cards from here do their bottom action at the building of their colour. Rivals may play them too.", "Prep module"
    ),
    "deck": Sign("The back of the top card shows its colour, and so do those at the bottom."),
    "discard": Sign("Cards that were played from hand or discarded for energy lie here, open to all."),
    "colour": Sign("The colour and sign of a card name the building to which it is attached.", "Colour"),
    "value": Sign("A card attached with a higher value than the one below lets you land a colonist there.", "Value"),
}
