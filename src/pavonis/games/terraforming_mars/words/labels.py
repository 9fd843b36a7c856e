"""The words of Terraforming Mars on a screen."""

from pavonis.text.projects import ProjectLabels


class Labels(ProjectLabels, frozen=True, kw_only=True):
    """Single words and short phrases of the screen."""

    generation: str
    research: str
    draft: str
    last_greeneries: str
    to_play: str
    first_player: str
    action: str  # before the number of an action of a turn
    events: str
    passed: str
    your_table: str
    kept: str
    milestones: str
    awards: str
    standard_projects: str
    claimed_by: str
    funded_by: str
    free: str
    reserved: str
    ocean_area: str
    volcano: str
    claim: str  # of Land Claim
    neutral: str
    legend: str
