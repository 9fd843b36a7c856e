/** Whom this browser does not want to hear, by table. Nobody is told. */
import { remember, remembered } from "./store";
import type { Message } from "./types";

const KEY = "muted";
const MOST = 200;

type Speaker = Pick<Message, "seat" | "name" | "watchers">;

/** A speaker at a table: by seat, or by name among the spectators. */
export function speaker(table: string, { seat, name }: Speaker): string {
  return `${table}:${seat ?? `~${name}`}`;
}

class Muted {
  private list = $state<string[]>((remembered(KEY) ?? "").split("\n").filter(Boolean));

  has(table: string, who: Speaker): boolean {
    return this.list.includes(speaker(table, who));
  }

  toggle(table: string, who: Speaker): void {
    const key = speaker(table, who);
    this.list = this.has(table, who) ? this.list.filter((each) => each !== key) : [...this.list, key].slice(-MOST);
    remember(KEY, this.list.join("\n"));
  }
}

export const muted = new Muted();
