"""What reviews and hints say in English."""

PHRASES = {
    "decimal": ".",
    "best": "best",
    "good": "good",
    "inaccuracy": "inaccuracy",
    "mistake": "mistake",
    "blunder": "blunder",
    "better": "Better was: {moves}. About {points} points more by the end: {terms}.",
    "slightly": "Better was: {moves}. The difference is small.",
    "fine": "Nothing better was found.",
    "term": "{term} {points}",
    "turn_draw": "{player}: {change} by a draw",
    "turn_mistake": "{player}: {change} by a mistake ({actor})",
    "turn_move": "{player}: {change} by a move ({actor})",
    "nudge": "This is mostly about: {terms}.",
    "nudge_none": "The moves differ little. Any of the usual ones will do.",
    "why": "The best move changes, in points by the end: {terms}.",
    "second": "The second best would lose {loss} of the chance to win.",
    "second_same": "The second best is just as good.",
    "only": "There is only one move worth a look.",
    "option": "{moves}: chance to win {chance}, about {points} points at the end",
}
