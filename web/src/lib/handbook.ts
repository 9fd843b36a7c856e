/** The rules as sections: which concern a question, and which have some words. */
import type { Callout, Question, Sign, Text } from "./types";

export interface Section {
  key: string;
  heading: string;
  /** Of the rulebook, where more is said about it. */
  source: string;
  text: string;
  /** Whether it concerns the open question. */
  here: boolean;
}

const plain = (text: Text) => text.map((piece) => piece.text).join("");

/** What is asked for or concerns the question comes first, then what there is to know in order: the rules in short, one thing each, the signs. */
export function handbook(rules: readonly Text[], callouts: readonly Callout[], question: Pick<Question, "kind" | "subject"> | null, signs: readonly Sign[] = [], at = ""): Section[] {
  const short = rules.map((text, place): Section => {
    const titled = text[0]?.style === "strong";
    const heading = titled ? text[0]!.text.trim().replace(/[.:]$/, "") : "";
    return { key: `rule${place}`, heading, source: "", text: plain(titled ? text.slice(1) : text), here: false };
  });
  const fits = (callout: Callout) =>
    at ? callout.key === at : question !== null && callout.asked.includes(question.kind) && callout.subject.every((number, place) => question.subject[place] === number);
  const nearest = (a: Callout, b: Callout) => b.subject.length - a.subject.length; // what is about this very phase comes before what is about any
  const single = (some: readonly Callout[], here: boolean) => some.map((callout): Section => ({ key: callout.key, heading: callout.heading, source: callout.section, text: callout.text, here }));
  const source = (see: string) => callouts.find((each) => each.key === see)?.section ?? "";
  const meant = signs.map(({ key, name, text, see, asked }): Section => ({ key: `sign:${key}`, heading: name, source: source(see), text, here: !at && question !== null && asked.includes(question.kind) }));
  const concerned = callouts.filter(fits);
  const rest = callouts.filter((each) => !concerned.includes(each));
  return [...single(concerned.toSorted(nearest), true), ...meant.filter((each) => each.here), ...short, ...single(rest, false), ...meant.filter((each) => !each.here)];
}

/** The sections that have all these words, wherever they stand. */
export function found(sections: readonly Section[], words: string): Section[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return sections.filter((each) => {
    const all = `${each.heading} ${each.source} ${each.text}`.toLocaleLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}
