"""What reviews and hints say in Russian."""

PHRASES = {
    "decimal": ",",
    "best": "лучший ход",
    "good": "хороший ход",
    "inaccuracy": "неточность",
    "mistake": "ошибка",
    "blunder": "зевок",
    "better": "Лучше было: {moves}. К концу игры это примерно на {points} очка больше: {terms}.",
    "slightly": "Лучше было: {moves}. Разница невелика.",
    "fine": "Лучшего хода не нашлось.",
    "term": "{term} {points}",
    "turn_draw": "{player}: {change} из-за пришедших карт",
    "turn_mistake": "{player}: {change} из-за ошибки ({actor})",
    "turn_move": "{player}: {change} после хода ({actor})",
    "nudge": "Здесь важнее всего: {terms}.",
    "nudge_none": "Ходы почти равноценны. Подойдёт любой из обычных.",
    "why": "Что меняет лучший ход, в очках к концу игры: {terms}.",
    "second": "Второй по силе ход снизил бы шансы на победу на {loss}.",
    "second_same": "Второй по силе ход ничуть не хуже.",
    "only": "Стоит рассматривать только один ход.",
    "option": "{moves}: шансы на победу {chance}, в конце около {points} очка",
}
