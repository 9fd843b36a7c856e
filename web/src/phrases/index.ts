/** The page's own phrases by language. A language or a key that is missing does not compile. */
import { en } from "./en";
import NAMES from "./languages.json"; // written by `python -m tests.text.languages` from the one list of languages
import { pl } from "./pl";
import { ru } from "./ru";

export type Lang = keyof typeof NAMES;
export type Phrase = keyof typeof en;

export const LANGS = Object.keys(NAMES) as Lang[];

export const PHRASES: Record<Lang, Record<Phrase, string>> = { en, ru, pl };

/** What the languages call themselves. */
export { NAMES };
