"""Everything that is stored, in the order of a backup."""

from pavonis.server.models import (
    BanRow,
    Base,
    ChallengeRow,
    EndpointRow,
    EntryRow,
    HiddenRow,
    LinkRow,
    MemoryRow,
    MessageRow,
    NoticeRow,
    NotificationRow,
    PasskeyRow,
    Person,
    PreferencesRow,
    RatedRow,
    RatingRow,
    RecoveryRow,
    ReplayRow,
    ReviewRow,
    SeatRow,
    SeekerRow,
    SessionRow,
    SnapshotRow,
    StoryRow,
    TableRow,
)
from pavonis.server.tournaments.models import EntrantRow, PairingRow, TournamentRow

MODELS: tuple[type[Base], ...] = (  # parents before children: the order of a backup
    Person, TableRow, SeatRow, EntryRow, SnapshotRow, MessageRow, LinkRow, ReplayRow, ReviewRow, HiddenRow, StoryRow,
    MemoryRow, PreferencesRow, EndpointRow, NotificationRow, BanRow, NoticeRow,
    SeekerRow, RatingRow, RatedRow, TournamentRow, EntrantRow, PairingRow,
    SessionRow, RecoveryRow, PasskeyRow, ChallengeRow,
)  # fmt: skip
