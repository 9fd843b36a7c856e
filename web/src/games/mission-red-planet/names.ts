/** Names as the table has them: players with their neutral colours, regions, cards. */
import type { Table } from "../../lib/table.svelte";
import type { Card } from "../../lib/types";
import { kindOf, leaders, RESOURCES, type RegionSeen, type Seen } from "./model";
import type { Layout } from "./map";

export function seen(table: Table): Seen {
  return table.play.observation as unknown as Seen;
}

/** A player's name, or that of a neutral colour. */
export function nameOf(table: Table, colour: number): string {
  const owner = seen(table).colours[colour];
  const name = table.seat(owner?.seat ?? colour)?.name ?? "";
  return owner?.neutral ? `${name} (${table.label("neutral")})` : name;
}

/** The layout of the map on the table, with the names of the regions. */
export function layoutOf(table: Table): Layout & { regions: string[] } {
  return table.card(seen(table).layout, "layout") as unknown as Layout & { regions: string[] };
}

/** A colonisation card. */
export function cardOf(table: Table, number: number | null): Card | undefined {
  return number === null ? undefined : table.card(number, kindOf(number));
}

/** Astronauts by name, for a screen reader. */
export function tellCrew(table: Table, counts: number[]): string {
  const most = leaders(counts);
  const told = counts.flatMap((count, colour) => {
    const lead = most.includes(colour) ? ` (${table.label(most.length > 1 ? "equal" : "most")})` : "";
    return count ? [`${nameOf(table, colour)} ${count}${lead}`] : [];
  });
  return `${table.label("astronauts")}: ${told.join(", ") || table.label("nobody")}.`;
}

/** A region in words. */
export function tellRegion(table: Table, region: RegionSeen): string {
  const resource = region.revealed && region.resource !== null ? table.label(RESOURCES[region.resource]!) : table.label("hidden");
  const tokens = region.tokens.flatMap((count, kind) => (count ? [`${table.label(RESOURCES[kind]!)} ${count}`] : [])).join(", ");
  const parts = [`${table.label("resource")}: ${resource}.`, tokens && `${table.label("tokens")}: ${tokens}.`, tellCrew(table, region.astronauts)];
  if (region.discovery) parts.push(`${table.label("discovery")}: ${cardOf(table, region.discovery.card)?.name ?? table.label("hidden")}.`);
  return parts.filter(Boolean).join(" ");
}

/** Handlers that show a card beside a thing while it is pointed at, or reached by keyboard. */
export function pointed(table: Table, card: Card | undefined) {
  const show = (event: Event) => {
    if (card) table.peeked = { card, at: (event.currentTarget as HTMLElement).getBoundingClientRect() };
  };
  const hide = () => (table.peeked = null);
  return {
    onmouseenter: show,
    onmouseleave: hide,
    onfocusin: (event: FocusEvent) => (event.target as HTMLElement).matches(":focus-visible") && show(event),
    onfocusout: hide,
  };
}
