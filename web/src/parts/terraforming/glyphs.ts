/** How the pictures of the cards are drawn, by the names the server gives them: those that the games of terraforming have in common. */
import type { Component } from "svelte";

export interface Look {
  shape: "square" | "box" | "round" | "hex" | "card" | "zone" | "bare";
  /** What fills the shape, as the style sheet writes it. */
  fill: string;
  icon: string;
  /** So light that the icon is dark. */
  light?: boolean;
  /** Instead of an icon. */
  pips?: number;
  /** The colour of a frame around it. */
  frame?: string;
}

/** A game's own glyph, which knows all its names. */
export type GlyphOf = Component<{ name: string; size?: number; label?: string }>;

const GOODS = ["megacredits", "steel", "titanium", "plants", "energy", "heat"];
const PARAMETERS = ["temperature", "oxygen", "oceans"];
const LIGHT = ["megacredits", "science"];
const BARE: Record<string, string> = { look: "peek", points: "star", cost: "value" };

export const bare = (icon: string): Look => ({ shape: "bare", fill: "", icon });
const filled = (shape: Look["shape"], colour: string, icon: string): Look => ({ shape, fill: `var(--g-${colour})`, icon, light: LIGHT.includes(colour) });

/** Resources and their production, tags, cubes and parameters; any other name is that of its icon. */
export function commonLook(name: string): Look {
  const [, stem = name, kind = ""] = /^(.*)_(production|tag|cube)$/.exec(name) ?? [];
  if (GOODS.includes(stem)) return filled(kind === "production" ? "box" : "square", stem, stem);
  if (kind === "tag") return filled("round", stem, `tag_${stem}`);
  if (kind === "cube") return filled("square", stem, `tag_${stem}`);
  if (PARAMETERS.includes(name)) return filled("round", name, name);
  return bare(BARE[name] ?? name);
}

/** The amount at the end of the words of a picture: "+2", "≤ 5%", "−1…3", "−X"; a zone has none, though its words may end in one. */
export function amountOf(name: string, words: string): string {
  if (name.endsWith("_zone")) return "";
  return /(?:[≤≥] −?\d+[°%]?|[+−±]?\d+(?:…\d*)?|[+−]X)$/.exec(words)?.[0].replace(" ", "") ?? "";
}
