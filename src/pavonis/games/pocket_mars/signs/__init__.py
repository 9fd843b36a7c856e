"""The signs of Pocket Mars: where the rules say more about them, by call-out of the guided game."""

SECTIONS = {
    "cards": "top bottom colour_in_hand hand draw discard deck",
    "prep module": "prep peek bury",
    "launch": "launch earth ship ship_empty",
    "attach": "value colour exchange flip",
    "land": "land land_here one_star none_here move move_here",
    "ability": "ability",
    "energy": "energy",
    "promote": "promote promote_here two_star shift swap",
}
