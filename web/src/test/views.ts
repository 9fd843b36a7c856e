/** Small views for the tests of the page's logic. */
import type { Card, Line, Move, Play, Question, Seat, View } from "../lib/types";

export const line = (text: string): Line => ({ name: "said", about: {}, words: [{ text }] });

export const move = (code: number, some: Partial<Move> = {}): Move => ({
  move: code, name: "move", arguments: [], words: [], reveals: false, ends: false, ...some,
}); // prettier-ignore

export const question = (some: Partial<Question>): Question => ({
  kind: "turn", words: [], subject: [], least: 1, most: 1, usual: null, fresh: true, among: [], ...some,
}); // prettier-ignore

export const play = (some: Partial<Play>): Play => ({
  step: 0, waiting: [0], over: false, observation: {} as Play["observation"], question: null, moves: [], among: [], undo: null, log: { start: 0, lines: [] }, ...some,
}); // prettier-ignore

export const seat = (number: number, some: Partial<Seat> = {}): Seat => ({
  seat: number, kind: "person", name: `P${number}`, colour: "red", level: null, mine: false, host: false, online: true, conceded: false, later: false, ...some,
}); // prettier-ignore

export const view = (some: Partial<View>): View => ({
  id: "t", game: "pocket-mars", title: "Pocket Mars", options: {}, status: "playing", seed: null, host: true, viewer: 0, mine: [0], seats: [],
  play: null, result: null, undo_request: null, handover: null, rematch: null, chat: 0, clock: null, vote: null, ...some,
}); // prettier-ignore

/** A project card of a game of terraforming. */
export const card = (number: number, some: Partial<Card> = {}): Card => ({
  number, kind: "project", name: `C${number}`, text: "", source: "", value: 10, colour: "automated", tags: [], collects: "none", action: "", lasting: "", ...some,
}); // prettier-ignore
