"""The legal moves of Mission: Red Planet, question by question."""

from pavonis.core.game import TAKE_BACK
from pavonis.games.mission_red_planet import colonisation, moves, rules
from pavonis.games.mission_red_planet.behaviour import Scene, picks
from pavonis.games.mission_red_planet.cards import ALL_ACTIONS, FIRST_ACTION, Tables
from pavonis.games.mission_red_planet.state import RedPlanetState
from pavonis.kit.zones import members


def legal(tables: Tables, s: RedPlanetState, seat: int) -> list[int]:
    """The moves a seat may make now, ascending."""
    question = s.asks[seat]
    if question is None:
        return []
    if not s.owed >> seat & 1:
        return [TAKE_BACK]
    code = question[0]
    if code == rules.ASK_PICK:
        return picks(Scene(tables, s, question[1], question[2]), tables.ops[question[2]][question[3]], question[4])
    if code == rules.ASK_CHARACTER:
        return [moves.CHOOSE + character for character in members(s.hands[seat])]
    if code == rules.ASK_MISSION:
        return [moves.KEEP + mission for mission in members(s.dealt[seat])]
    if code == rules.ASK_ACTION:
        held = colonisation.playable(tables, s, seat, question[1], s.area[seat] & ALL_ACTIONS)
        return [moves.PASS, *[moves.PLAY + card - FIRST_ACTION for card in held]]
    if code == rules.ASK_DEED:
        return colonisation.deed_options(s, colonisation.deed_of(tables, question[2]), seat)
    return [moves.LEAVE_FOR + region for region in tables.adjacent[s.layout][question[2]]]
