"""The guided first game in English."""

from pavonis.text.lesson import Explained

CALLOUTS = {
    "goal": Explained(
        "What it is about",
        "Bring your seven colonists from Earth to Mars. A colonist in the one-star zone of a building is worth 2 points, in the two-star zone 4.",
        "Goal of the game",
    ),
    "cards": Explained(
        "Two actions on each card",
        "Played from your hand, a card does its top action. Played from the prep module, it does its bottom action.",
        "Project cards: actions",
    ),
    "prep module": Explained(
        "The prep module",
        "Choose two cards for your prep module. Others see only the colours of their backs. A card never comes back from there to your hand.",
        "Prep module",
    ),
    "turn": Explained(
        "Your turn",
        "Do one of five things: play a card from your hand, from your prep module or from a rival's, launch a colonist, or discard a card for 1 energy.",
        "Course of the game: turns",
    ),
    "launch": Explained(
        "First to the ship",
        "Colonists go from Earth to your ship and from there to Mars. Launching is always possible while you have somebody on Earth.",
        "Take a colonist",
    ),
    "attach": Explained(
        "Beat the value",
        "A card from your prep module is attached to the building of its colour. If its value is higher than the one below, a colonist may land there.",
        "Play a card from your prep module",
    ),
    "land": Explained(
        "Landing",
        "Your card has beaten the value. Move a colonist from your ship to the one-star zone of this building: 2 points at the end.",
        "Play a card from your prep module: step 1",
    ),
    "ability": Explained(
        "The ability comes last",
        "First the landing, then the bottom action, then the ability of the building. Each of them is your choice and none needs the others.",
        "Play a card from your prep module: step 3",
    ),
    "others": Explained(
        "Cards of others",
        "You may attach a card from a rival's prep module. Its owner may use the bottom action, you the ability. Nobody lands for its value.",
        "Play a card from another prep module",
    ),
    "energy": Explained(
        "Energy",
        "Some actions cost energy. If you have none left, discard a card for 1. Whoever has the most at the end gets a point.",
        "Gain energy",
    ),
    "promote": Explained(
        "Two stars",
        "A promoted colonist is worth 4 points instead of 2. In a game of two each building has only one such place, and rivals can send you back.",
        "Scoring: two-star zones",
    ),
    "end": Explained(
        "How it ends",
        "The game is over after the round in which somebody has all seven on Mars. Four colonists in one building bring 4 more points, one in each of the four brings 2.",
        "End of the game",
    ),
}
