"""The games for OpenSpiel: `import pavonis.rl.open_spiel`, then `pyspiel.load_game("pavonis_pocket_mars(players=3)")`.

The first node is chance's and chooses the deal; after it nothing is left to chance that was not laid out then. Nodes are
simultaneous where several seats are asked at once; a seat that is not asked there has one action, 0. With `sequential=true` the
seats answer one after another and do not see each other's answers, which is what most algorithms of OpenSpiel ask for. What the
information state tells is what the rules let a seat know and follow; as a string it has the seat's whole story, as a tensor the
present observation.
"""

import json
from typing import Any

import numpy as np
from msgspec import to_builtins

from pavonis.core.events import story
from pavonis.core.game import Game, Seat, State
from pavonis.games import games, load
from pavonis.rl.encoding import Encoder
from pavonis.rl.play import CAP, IDLE, Play

try:
    import pyspiel
except ModuleNotFoundError as error:
    message = "OpenSpiel is not installed: pip install 'pavonis[openspiel]'"
    raise ModuleNotFoundError(message, name=error.name) from None

DEALS = 1 << 16
PARAMETERS = {"players": 0, "options": "{}", "sequential": False}  # 0 is two, or the fewest; options of the game as JSON


def short_name(key: str) -> str:
    """The name a game is loaded by."""
    return f"pavonis_{key.replace('-', '_')}"


def game_type(key: str, sequential: bool = False) -> pyspiel.GameType:
    """What OpenSpiel wants to know about a game beforehand."""
    seats = load(key).seats
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=short_name(key),
        long_name=key,
        dynamics=dynamics.SEQUENTIAL if sequential else dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats.stop - 1,
        min_num_players=seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class Position:
    """A state as OpenSpiel may copy it: deeply, which for us means a clone."""

    def __init__(self, game: Game[Any], s: State | None, first: Seat = 0) -> None:
        self.game = game
        self.s = s  # none before the deal
        self.first = first  # answers first where several are asked and the game is sequential

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return Position(self.game, None if self.s is None else self.game.clone(self.s), self.first)


class MarsGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its options and number of seats."""

    key = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.play = Play(self.key, chosen["players"] or None, options=json.loads(chosen["options"]))
        self.sequential = bool(chosen["sequential"])
        super().__init__(
            game_type(self.key, self.sequential),
            pyspiel.GameInfo(
                num_distinct_actions=self.play.actions,
                max_chance_outcomes=DEALS,
                num_players=self.play.seats,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=CAP,
            ),
            chosen,
        )

    def new_initial_state(self) -> "MarsState":
        """A game that has not been dealt."""
        return MarsState(self, Position(self.play.game, None))

    def at(self, s: State, seat: Seat) -> "MarsState":
        """A state at a position, for instance at a world that a seat cannot tell from the true one; that seat answers first."""
        return MarsState(self, Position(self.play.game, s, seat))

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        """What shows a state to a seat."""
        return Observer(self.play.encoder, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class MarsState(pyspiel.State):  # type: ignore[misc]
    """A position with OpenSpiel's names for things."""

    def __init__(self, game: MarsGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    @property
    def dealt(self) -> State:
        """The position, once there is one."""
        assert self.position.s is not None
        return self.position.s

    def current_player(self) -> int:
        """Who acts: chance, one seat, several at once, or nobody any more."""
        if self.position.s is None:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = self.position.game.waiting(self.dealt)
        if not waiting:
            return int(pyspiel.PlayerId.TERMINAL)
        if len(waiting) > 1 and not self.get_game().sequential:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return self.position.first if self.position.first in waiting else waiting[0]

    def _legal_actions(self, player: int) -> list[int]:
        """The moves of a seat, or waiting where others are asked."""
        if self.dealt.owed >> player & 1:
            return self.position.game.legal(self.dealt, player)
        return [IDLE]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all as likely."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        """A deal, or the move of the one seat that is asked."""
        game = self.position.game
        if self.position.s is None:
            self.position.s = game.new(self.get_game().num_players(), action)
        else:
            game.apply(self.dealt, self.current_player(), action)

    def _apply_actions(self, actions: list[int]) -> None:
        """The moves of all seats that are asked; one that another has made impossible is left out, and its seat asked again."""
        game = self.position.game
        for seat in game.waiting(self.dealt):
            if self.dealt.owed >> seat & 1 and actions[seat] in game.legal(self.dealt, seat):
                game.apply(self.dealt, seat, actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        """A move in the notation of the game."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return "wait" if action == IDLE else self.position.game.notation(self.dealt, player, action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.position.s is not None and self.dealt.owed == 0

    def returns(self) -> list[float]:
        """Nothing before the end; then 1 for a victory, which the others lose together."""
        play = self.get_game().play
        if not self.is_terminal():
            return [0.0] * play.seats
        play.state = self.dealt
        rewards: list[float] = play.rewards()
        return rewards

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "MarsState":
        """A state the seat cannot tell from this one."""
        other: MarsState = self.get_game().new_initial_state()
        if self.position.s is None:
            return other
        seed = int(probability_sampler() * (1 << 53))
        other.position = Position(self.position.game, self.position.game.resample(self.dealt, player_id, seed), self.position.first)
        return other

    def __str__(self) -> str:
        return " ".join(f"{made.player}:{made.action}" for made in self.full_history())


class Observer:
    """A seat's sight of a state, as a tensor and as a string."""

    def __init__(self, encoder: Encoder, kind: Any) -> None:
        self.encoder = encoder
        self.recalls = kind.perfect_recall
        self.tensor = np.zeros(encoder.size, np.float32)
        self.dict = {field.name: self.tensor[field.start : field.start + field.size] for field in encoder.fields}

    def set_from(self, state: MarsState, player: int) -> None:
        """Fill the tensor with what the seat may know."""
        self.tensor[:] = 0
        if state.position.s is not None:
            self.tensor[:] = self.encoder(state.dealt, player)

    def string_from(self, state: MarsState, player: int) -> str:
        """The same in writing, with what the seat is asked; with perfect recall, also all that has happened before its eyes."""
        if state.position.s is None:
            return ""
        game, s = self.encoder.game, state.dealt
        seen = json.dumps(to_builtins(game.observe(s, player)), sort_keys=True)
        asked = game.legal(s, player) if s.owed >> player & 1 else []
        told = f"{story(s.log, player)} " if self.recalls else ""
        return f"{told}{seen} {asked}"


def register(key: str) -> None:
    """Make a game known to OpenSpiel."""
    pyspiel.register_game(game_type(key), type(f"MarsGame_{key.replace('-', '_')}", (MarsGame,), {"key": key}))


for name in games():
    register(name)
