/** The page's own phrases by language. A key missing in one language does not compile. */
import type { Lang } from "../lib/types";
import { en } from "./en";
import { pl } from "./pl";
import { ru } from "./ru";

export type Phrase = keyof typeof en;

export const PHRASES: Record<Lang, Record<Phrase, string>> = { en, ru, pl };

/** What the languages call themselves. */
export const NAMES: Record<Lang, string> = { en: "English", ru: "Русский", pl: "Polski" };
