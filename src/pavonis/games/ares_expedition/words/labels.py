"""The words of Ares Expedition on a screen."""

from pavonis.text.projects import ProjectLabels


class Labels(ProjectLabels, frozen=True, kw_only=True):
    """Single words and short phrases of the screen."""

    round: str
    planning: str
    end_step: str
    last_call: str
    phase: str
    phases: str
    zone: str
    forests: str
    metals: str
    received: str  # given by the partner
    standard_actions: str
    bonus_left: str
    phase_card: str
    bonus: str  # of a phase card
    last_phase_card: str
    neutral_cards: str
    neutral_marker: str
    level: str
    pool: str
    cubes: str
    markers: str
