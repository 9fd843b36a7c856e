"""Errors: one exception, one JSON shape, one status for every code."""

from typing import Any

import msgspec

from pavonis.server.phrases import spoken

_STATUS = {
    400: ["malformed"],
    401: ["no_session"],
    403: ["not_yours", "not_host", "other_site", "not_admin", "banned", "not_organiser"],
    404: ["no_such_table", "no_such_game", "no_such_seat", "no_such_replay", "no_such_link", "no_such_page", "no_such_message",
        "no_way_back", "no_such_tournament"],
    405: ["no_such_method"],
    409: [
        "stale", "illegal", "not_playing", "not_finished", "not_lobby", "seats_open", "seat_taken", "cannot_undo", "no_request",
        "chosen_seed", "not_absent", "name_taken", "colour_taken", "not_asked", "other_rules", "bot_plays", "stuck",
        "handover_pending", "bots_seat", "conceded", "your_turn", "cannot_plan",
        "not_public", "not_rated", "not_agreed", "cannot_rate", "rated_table", "no_mail",
        "not_reached", "no_tournaments", "tournament_begun", "tournament_full", "round_open", "too_few_entrants",
    ],
    413: ["too_large"],
    422: ["bad_options", "bad_seats", "bad_name", "bad_level", "bad_record", "bad_seed", "bad_text", "bad_clock", "bad_endpoint",
        "bad_passkey",
        "bad_address",
    ],
    429: ["too_fast", "too_many_tables", "too_many_messages", "too_many_replays", "too_many_endpoints",
        "too_many_tournaments"],
    500: ["broken"],
    503: ["busy", "unavailable"],
}  # fmt: skip
STATUS = {code: status for status, codes in _STATUS.items() for code in codes}


class ErrorBody(msgspec.Struct):
    """The body of every error."""

    error: str
    message: str
    detail: dict[str, Any] = {}


class Refused(Exception):
    """A request is refused, with a code and details."""

    def __init__(self, code: str, *, problem: str = "", retry_after: int = 0, **detail: Any) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self.problem = problem
        self.retry_after = retry_after
        self.detail = detail

    def body(self, lang: str) -> ErrorBody:
        """The body in one language."""
        return ErrorBody(self.code, spoken(lang).errors[self.code].format(problem=self.problem), self.detail)
