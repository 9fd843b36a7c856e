/** The page's own phrases by language. A language or a key that is missing does not compile. */
import { en } from "./en";
import NAMES from "./languages.json"; // written by `python -m tests.text.languages` from the one list of languages

export type Lang = keyof typeof NAMES;
export type Phrase = keyof typeof en;
type Phrases = Record<Phrase, string>;

export const LANGS = Object.keys(NAMES) as Lang[];

/** English comes with the page, the others are fetched by those who read them. */
const FILES: Record<Lang, () => Promise<Phrases>> = {
  en: async () => en,
  ru: async () => (await import("./ru")).ru,
  pl: async () => (await import("./pl")).pl,
};
const known: Partial<Record<Lang, Phrases>> = { en };

/** Fetch the phrases of a language; they must be there before it is spoken. */
export async function learn(lang: Lang): Promise<Phrases> {
  return (known[lang] ??= await FILES[lang]());
}

export const phrase = (lang: Lang, key: Phrase): string => (known[lang] ?? en)[key];

/** What the languages call themselves. */
export { NAMES };
