import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { kinds } from "../lib/phrases";
import { LANGS, learn, type Lang, type Phrase } from ".";

const PHRASES = Object.fromEntries(await Promise.all(LANGS.map(async (lang) => [lang, await learn(lang)]))) as Record<Lang, Record<Phrase, string>>;

const keys = Object.keys(PHRASES.en) as Phrase[];
const gaps = (phrase: string) => [...new Set(phrase.match(/\{\w+\}/g) ?? [])].sort();

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "phrases" ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".d.ts") ? [readFileSync(path, "utf8")] : [];
  });
}

describe("phrases", () => {
  it.each(LANGS)("are the same ones in %s", (lang) => expect(Object.keys(PHRASES[lang]).sort()).toEqual([...keys].sort()));
  it.each(LANGS)("are never empty in %s", (lang) => expect(keys.filter((key) => !PHRASES[lang][key].trim())).toEqual([]));
  it.each(LANGS)("have the same gaps in %s", (lang) => expect(keys.filter((key) => String(gaps(PHRASES[lang][key])) !== String(gaps(PHRASES.en[key])))).toEqual([]));
  it.each(LANGS)("have as many forms as %s counts with", (lang) => {
    const forms = (phrase: string) => phrase.split("|").length;
    const counted = keys.filter((key) => forms(PHRASES.en[key]) > 1);
    expect(counted.filter((key) => forms(PHRASES[lang][key]) !== kinds(lang).length)).toEqual([]);
  });
  it("are all used", () => {
    const text = sources(join(import.meta.dirname, "..")).join("\n");
    const families = /^(clock_end|tell|grade|kind|colour|level|status|set|legend|plan|stage|system|undo|used|tm_sort)_/;
    expect(keys.filter((key) => !families.test(key) && !text.includes(`"${key}"`))).toEqual([]);
  });
});
