/** Answers of several picks: ticked in any order, sent ascending in one post. */
import type { Play, Question } from "./types";

/** Whether a question wants its picks ticked and sent together. */
export function isSet(question: Question | null | undefined): boolean {
  return !!question && question.most > 1;
}

/** Tick or untick; at the limit of one more than allowed the oldest tick goes. */
export function toggled(ticked: readonly number[], move: number, most: number): number[] {
  if (ticked.includes(move)) return ticked.filter((each) => each !== move);
  return [...ticked, move].slice(-most);
}

/** Whether so many picks answer the question. */
export function complete(question: Question, ticked: readonly number[]): boolean {
  return ticked.length >= question.least && ticked.length <= question.most;
}

/** The picks as they are sent. */
export function ascending(ticked: readonly number[]): number[] {
  return [...ticked].sort((one, other) => one - other);
}

/** Whether all that a seat can do is one thing, so that the page may do it by itself. */
export function onlyPasses(play: Play, viewer: number): boolean {
  return play.waiting.includes(viewer) && play.moves.length === 1 && play.moves[0]?.name === "pass";
}
