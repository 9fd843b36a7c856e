"""What the signs mean, in English."""

from pavonis.text.project_signs.en import COMMON
from pavonis.text.signs import Sign

SIGNS = {
    **COMMON,
    "megacredits": Sign(
        "Money for cards and standard actions. The production phase brings your rating plus your M€ production.", "M€"
    ),
    "heat": Sign("In the action phase heat pays for a step of temperature, which raises your rating."),
    "plants": Sign("In the action phase plants pay for a forest: a point, and a step of oxygen."),
    "steel": Sign("Never spent. Each makes every card with a building tag 2 M€ cheaper, unless a card says more."),
    "titanium": Sign("Never spent. Each makes every card with a space tag 3 M€ cheaper, unless a card says more."),
    "production": Sign("On a brown field: how much of it you receive in every production phase."),
    "cards_production": Sign("So many cards you draw in every production phase.", "Production of cards"),
    "rating": Sign(
        "Rises with every step of temperature or oxygen and every ocean that you bring about. It is income in the production phase and points at the end.",
        "Terraform rating",
    ),
    "temperature": Sign(
        "From −30 to +8 °C in four coloured zones. A step raises your rating. Requirements of cards look at the zone at the beginning of the phase."
    ),
    "oxygen": Sign("From 0 to 14 % in four coloured zones. Every forest raises it by one step, and your rating with it."),
    "oceans": Sign("Nine tiles. Whoever flips one raises the own rating and gets what is printed on its back."),
    "zone": Sign(
        "Temperature and oxygen go through four zones: purple, red, yellow, white. A card can need a zone, or forbid those beyond it.",
        "Zone",
    ),
    "forest": Sign("Each is a point at the end. It raises oxygen by one step when you get it.", "Forest"),
    "building_tag": Sign("Steel makes such cards cheaper. Other cards count these tags too."),
    "space_tag": Sign("Titanium makes such cards cheaper. Other cards count these tags too."),
    "event_tag": Sign("Marks red cards, which work once. Other cards count these tags."),
    "automated_card": Sign("Played in the development phase. It usually brings production."),
    "active_card": Sign("Played in the construction phase. It stays with a lasting effect, or an action for the action phase."),
    "event_card": Sign("Played in the construction phase. It works once; its tags stay."),
    "card": Sign("Draw so many cards, or discard them if the number is negative.", "Card"),
    "look": Sign(
        "Look at so many cards from the deck and keep what is said there; the others are discarded.", "Cards to choose from"
    ),
    "more_cards": Sign("You may play one more card in this phase, of the kind that is shown.", "One more card"),
    "sold_card": Sign("Cards in hand can be discarded for 3 M€ each, or for more if a card says so.", "Card sold"),
    "standard_action": Sign(
        "Always available in the action phase: forests, temperature and oceans for plants, heat and M€.", "Standard action"
    ),
    "easier": Sign("Requirements on temperature and oxygen may be missed by so many zones.", "Easier zone"),
    "bonus": Sign("Only for those who chose this phase themselves.", "Bonus"),
    "round": Sign("Everybody chooses a phase in secret, then the chosen phases are played in their order."),
    "decided": Sign("This player has made the choice; it is shown when all have.", "Decided"),
    "pool": Sign("Two who play together share these cubes and markers as they need them.", "Pool"),
}
