"""The rules of the Mission: Red Planet booklet in its order: the name of each section, and what it says in our own words."""

GAME = "mission-red-planet"
TITLE = "Mission: Red Planet"

SECTIONS = {
    "Goal of the game": "Who earns the most points, by resources, missions and otherwise, wins.",
    "Components": (
        "There are 36 ships, 12 missions, 13 discoveries, 4 actions and 1 global mission; 11 resource tokens; 40 ice, 23 "
        "sylvanite and 23 celerium point tokens; 20 destination tokens; and for each of up to 6 players 22 astronauts and 9 "
        "characters."
    ),
    "Set-up 1": "The map is put together in one of four ways; Phobos and the wormhole lie beside it.",
    "Set-up 2": "The spaceport has as many launch pads as there are players.",
    "Set-up 3": "Point tokens, destination tokens and the global mission lie ready for all.",
    "Set-up 4": (
        "A ship is laid open on each pad, one without a destination being replaced. If none goes to Phobos, a Phobos token is "
        "laid on the rightmost one."
    ),
    "Set-up 5": "Everybody has the 9 characters and 22 astronauts of a colour.",
    "Set-up 6": (
        "One astronaut of each colour goes at random on a ship, one on each; the colour on the leftmost ship is first player."
    ),
    "Set-up 7": "A resource token lies face down in each region and on Phobos; one is left over.",
    "Set-up 8": "Everybody is dealt two missions, keeps one in secret and hands the other back.",
    "Set-up 9": "All other missions, the discoveries and the actions are shuffled: the colonisation deck.",
    "Course of the game": "A game has ten rounds, with special phases after some of them.",
    "Choosing a character": "All choose a character of their hands at the same time and lay it face down.",
    "Countdown": "Numbers are called from 9 to 1; whose character is called turns it up and carries it out at once.",
    "Countdown: same number": "If several have the same character they carry it out in turn, clockwise from the first player.",
    "Carrying out a character: in order": "The steps of a card are carried out in its order.",
    "Played characters": "A played card stays open before its owner; only the Recruiter brings it back to hand.",
    "Departure": "A ship with as many astronauts as it holds leaves its pad for Mars.",
    "Departure: not full": "A ship with fewer stays, unless a character sends it off.",
    "Arrival": "All aboard a launched ship come to the region on its card, or on its newest token.",
    "Arrival: resource": "Where astronauts arrive, a resource that lies face down is turned up.",
    "Arrival: ship and tokens": "Then the ship is discarded and its tokens go back to the supply.",
    "New ships": "Every empty pad gets the next ship of the deck.",
    "New ships: deck runs out": "If the deck is empty the discard pile is shuffled and becomes the deck.",
    "First player": "Who carried out a character last becomes first player.",
    "Round marker": (
        "Productions follow rounds 5, 8 and 10; after round 10 come the discovery phase, the third production and the scoring."
    ),
    "Production: tokens": (
        "Each region whose resource lies face up gets 1, 2 or 3 point tokens of its kind, in the three productions."
    ),
    "Production: leader": "The player with the most astronauts in a region takes all tokens there.",
    "Production: equal leaders": "Equal leaders share the tokens equally; what is left over stays for the next production.",
    "Production: nobody there": "Where nobody is, tokens stay.",
    "Production: example 1": "Three tokens and two leaders: one each, one stays.",
    "Production: example 2": "Two tokens and three leaders: nobody gets any, both stay.",
    "Discovery phase": "All discoveries are turned up; each tells whether it acts now, in the third production or in the scoring.",
    "Scoring: missions": "All show their missions and score those they have fulfilled.",
    "Scoring: Ice Monopoly": "Whoever has most ice tokens scores the global mission, several share it.",
    "Scoring: total": "Missions and the value of all tokens are added up, then discoveries add or take points.",
    "Winner": "Most points win; if level, most point tokens of whatever value; if still level, all of them win.",
    "Colonisation cards: discoveries": "A discovery drawn is laid face down at the border of an outer region of one's choice.",
    "Colonisation cards: missions": "A mission drawn is kept face down until the scoring.",
    "Colonisation cards: actions": "An action drawn is kept face down.",
    "Destination tokens: when": (
        "Who boards a ship without a destination, and who plays the Pilot, takes any token from the supply for it."
    ),
    "Destination tokens: limit": "There are two tokens of each region.",
    "Destination tokens: return": "A token comes back when its ship has landed.",
    "Wormhole": "Astronauts hit by Soldier or Robot, or on a destroyed ship, go to the wormhole, which is no region.",
    "Phobos": "Phobos is a region, but adjacent to none, and takes no discovery.",
    "Global mission": "The Ice Monopoly is worth 9 points, which several leaders share, rounded down.",
    "Characters: as far as possible": "All that a card says has to be done, as far as it is possible.",
    "Characters: capacity": "Nobody boards a ship that is full.",
    "Characters: departure at the end": "A ship that becomes full leaves when the whole card has been carried out.",
    "Characters: example": "The Saboteur fills the last ship on the pads, and has to destroy it.",
    "Recruiter": "9: one astronaut boards; all played characters come back to hand, this one too.",
    "Explorer": "8: one boards; up to three steps to adjacent regions, also by one astronaut; resources there are turned up.",
    "Scientist": (
        "7: two board; then one draws a colonisation card or looks at a discovery. If no region is free for a discovery drawn, "
        "it is discarded openly and another looked at."
    ),
    "Secret Agent": "6: two board, on different ships; a ship that is not full, or empty, has to leave.",
    "Saboteur": "5: one boards; a docked ship is destroyed with all aboard.",
    "Robot": "4: one boards; one takes another colour's place in a region or on any ship where an own astronaut is.",
    "Travel Agent": "3: three board one ship with three free seats, or the whole card is skipped.",
    "Soldier": (
        "2: one boards; one kills anybody in an outer region or on Phobos; at least one own astronaut comes down from Phobos."
    ),
    "Pilot": "1: two board; a ship, docked or launched, gets a destination token, over any older one.",
    "Action cards": "They stay face down until they are played, each at the moment it names.",
    "Discovery cards: outer regions": "Discoveries are for outer regions only, not for Phobos.",
    "Discovery cards: one each": "A region has one at most; it is never replaced, taken back or covered.",
    "Discovery cards: borders": "Clear and Fuzzy Borders count only in the third production; the scoring looks at real astronauts.",
    "Discovery cards: Synergy and Mine Collapse": "If both concern a region, Mine Collapse is stronger: no tokens at all.",
    "Discovery cards: Sabotage": (
        "Several in second place share; several in first place share by the usual rule; if there is one colour only, the tokens "
        "stay."
    ),
    "Missions: presence": "Being in 1, 2 or 3 of the regions named gives 1, 3 or 6 points.",
    "Missions: lead": "A shared lead fulfils a mission too.",
    "Inner and outer regions": "Valles Marineris, Hellas and Syrtis Major are inner regions, the six others outer ones.",
    "Duel: set-up 5": "With two players each has a main and a neutral colour, with all that belongs to both.",
    "Duel: set-up 8": "Missions are for the main colours.",
    "Duel: set-up 10": (
        "A neutral deck: Recruiter, Explorer, Robot, Soldier and two random characters are shuffled, and their owner lays "
        "the other three on top in any order."
    ),
    "Duel: choosing": "Each round one draws and looks at the top neutral card and lays it face down before choosing a character.",
    "Duel: decisions": "The owner makes all decisions for the neutral colour, even those against the owner's main colour.",
    "Duel: neutral Scientist": "It draws; a discovery may be placed, a mission or an action goes to the box unseen.",
    "Duel: neutral Recruiter": "It goes to the box, and the other eight cards are a new deck.",
    "Duel: in full": "A neutral card has to be carried out too, even against oneself.",
    "Duel: neutral colours count": (
        "They count like players for majorities, tokens and the global mission, and keep their tokens apart."
    ),
    "Duel: winner": "The best of the four totals decides; if it is a neutral colour's, both players lose.",
    "Duel: ties": "A tie with a neutral colour goes to the player; of two players to who has more tokens, else it is shared.",
}
