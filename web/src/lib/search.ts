/** Finding cards by words, whatever the case and the marks above letters. */
import type { Card, Lang } from "./types";

function folded(words: string, lang: Lang): string {
  return words.toLocaleLowerCase(lang).replaceAll("ё", "е").replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");
}

/** Whether a card has all the words that are looked for, in its name, its text or the number printed on it: its own, or else its value. */
export function fits(card: Card, wanted: string, lang: Lang): boolean {
  const text = folded(`${card.printed ?? card.value ?? ""} ${card.name} ${card.text} ${card.colour_name ?? ""}`, lang);
  return folded(wanted, lang).split(/\s+/).every((word) => text.includes(word.replace(/^[#№]/, "")));
}
