"""What the signs mean, in English."""

from pavonis.text.signs import Sign

SIGNS = {
    "ice": Sign("Each token is worth 1 point. Whoever has the most ice gets 9 more, shared in a tie."),
    "sylvanite": Sign("Each token is worth 2 points."),
    "celerium": Sign("Each token is worth 3 points."),
    "hidden": Sign("It is turned up when the first astronauts arrive. Until then the region produces nothing.", "Unknown resource"),
    "discovery": Sign(
        "A card at an outer region, face down until the end. It changes what the region is worth, or what happens there."
    ),
    "mission": Sign("A secret goal that counts at the end.", "Mission"),
    "action": Sign("Played from the hand at the moment that it names, once.", "Action card"),
    "sealed": Sign("Chosen or laid down, and not yet shown to the others.", "Face down"),
    "productions": Sign(
        "After rounds 5, 8 and 10 every region with an open resource brings 1, 2 and 3 tokens to whoever has the most astronauts there."
    ),
    "anywhere": Sign("The first to board this ship chooses where it flies.", "Any destination"),
    "ship_deck": Sign("Ships that are still to come. At the end of each round new ones come to the free pads."),
    "supply": Sign("Astronauts that can still board ships."),
    "cards": Sign("Missions and action cards that lie face down before a player."),
    "deck": Sign("Missions, actions and discoveries. The Scientist draws from here."),
    "first_player": Sign("Whoever acted last in the round before. Of those with the same character, this player acts first."),
    "played": Sign("Characters that are gone until the Recruiter brings them back."),
    "board": Sign("Put so many of your astronauts on docked ships with free seats.", "Board"),
    "recall": Sign("Take all your played characters back to your hand, this one too.", "Take back"),
    "walk": Sign("Make so many steps with your astronauts on Mars, each to an adjacent region.", "Walk"),
    "research": Sign("Draw a colonisation card, or look at a discovery on the board.", "Research"),
    "depart": Sign("Make a docked ship depart that is not full.", "Depart"),
    "destroy": Sign("Destroy a docked ship. All aboard go to the wormhole.", "Destroy"),
    "replace": Sign("Replace an astronaut of another player by yours where you are present.", "Replace"),
    "kill": Sign("Send an astronaut of any player from an outer region or Phobos to the wormhole.", "To the wormhole"),
    "descend": Sign("Move some of your astronauts from Phobos to any regions of Mars.", "Descend"),
    "redirect": Sign("Put a destination token on a ship: it flies there instead.", "New destination"),
    "draw": Sign("Cards that were drawn and are just being looked at.", "Drawn cards"),
    "character": Sign("One is chosen in secret each round. The numbers are called from 9 to 1.", "Character"),
    "ship": Sign(
        "It departs when its seats are full and lands at the end of the round in the region on its card, with everybody aboard."
    ),
    "wormhole": Sign("Where lost astronauts go. They hold no region from there, but some missions count them."),
}
