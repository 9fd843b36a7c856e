"""What the signs of project cards mean, in English."""

from pavonis.text.signs import Sign

COMMON = {
    "power_tag": Sign("Energy in every form. Some cards become cheaper or better with it."),
    "science_tag": Sign("Research. Many of the strongest cards ask for several of these tags among your cards in play."),
    "jovian_tag": Sign("Jupiter and what lies beyond. A few cards give points for each such tag that you have."),
    "earth_tag": Sign("Trade and influence on Earth. Other cards count these tags or make them cheaper."),
    "plant_tag": Sign("Plant life. Other cards count these tags or react when you play one."),
    "microbe_tag": Sign("Microbes. Other cards count these tags or react when you play one."),
    "animal_tag": Sign("Animals. Many of these cards collect animals, which are points at the end."),
    "animal_cube": Sign("Lies on cards that collect animals. What it is worth at the end stands on its card."),
    "microbe_cube": Sign(
        "Lies on cards that collect microbes. The card says what they are good for: points, or something to pay with."
    ),
    "science_cube": Sign("Lies on cards that collect science. The card says what it is good for."),
    "cube": Sign(
        "A marker that lies on the card itself. It belongs to that card and cannot be spent as if it lay in your stock.",
        "Resource on a card",
    ),
    "points": Sign("Victory points at the end of the game, for this card or for what is counted beside the sign."),
    "cost": Sign("The number at the top left of a card: what it costs before anything makes it cheaper.", "Cost"),
    "next_card": Sign("It holds for the next card that you play now.", "Next card"),
    "deck": Sign("The cards that are still to be drawn. When there are none left, the discard is shuffled."),
    "discard": Sign("Cards that were discarded or not kept. They come back when the deck has run out."),
    "hand": Sign("How many cards a player holds. Only their owner knows which ones."),
    "action": Sign(
        "The arrow marks what you do yourself, once each time: left of it what you give, right of it what you get.", "Action"
    ),
    "corporation_kind": Sign(
        "Chosen at the beginning. It says what you begin with and what you are good at, and stays in play all game."
    ),
}
