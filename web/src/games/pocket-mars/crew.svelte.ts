/** Who of the colonists is where on the screen, and how they fly from place to place. */
import { cubicInOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table.svelte";
import { settle, type Pawn, type Seen } from "./model";

class Crew {
  private before: Map<string, Pawn[]> = new Map();

  constructor(private readonly table: Table) {}

  readonly now = $derived.by(() => {
    this.before = settle(this.before, this.table.play.observation as unknown as Seen);
    return this.before;
  });
}

const crews = new WeakMap<Table, Crew>();

/** The colonists of a table, by place. */
export function crewOf(table: Table): Crew {
  let crew = crews.get(table);
  if (!crew) crews.set(table, (crew = new Crew(table)));
  return crew;
}

export const [send, receive] = crossfade({
  duration: () => (settings.moving ? 480 : 0),
  easing: cubicInOut,
  fallback: (node) => fade(node, { duration: settings.moving ? 200 : 0 }),
});
