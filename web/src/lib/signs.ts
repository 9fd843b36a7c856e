/** What signs mean. The name of a picture says which sign it is: "any_plants_production" is three of them at once. */
import type { Sign } from "./types";

export type Signs = ReadonlyMap<string, Sign>;

/** The names by which a sign may be known, besides its own. */
function known(term: string): string[] {
  const [, stem = "", kind = ""] = /^(.*)_(tile|zone|tag|phase|kind)$/.exec(term) ?? [];
  const [, before = "", rest = ""] = /^(tag|phase)_(.*)$/.exec(term) ?? [];
  const others = before ? [`${rest}_${before}`, rest] : kind === "kind" ? [`${stem}_card`, stem] : kind === "tag" ? [stem] : [];
  return [term, ...others, kind].filter(Boolean);
}

/** The name of a special thing of a kind, which is explained by its kind. */
const named = (sign: Sign, term: string, labels: Record<string, string>): Sign => {
  const own = sign.key !== term && /_(tile|zone)$/.test(term) ? labels[term] : undefined;
  return own ? { ...sign, name: own.charAt(0).toLocaleUpperCase() + own.slice(1) } : sign;
};

/** All that is to be said about a picture; nothing if it has no meaning of its own. */
export function meaning(term: string, signs: Signs, labels: Record<string, string> = {}): Sign[] {
  const found = known(term).find((name) => signs.has(name));
  if (found) return [named(signs.get(found)!, term, labels)];
  const parts = /^any_(.+)$/.exec(term)?.[1] !== undefined ? [term.slice(4), "any"] : term.endsWith("_production") ? [term.slice(0, -"_production".length), "production"] : [];
  return parts.flatMap((part) => meaning(part, signs, labels));
}

export interface Entry {
  sign: Sign;
  /** What it looks like, to be drawn beside its words. */
  picture: Element | undefined;
}

/** The pictures in some things, each sign once. */
export function legend(things: readonly Element[], find: (term: string) => Sign[]): Entry[] {
  const pictures = things.flatMap((thing) => [...(thing.matches("[data-term]") ? [thing] : []), ...thing.querySelectorAll("[data-term]")]);
  const places = things.flatMap((thing) => [...(thing.matches("[data-terms]") ? [thing] : []), ...thing.querySelectorAll("[data-terms]")]);
  const listed = places.flatMap((place) => (place.getAttribute("data-terms") ?? "").split(" ")).filter(Boolean);
  const all = [...pictures.map((picture) => ({ term: picture.getAttribute("data-term") ?? "", picture })), ...listed.map((term) => ({ term, picture: undefined }))];
  const entries = new Map<string, Entry>();
  for (const { term, picture } of all) {
    for (const sign of find(term)) if (!entries.has(sign.name)) entries.set(sign.name, { sign, picture });
  }
  return [...entries.values()];
}

/** Draw the same picture once more. */
export function drawn(place: HTMLElement, picture: Element | undefined): void {
  if (!picture) return;
  const copy = picture.cloneNode(true) as Element;
  copy.removeAttribute("data-term");
  for (const inner of copy.querySelectorAll("[data-term]")) inner.removeAttribute("data-term");
  place.replaceChildren(copy);
}
