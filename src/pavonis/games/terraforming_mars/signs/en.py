"""What the signs mean, in English."""

from pavonis.text.project_signs.en import COMMON
from pavonis.text.signs import Sign

SIGNS = {
    **COMMON,
    "megacredits": Sign(
        "Money. It pays for cards, standard projects, milestones and awards. Every generation brings your rating plus your M€ production.",
        "M€",
    ),
    "steel": Sign("Pays for cards with a building tag. Each is worth 2 M€, unless a card says more."),
    "titanium": Sign("Pays for cards with a space tag. Each is worth 3 M€, unless a card says more."),
    "plants": Sign(
        "Eight plants become a greenery tile: a step of oxygen, and a point at the end. Others can take unprotected plants away."
    ),
    "energy": Sign("Used by actions of cards. Whatever is left turns into heat at the end of the generation."),
    "heat": Sign("Eight heat raise the temperature by one step, and your rating with it."),
    "production": Sign(
        "On a brown field: how much of it you receive at the end of every generation. Only M€ production can be below zero, down to −5."
    ),
    "any": Sign("It is about any player: yourself, or somebody else.", "Red frame"),
    "rating": Sign(
        "Rises with every step of temperature or oxygen and every ocean that you bring about. It is income in every generation and points at the end.",
        "Terraform rating",
    ),
    "temperature": Sign(
        "From −30 to +8 °C in steps of 2. Each step raises the rating of whoever makes it; some steps give a bonus."
    ),
    "oxygen": Sign("From 0 to 14 %. Every greenery raises it by one step, and the rating of its owner with it."),
    "oceans": Sign("Nine ocean tiles in all. Each raises the rating of whoever places it; a tile placed beside one brings 2 M€."),
    "ocean_tile": Sign(
        "Goes on an ocean area and belongs to nobody. It raises your rating, and every tile placed beside it brings 2 M€."
    ),
    "greenery_tile": Sign(
        "Raises oxygen by one step. It goes beside one of your own tiles if it can. Worth 1 point, and 1 more for each city beside it to the owner of that city."
    ),
    "city_tile": Sign("Never beside another city. At the end it is worth 1 point for each greenery beside it, whoever owns that."),
    "tile": Sign(
        "The tile of a single card. The card says where it goes and what it brings. It counts as a tile of its owner.",
        "Special tile",
    ),
    "marker": Sign("Reserves an area: only its owner may place a tile there.", "Marker"),
    "building_tag": Sign("Such a card can be paid with steel. Other cards count these tags too."),
    "space_tag": Sign("Such a card can be paid with titanium. Other cards count these tags too."),
    "city_tag": Sign("Cities. Usually such a card places a city tile."),
    "event": Sign("A red card. It works once, is then turned face down, and its tags count only while it is played.", "Event"),
    "active_kind": Sign(
        "It stays in front of you with an effect that lasts or an action that you may use once in every generation.", "Blue card"
    ),
    "automated_kind": Sign("It works at once when it is played. Its tags count from then on.", "Green card"),
    "fighter_cube": Sign("Lies on a single card and is worth points at the end."),
    "card": Sign("Draw so many cards, or give them away if the number is negative. A card bought in research costs 3 M€."),
    "look": Sign("Look at so many cards from the deck and keep what is said there; the others are discarded.", "Look at cards"),
    "search": Sign(
        "The top card of the deck is turned over. If it has the tag, you gain what is shown; the card is discarded.",
        "Search the top card",
    ),
    "copy": Sign("Do once more what one of your building cards did to production.", "Copy a production"),
    "exchange": Sign("Discard a card from your hand and draw another one.", "Exchange a card"),
    "easier": Sign("Requirements on temperature, oxygen and oceans may be missed by so many steps, up or down.", "Requirements"),
    "protected": Sign("Other players cannot remove these resources from you.", "Protected"),
    "steal": Sign("Take it from another player into your own stock.", "Steal"),
    "metal_bonus": Sign("An area on which steel or titanium is printed.", "Metal area"),
    "metal_production": Sign("Production of the metal that is printed on the area of the tile.", "Metal production"),
    "standard_project": Sign(
        "Always available to everybody. They cost more than cards, but they never run out.", "Standard project"
    ),
    "generation": Sign(
        "A round of the game: research, actions, production. The game ends with the generation that completes all three parameters."
    ),
}
