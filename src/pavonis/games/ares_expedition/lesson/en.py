"""The guided first game in English."""

from pavonis.text.lesson import Explained

CALLOUTS = {
    "goal": Explained(
        "What it is about",
        "Make Mars habitable: raise temperature and oxygen to their goals and flip all nine ocean tiles. Whoever has the most points then wins.",
        "End of the game",
    ),
    "plan": Explained(
        "Choose a phase",
        "Everybody chooses one of five phases in secret. All chosen phases are played by everybody, but only those who chose a phase get its bonus.",
        "Planning",
    ),
    "cards": Explained(
        "How to read a card",
        "Top left is the price in M€, then tags and perhaps a requirement. A card that is not lit cannot be played now. Point at it and it tells you why.",
        "Playing project cards",
    ),
    "development": Explained(
        "Development",
        "In this phase you play a green card. Green cards bring production, and the earlier they come the more often they pay.",
        "Development phase",
    ),
    "construction": Explained(
        "Construction",
        "In this phase you play a blue or a red card. Blue cards stay and have an effect or an action, red cards work once.",
        "Construction phase",
    ),
    "action": Explained(
        "Actions",
        "Use the action of each blue card once, and the standard actions as often as you can pay: forests, temperature and oceans for plants, heat and M€.",
        "Action phase",
    ),
    "not twice": Explained(
        "Never twice in a row",
        "You cannot choose the phase of the last round again. Think about what the others will choose: their phase is yours too, without the bonus.",
        "Planning: not twice",
    ),
    "production": Explained(
        "Stock and production",
        "Production comes only in the production phase. Your rating is added to the M€ that you get there.",
        "Production phase",
    ),
    "research": Explained(
        "Research",
        "Draw cards and keep some of them. If you chose the phase yourself, you see more and keep more.",
        "Research phase",
    ),
    "metals": Explained(
        "Steel and titanium",
        "They are never spent. Each steel makes cards with a building tag cheaper for good, each titanium those with a space tag.",
        "Steel and titanium",
    ),
    "rating": Explained(
        "Your rating",
        "Each step of temperature or oxygen and each ocean that you bring about raises your terraform rating: income and points in one.",
        "Standard actions: rating",
    ),
    "end": Explained(
        "Think of the end",
        "The game ends with the phase in which the last of the three goals is reached. Forests are points too, and heat and plants left over are worth nothing.",
        "End of the game",
    ),
}
