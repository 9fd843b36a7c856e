"""The legal moves of Mission: Red Planet, question by question."""

from pavonis.core.game import Frame
from pavonis.games.mission_red_planet import colonisation, moves, rules
from pavonis.games.mission_red_planet.faces import picks
from pavonis.games.mission_red_planet.scene import Scene
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import RedPlanetState
from pavonis.kit.zones import members


def answers(setting: Setting, s: RedPlanetState, seat: int, question: Frame) -> list[int]:
    """The legal answers to a question, ascending."""
    code = question[0]
    if code == rules.ASK_PICK:
        return picks(Scene(setting, s, question[1], question[2]), setting.ops[question[2]][question[3]], question[4])
    if code == rules.ASK_CHARACTER:
        return [moves.CHOOSE + character for character in members(s.hands[seat])]
    if code == rules.ASK_MISSION:
        return [moves.KEEP + mission for mission in members(s.dealt[seat])]
    if code == rules.ASK_STACK:
        return [moves.STACK + character for character in rules.to_stack(s, seat)]
    if code == rules.ASK_ACTION:
        held = colonisation.playable(setting, s, seat, question[1], s.area[seat] & setting.all_actions)
        return [moves.PASS, *[moves.PLAY + card for card in held]]
    if code == rules.ASK_DEED:
        return colonisation.deed_offers(setting, s, setting.deeds[question[2]], seat)
    return [moves.LEAVE_FOR + region for region in setting.adjacent[s.layout][question[2]]]
