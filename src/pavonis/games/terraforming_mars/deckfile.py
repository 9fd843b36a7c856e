"""Terraforming Mars has no cards from a file: all that is printed on its cards is known, so nobody needs to bring their own."""

from pavonis.games.terraforming_mars.game import TerraformingMars


def export(game: TerraformingMars | None = None) -> str:
    """Refuse, in one sentence: there is no option that would take the file back."""
    raise ValueError("terraforming-mars is played with the cards of its box; there is no deck to change")
