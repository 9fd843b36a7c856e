"""Cards that would be played without effect."""

from pavonis.testing.table import Table


def idle(t: Table, card: str) -> list[str]:
    """Why a card of the hand of seat 0, whose turn it is, would have no effect; nothing if it would have one."""
    number = next(each.number for each in t.game.setting.cards.values() if each.names[0] == card)
    return [reason for each in t.see(0).idle if each.card == number for reason in t.explain(each.reasons)]
