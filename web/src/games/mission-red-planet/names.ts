/** Names as the table has them: players with their neutral colours, regions, cards. */
import type { Table } from "../../lib/table.svelte";
import type { Card } from "../../lib/types";
import { regionOf, type Board, type Region, type Seen } from "./model";

export function seen(table: Table): Seen {
  return table.play.observation as Seen;
}

/** What is printed. */
export function boardOf(table: Table): Board {
  return table.board as Board;
}

/** The name of a region. */
export function regionName(table: Table, number: number): string {
  return boardOf(table).regions.find((region) => region.number === number)?.name ?? "";
}

/** The name of a resource, which is also that of its picture and its label. */
export function resourceName(table: Table, number: number): string {
  return boardOf(table).resources.find((resource) => resource.number === number)?.name ?? "";
}

/** Point tokens by resource, each with its name. */
export function tokensOf(table: Table, counts: number[]): { name: string; count: number }[] {
  return boardOf(table).resources.map(({ number, name }) => ({ name, count: counts[number] ?? 0 }));
}

/** A player's name, or that of a neutral colour. */
export function nameOf(table: Table, colour: number): string {
  const owner = seen(table).colours[colour];
  const name = table.seat(owner?.seat ?? colour)?.name ?? "";
  return owner?.neutral ? `${name} (${table.label("neutral")})` : name;
}

/** A colonisation card. */
export function cardOf(table: Table, number: number | null): Card | undefined {
  const kind = boardOf(table).cards.find((card) => card.number === number)?.kind;
  return number === null || !kind ? undefined : table.card(number, kind);
}

/** Astronauts by name, for a screen reader. */
export function tellCrew(table: Table, counts: number[], most: number[] = []): string {
  const told = counts.flatMap((count, colour) => {
    const lead = most.includes(colour) ? ` (${table.label(most.length > 1 ? "equal" : "most")})` : "";
    return count ? [`${nameOf(table, colour)} ${count}${lead}`] : [];
  });
  return `${table.label("astronauts")}: ${told.join(", ") || table.label("nobody")}.`;
}

/** A region in words. */
export function tellRegion(table: Table, region: Region): string {
  const resource = region.revealed && region.resource !== null ? table.label(resourceName(table, region.resource)) : table.label("hidden");
  const tokens = tokensOf(table, region.tokens).flatMap(({ name, count }) => (count ? [`${table.label(name)} ${count}`] : [])).join(", ");
  const parts = [`${table.label("resource")}: ${resource}.`, tokens && `${table.label("tokens")}: ${tokens}.`, tellCrew(table, region.astronauts, region.leaders)];
  if (region.discovery) parts.push(`${table.label("discovery")}: ${cardOf(table, region.discovery.card)?.name ?? table.label("hidden")}.`);
  return parts.filter(Boolean).join(" ");
}

/** The signs in a region: its resource, and the tokens that lie there. */
export function signsOf(table: Table, number: number): string {
  const region = regionOf(seen(table), number);
  const resource = region?.revealed && region.resource !== null ? resourceName(table, region.resource) : "hidden";
  return [resource, ...tokensOf(table, region?.tokens ?? []).filter(({ count }) => count).map(({ name }) => name)].join(" ");
}

/** A region with its name, in words. */
export function toldRegion(table: Table, number: number): string {
  const region = regionOf(seen(table), number);
  return `${regionName(table, number)}. ${region ? tellRegion(table, region) : ""}`;
}

/** Handlers that show a card beside a thing while it is pointed at, or reached by keyboard. */
export function pointed(table: Table, card: Card | undefined) {
  const show = (event: Event) => {
    if (card) table.point(card, event);
  };
  const hide = () => table.point(null);
  return {
    "data-reads": card && `${card.kind === "character" ? "character" : "card"}:${card.number}`,
    onmouseenter: show,
    onmouseleave: hide,
    onfocusin: (event: FocusEvent) => (event.target as HTMLElement).matches(":focus-visible") && show(event),
    onfocusout: hide,
  };
}
