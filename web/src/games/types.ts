/** What a game gives to the table. The table knows no rules: it offers the moves it received where the game says they are about. */
import type { Component } from "svelte";
import type { Phrase } from "../phrases";
import type { Card, Move, Question, Range } from "../lib/types";

/** The name of a thing on the board, e.g. "card:12", "zone:2:1": moves are attached to it. */
export type Spot = string;

/** What a game is told when it must find a thing on the board. */
export interface Sight<Observation = unknown> {
  observation: Observation;
  question: Question | null;
  viewer: number;
}

export interface GameModule<Observation = unknown> {
  /** What all share, drawn in the middle of the table. */
  Board: Component;
  /** The viewer's own things with the hand, at the bottom; spectators have none. */
  Own: Component;
  /** What is seen of a player, in the list of players. */
  Player: Component<{ seat: number }>;
  /** A card, the same everywhere. */
  Card: Component<{ card: Card; compact?: boolean }>;
  /** A picture for the shelf and the pages about the game. */
  Cover: Component;
  /** Where a move is offered, the most fitting place first; none: only in the list. */
  spots(move: Move, sight: Sight<Observation>): Spot[];
  /** The moves one may have thought of at a place where none is offered: the server says why not. */
  thoughts(spot: Spot, sight: Sight<Observation>, code: Coder): number[];
  /** What is different on the board, as spots to draw attention to. */
  changes(before: Observation, after: Observation): Spot[];
  /** The round of a position, or null where rounds have no number. */
  round(observation: Observation): number | null;
  /** The picture for a line of the log, by its event. */
  eventIcon(event: number[]): string;
  /** A kind of card by which the card browser can filter. */
  filters: { field: string; label: Phrase; values(card: Card): { key: string; name: string } }[];
  /** The options that a person can choose when opening a table. */
  options: { key: string; label: Phrase; about: Phrase }[];
}

/** The code of a move from the name of its range and its arguments. */
export type Coder = (name: string, ...values: number[]) => number | null;

export function coder(ranges: Range[]): Coder {
  return (name, ...values) => {
    const range = ranges.find((each) => each.name === name);
    if (!range || range.arguments.length !== values.length) return null;
    let code = 0;
    for (const [place, size] of range.arguments.entries()) {
      const value = values[place] ?? -1;
      if (value < 0 || value >= size) return null;
      code = code * size + value;
    }
    return range.start + code;
  };
}
