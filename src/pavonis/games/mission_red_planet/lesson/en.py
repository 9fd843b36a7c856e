"""The guided first game in English."""

from pavonis.text.lesson import Explained

CALLOUTS = {
    "goal": Explained(
        "What it is about",
        "Send your astronauts to Mars and hold the regions with the best resources. After ten rounds whoever has the most points wins.",
        "Scoring: total",
    ),
    "characters": Explained(
        "Nine characters",
        "Choose one in secret. Each of them puts astronauts on ships or does something of its own. Point at a card to read it in full.",
        "Played characters",
    ),
    "count": Explained(
        "The countdown",
        "Numbers are called from 9 to 1. A high number acts early and gets the seats on ships, a low number answers what the others did.",
        "Countdown: same number",
    ),
    "mission": Explained(
        "Your mission",
        "It lies face down before you and counts at the end. Look at it now and then: it tells you where your astronauts are worth most.",
        "Colonisation cards: missions",
    ),
    "ships": Explained(
        "Seats on ships",
        "A full ship departs, and at the end of the round it lands in the region on its card. Whoever fills the last seat decides when it leaves.",
        "Departure",
    ),
    "regions": Explained(
        "Regions",
        "Whoever has the most astronauts in a region takes what it produces. If several have the most, they share it.",
        "Production: leader",
    ),
    "resources": Explained(
        "What lies underground",
        "Where astronauts first arrive, the resource is turned up. Ice is worth 1 point, sylvanite 2, celerium 3. The most ice brings 9 more.",
        "Arrival: resource",
    ),
    "production": Explained(
        "Production",
        "After rounds 5, 8 and 10 every open region brings 1, 2 and 3 tokens. Later productions are larger: it pays to still be there.",
        "Production: tokens",
    ),
    "recruiter": Explained(
        "The Recruiter",
        "Played characters stay away until you play the Recruiter. Play the Recruiter when few cards are left, not when you miss only one.",
        "Recruiter",
    ),
    "research": Explained(
        "The Scientist",
        "The Scientist draws cards: missions that count at the end, actions for a moment of your choice, and discoveries that change a region.",
        "Scientist",
    ),
    "end": Explained(
        "Think of the end",
        "The last production is worth as much as the first two together. Count where you lead by one, and where a rival could push you out.",
        "Discovery phase",
    ),
}
