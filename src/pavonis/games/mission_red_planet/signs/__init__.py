"""The signs of Mission: Red Planet: where the rules say more about them, by call-out of the guided game."""

SECTIONS = {
    "characters": "character sealed",
    "count": "first_player",
    "mission": "mission action cards",
    "ships": "ship wormhole anywhere ship_deck supply board depart destroy redirect",
    "regions": "replace walk descend kill",
    "resources": "ice sylvanite celerium hidden",
    "production": "productions",
    "recruiter": "recall played",
    "research": "research deck discovery draw",
}
