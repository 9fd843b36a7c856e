/** Sentences come as pieces; here is what can be done with them without drawing them. */
import type { Text } from "./types";

/** A sentence as plain words. */
export function plain(text: Text): string {
  return text.map((piece) => piece.text).join("");
}

/** A sentence that begins with a small letter, with a capital one. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** The first icon, card or building a sentence speaks of: a picture for it. */
export function firstRef(text: Text, kind: string): number {
  return text.find((piece) => piece.kind === kind)?.ref ?? -1;
}

/** What heads a thing that a label describes: its first words, with what follows a mere number. */
export function heading(label: string): string {
  const [whole, first = "", second] = label.match(/^([^.,:]*)([.,:] [^.,:]*)?/) ?? [label];
  const name = /\p{L}{3}/u.test(first) || !second ? first : whole;
  return capital(name);
}
