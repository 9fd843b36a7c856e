/** How a player holds the cards at a table: sorted, sifted, and in an order given by hand. This browser remembers it for the last tables. */
import { remember, remembered } from "./store";

export interface Held {
  sort: string;
  filter: string;
  /** Numbers of cards; those of all seats that share this screen. */
  order: number[];
}

interface Kept extends Pick<Held, "sort" | "order"> {
  table: string;
}

const KEY = "hands";
const MOST = 20; // tables
const FRESH: Held = { sort: "playable", filter: "all", order: [] };

function kept(): Kept[] {
  try {
    const found: unknown = JSON.parse(remembered(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return []; // not written by us
  }
}

/** How the cards were held at a table; what was filtered out is shown again. */
export function heldAt(table: string): Held {
  const found = table ? kept().find((each) => each.table === table) : undefined;
  return found ? { ...FRESH, sort: found.sort, order: [...found.order] } : { ...FRESH, order: [] };
}

export function keepHeld(table: string, { sort, order }: Held): void {
  if (!table || (sort === FRESH.sort && !order.length && !kept().some((each) => each.table === table))) return;
  remember(KEY, JSON.stringify([...kept().filter((each) => each.table !== table), { table, sort, order }].slice(-MOST)));
}
