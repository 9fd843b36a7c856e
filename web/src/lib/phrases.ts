/** Phrases of the page with their gaps and plurals. */
import type { Lang } from "./types";

export type Values = Record<string, string | number>;

const CATEGORIES: Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];

/** How a language counts: its rule, and the kinds of whole numbers that it tells apart. */
interface Plural {
  rule: Intl.PluralRules;
  kinds: Intl.LDMLPluralRule[];
}

const plurals = new Map<Lang, Plural>();

function plural(lang: Lang): Plural {
  let found = plurals.get(lang);
  if (!found) {
    const rule = new Intl.PluralRules(lang);
    const met = new Set(Array.from({ length: 200 }, (_, n) => rule.select(n)));
    plurals.set(lang, (found = { rule, kinds: CATEGORIES.filter((each) => met.has(each)) }));
  }
  return found;
}

/** The kinds of numbers in the order of the forms of a phrase: English one|other, Polish one|few|many. */
export function kinds(lang: Lang): Intl.LDMLPluralRule[] {
  return plural(lang).kinds;
}

function chosen(lang: Lang, n: number, forms: string[]): string {
  const { rule, kinds } = plural(lang);
  return forms[kinds.indexOf(rule.select(n))] ?? forms.at(-1) ?? "";
}

/** Fill `{name}` gaps; forms divided by `|` are chosen by the count `n`, see `kinds`. */
export function fill(lang: Lang, phrase: string, values: Values = {}): string {
  const forms = phrase.split("|");
  const form = forms.length > 1 && typeof values.n === "number" ? chosen(lang, values.n, forms) : phrase;
  return form.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
