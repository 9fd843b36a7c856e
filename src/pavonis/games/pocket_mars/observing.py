"""What a viewer of Pocket Mars observes: a whitelist, and the only exit of a position."""

from pavonis.games.pocket_mars.halves import obstacles
from pavonis.games.pocket_mars.hidden import draft_groups, known_faces
from pavonis.games.pocket_mars.observation import (
    PocketMarsBack,
    PocketMarsBuilding,
    PocketMarsDeck,
    PocketMarsDraft,
    PocketMarsIdle,
    PocketMarsKept,
    PocketMarsKnown,
    PocketMarsPack,
    PocketMarsPlayer,
    PocketMarsSeen,
)
from pavonis.games.pocket_mars.rules import ASK_TURN, DISCARD_GAIN, NO_BUILDING, STARTING_CARDS
from pavonis.games.pocket_mars.scene import Scene
from pavonis.games.pocket_mars.scoring import IN_ONE_STAR, IN_TWO_STAR, score_sheet, scores
from pavonis.games.pocket_mars.setting import Setting
from pavonis.games.pocket_mars.state import EMPTY, HAND, ONE_STAR, TWO_STAR, PocketMarsState
from pavonis.kit.zones import members


def observe(setting: Setting, s: PocketMarsState, viewer: int) -> PocketMarsSeen:
    """All that a viewer may know."""
    known = known_faces(setting, s, viewer)
    return PocketMarsSeen(
        over=s.owed == 0,
        round=s.round,
        first=s.first if s.round else None,
        active=s.active if s.round else None,
        energy_max=setting.energy_max,
        two_star_limit=s.two_star_limit(),
        players=[observe_player(setting, s, seat, known) for seat in range(len(s.hands))],
        buildings=[observe_building(setting, s, building) for building in setting.table],
        deck=observe_deck(setting, s, known),
        discard=members(s.discard),
        in_play=members(s.in_play),
        scores=scores(setting, s),
        draft=observe_draft(setting, s, viewer, known) if any(s.packs) else None,
        idle=observe_idle(setting, s, viewer) if viewer >= 0 and s.asks[viewer] == (ASK_TURN,) else [],
        sealed=s.sealed[viewer][:] if viewer >= 0 else [],
        score_sheets=[] if s.owed else [score_sheet(setting, s, seat) for seat in range(len(s.hands))],
    )


def observe_player(setting: Setting, s: PocketMarsState, seat: int, known: int) -> PocketMarsPlayer:
    """What lies before a player."""
    energy = s.energy[seat]
    prep = [None if card == EMPTY else back(setting, card, known) for card in s.prep[seat * HAND : seat * HAND + HAND]]
    gain = DISCARD_GAIN if energy + DISCARD_GAIN <= setting.energy_max else setting.energy_max - energy
    return PocketMarsPlayer(
        s.earth[seat], s.ship[seat], s.on_mars(seat), energy, gain, backs(setting, s.hands[seat], known), prep
    )  # fmt: skip


def observe_building(setting: Setting, s: PocketMarsState, building: int) -> PocketMarsBuilding:
    """A building with its colonists and cards."""
    column = list(s.columns[building])
    down = [card for card in column if s.face_down >> card & 1] if s.face_down else []
    values = [setting.value[card] for card in column]
    for card in down:
        values[column.index(card)] = 0
    if building not in setting.homes:
        return PocketMarsBuilding(building, [], [], 0, [], None, column, values, down)
    seats = len(s.hands)
    start = s.place(building, ONE_STAR, 0)
    one_star = list(s.colonists[start : start + seats])
    start = s.place(building, TWO_STAR, 0)
    two_star = list(s.colonists[start : start + seats])
    points = [IN_ONE_STAR * one_star[seat] + IN_TWO_STAR * two_star[seat] for seat in range(seats)]
    free = s.two_star_limit() - sum(two_star)
    value = values[-1] if values else setting.base_value[building]
    return PocketMarsBuilding(building, one_star, two_star, free, points, value, column, values, down)


def back(setting: Setting, card: int, known: int) -> PocketMarsBack:
    """One card from behind, with its face if it is known."""
    return PocketMarsBack(setting.colour[card], card if known >> card & 1 else None)


def backs(setting: Setting, cards: int, known: int) -> list[PocketMarsBack]:
    """A set of cards from behind: by colour, known ones first, so that the order tells nothing."""
    order = sorted([(setting.colour[card], known >> card & 1 == 0, card) for card in members(cards)])
    return [back(setting, card, known) for _colour, _hidden, card in order]


def observe_idle(setting: Setting, s: PocketMarsState, seat: int) -> list[PocketMarsIdle]:
    """The cards of a hand of whose top actions nothing can be carried out now."""
    found: list[PocketMarsIdle] = []
    for card in members(s.hands[seat]):
        reasons = obstacles(Scene(setting, s, seat, NO_BUILDING), setting.halves[card * 2], card)
        if reasons:
            found.append(PocketMarsIdle(card, [list(reason) for reason in reasons]))
    return found


def observe_deck(setting: Setting, s: PocketMarsState, known: int) -> PocketMarsDeck:
    """The deck as it is seen and known."""
    cards = s.deck[s.drawn :]
    return PocketMarsDeck(
        size=len(cards),
        top=setting.colour[cards[0]],
        bottom=[setting.colour[card] for card in cards[len(cards) - s.buried :]],
        known=[PocketMarsKnown(place, card) for place, card in enumerate(cards) if known >> card & 1],
    )


def observe_draft(setting: Setting, s: PocketMarsState, viewer: int, known: int) -> PocketMarsDraft:
    """Packs and kept cards from behind; `among` lists, for each card seen by the viewer, what it may be."""
    seats = len(s.packs)
    kept_among: dict[int, list[int]] = {}
    pack_among: list[int] = [0] * seats
    for group in draft_groups(s, viewer):
        for place in group.kept:
            kept_among[place] = members(group.cards & setting.of_colour[setting.colour[s.kept[place]]])
        if group.holder >= 0:
            for card in members(s.packs[group.holder]):
                pack_among[group.holder] |= group.cards & setting.of_colour[setting.colour[card]]
    return PocketMarsDraft(
        round=len(s.kept) // seats + 1,
        rounds=STARTING_CARDS,
        packs=[PocketMarsPack(backs(setting, s.packs[seat], known), members(pack_among[seat])) for seat in range(seats)],
        kept=[
            [
                PocketMarsKept(back(setting, s.kept[place], known), kept_among.get(place, []))
                for place in range(seat, len(s.kept), seats)
            ]
            for seat in range(seats)
        ],
    )
