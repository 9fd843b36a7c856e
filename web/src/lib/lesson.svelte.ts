/** A guided game: an ordinary table, and what this browser has explained at it. */
import { api } from "./api";
import { remember, remembered } from "./store";
import type { Callout, LessonPlan } from "./types";

const note = (table: string) => `lesson.${table}`;

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
    this.plan = await api.lesson(game);
    this.choose();
  }

  /** Ask what has its moment at the question of a seat; nothing is due while others move. */
  async look(seat: number | null): Promise<void> {
    const look = ++this.looks;
    const found = seat === null ? [] : await api.callouts(this.table, seat).catch(() => []);
    if (look !== this.looks) return; // a slow answer is about a question that is over
    this.waiting = found;
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
