/** A guided game: an ordinary table, and what this browser has explained at it. */
import { ApiError, api } from "./api";
import { remember, remembered } from "./store";
import type { Callout, LessonPlan } from "./types";

const note = (table: string) => `lesson.${table}`;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15000;

/** Ask until there is an answer, as long as it is wanted: a server may be busy or away for a moment, and a question may stay open. */
async function insist<T>(ask: () => Promise<T>, wanted: () => boolean): Promise<T | null> {
  for (let wait = FIRST_WAIT; wanted(); wait = Math.min(LONGEST_WAIT, 2 * wait)) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) return null; // it means it
      await new Promise((later) => setTimeout(later, wait));
    }
  }
  return null;
}

/** Open the table of a guided game. */
export async function startLesson(game: string, plan: LessonPlan): Promise<string> {
  const bots = Array.from({ length: plan.seats - 1 }, () => ({ kind: "bot" as const, level: plan.level }));
  const view = await api.open({ game, options: plan.options, seed: plan.seed, seats: [{ kind: "me" }, ...bots], start: true });
  remember(note(view.id), "[]");
  return view.id;
}

export class Lesson {
  due = $state.raw<Callout | null>(null);
  told = $state.raw<string[]>([]);
  plan = $state.raw<LessonPlan | null>(null);
  private waiting: string[] = [];
  private looks = 0;
  private spoken = 0;

  private constructor(
    readonly table: string,
    told: string[],
  ) {
    this.told = told;
  }

  /** The lesson of a table, if it is one. */
  static of(table: string): Lesson | null {
    const found = remembered(note(table));
    return found === null ? null : new Lesson(table, JSON.parse(found) as string[]);
  }

  /** Learn the words, in the language of the page. */
  async speak(game: string): Promise<void> {
    const spoken = ++this.spoken;
    const plan = await insist(() => api.lesson(game), () => spoken === this.spoken);
    if (plan === null || spoken !== this.spoken) return;
    this.plan = plan;
    this.choose();
  }

  /** Ask what has its moment at the question of a seat; nothing is due while others move. */
  async look(seat: number | null): Promise<void> {
    const look = ++this.looks;
    const found = seat === null ? [] : await insist(() => api.callouts(this.table, seat), () => look === this.looks);
    if (look !== this.looks) return; // a slow answer is about a question that is over
    this.waiting = found ?? [];
    this.choose();
  }

  /** The learner has read it. */
  next(): void {
    if (!this.due) return;
    this.told = [...this.told, this.due.key];
    remember(note(this.table), JSON.stringify(this.told));
    this.choose();
  }

  private choose(): void {
    const open = this.waiting.filter((key) => !this.told.includes(key));
    this.due = this.plan?.callouts.find((callout) => open.includes(callout.key)) ?? null;
  }
}

/** Go on without explanations. */
export function skipLesson(table: string): void {
  remember(note(table), null);
}
