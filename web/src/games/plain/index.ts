/** A game without a board: the list of moves, the players, the log, and the table in sentences. */
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Pictures from "./Pictures.svelte";

type Seen = Record<string, unknown>;

const numbers = (found: unknown): number[] => (Array.isArray(found) && found.every((each) => typeof each === "number") ? found : []);

const plain: GameModule<Seen> = {
  Board,
  Card,
  Pictures,
  spots: () => [],
  thoughts: () => [],
  changes: () => [],
  scores: (seen) => numbers(seen.scores),
  kinds: {},
  round: (seen) => (typeof seen.round === "number" ? seen.round : typeof seen.generation === "number" ? seen.generation : null),
  eventIcon: () => "log",
  filters: [],
  legend: [],
};

export default plain as unknown as GameModule;
