"""The guided first game in English."""

from pavonis.text.lesson import Explained

CALLOUTS = {
    "goal": Explained(
        "What it is about",
        "Make Mars habitable: warm it to +8 °C, bring oxygen to 14% and place nine oceans. Whoever has the most points when all three are done wins.",
        "Global parameters: goal",
    ),
    "corporation": Explained(
        "Your corporation",
        "A corporation decides what you begin with and what you are good at. For a first game any of them will do.",
        "Set-up 8",
    ),
    "first cards": Explained(
        "Your first cards",
        "Every card you keep costs 3 M€ now, and its price when you play it. Keep those that you can pay soon and that bring production.",
        "Set-up 8",
    ),
    "turn": Explained(
        "Your turn",
        "Take one or two actions, then it is the next player's turn. You take turns until you pass. Once you have passed, you wait for the next generation.",
        "Action phase",
    ),
    "cards": Explained(
        "How to read a card",
        "Top left is the price, beside it the requirement, top right the tags. A card that is not lit cannot be played now. Point at it and it tells you why.",
        "Play a card: requirements",
    ),
    "production": Explained(
        "Stock and production",
        "The number in the brown field is production: you receive that much at the end of every generation. Production bought early pays back many times.",
        "Production phase",
    ),
    "place": Explained(
        "Where a tile goes",
        "A tile brings what is printed on its area, and 2 M€ for each ocean beside it. Greeneries go beside your own tiles, cities never beside cities.",
        "Tiles: bonus",
    ),
    "research": Explained(
        "Four new cards",
        "Each generation begins with four cards to buy, for 3 M€ each. What you cannot play in the next few generations is usually not worth it.",
        "Research phase",
    ),
    "rating": Explained(
        "Your rating",
        "Each step of temperature or oxygen and each ocean raises your terraform rating. It is income in every generation and points at the end.",
        "Global parameters: goal",
    ),
    "projects": Explained(
        "Standard projects",
        "No good card? Standard projects are always there. They cost more than cards, but they move Mars and your rating on.",
        "Standard projects: sell patents",
    ),
    "goals": Explained(
        "Milestones and awards",
        "Only three milestones can be claimed, 5 points each, by whoever is there first. Fund an award if you expect to lead in it at the end.",
        "Milestones",
    ),
    "end": Explained(
        "Think of the end",
        "The game ends with the generation that completes the third parameter. From now on, points and steps count for more than production.",
        "End of the game",
    ),
}
