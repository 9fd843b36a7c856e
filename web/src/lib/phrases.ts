/** Phrases of the page with their gaps and plurals. */
import type { Lang } from "./types";

export type Values = Record<string, string | number>;

const ORDER: Intl.LDMLPluralRule[] = ["one", "few", "many"];
const rules = new Map<Lang, Intl.PluralRules>();

function plural(lang: Lang, n: number, forms: string[]): string {
  let rule = rules.get(lang);
  if (!rule) rules.set(lang, (rule = new Intl.PluralRules(lang)));
  const place = ORDER.indexOf(rule.select(n));
  return forms[place < 0 ? forms.length - 1 : Math.min(place, forms.length - 1)] ?? "";
}

/** Fill `{name}` gaps; forms divided by `|` are chosen by the count `n`: one|few|many. */
export function fill(lang: Lang, phrase: string, values: Values = {}): string {
  const forms = phrase.split("|");
  const form = forms.length > 1 && typeof values.n === "number" ? plural(lang, values.n, forms) : phrase;
  return form.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
