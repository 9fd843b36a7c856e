/** All positions of a finished game, a hundred at a time. */
import { api } from "./api";
import type { Step } from "./types";

const AT_ONCE = 100;

export async function allSteps(path: string, steps: number): Promise<Step[]> {
  const found: Step[] = [];
  while (found.length <= steps) {
    const more = await api.steps(path, found.length, AT_ONCE);
    if (!more.length) break;
    found.push(...more);
  }
  return found;
}
