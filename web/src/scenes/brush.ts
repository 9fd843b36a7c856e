/** The brush that draws scenes: shapes as SVG text, coloured by the light of the hour and paled by distance. */

export const WIDTH = 160;
export const HEIGHT = 100;

/** The colours of an hour of the day. */
export interface Light {
  /** The sky from the zenith to the horizon. */
  sky: [string, string, string];
  sun: string;
  /** Land from far to near. */
  land: [string, string, string];
  /** What far things fade into. */
  haze: string;
  /** What all things are tinted with, and how much. */
  tint: string;
  tinted: number;
  /** The edge of things that face the sun. */
  rim: string;
  stars: boolean;
}

const part = (colour: string, place: number) => parseInt(colour.slice(1 + 2 * place, 3 + 2 * place), 16);
const long = (colour: string) => (colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join("")}` : colour);

/** A colour between two, both as #rrggbb or #rgb. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [long(one), long(other)];
  return `#${[0, 1, 2].map((place) => Math.round(part(from, place) * (1 - share) + part(to, place) * share).toString(16).padStart(2, "0")).join("")}`;
}
export const darker = (colour: string, share = 0.3) => mix(colour, "#140f24", share);
export const lighter = (colour: string, share = 0.3) => mix(colour, "#fff6e6", share);

/** A number that text tells: the same for ever, as pictures must not change from one look to the next. */
export function hash(text: string): number {
  let found = 2166136261;
  for (let place = 0; place < text.length; place += 1) found = Math.imul(found ^ text.charCodeAt(place), 16777619);
  return found >>> 0;
}

export const short = (value: number) => String(Math.round(value * 10) / 10);

/** Draws one scene. All chance in it comes from the scene's seed. */
export class Brush {
  readonly #seed: string;
  #state: number;
  #gradients: string[] = [];
  /** How far away is what is drawn now: 0 here, 1 at the horizon. */
  depth = 0;

  constructor(
    seed: string,
    readonly light: Light,
  ) {
    this.#seed = seed;
    this.#state = hash(seed) || 1;
  }

  /** A number from 0 up to 1. */
  chance(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  between(low: number, high: number): number {
    return low + this.chance() * (high - low);
  }
  pick<T>(all: readonly T[]): T {
    return all[Math.floor(this.chance() * all.length)]!;
  }

  /** A colour as it looks in this light from so far away. */
  tone(colour: string): string {
    if (!colour.startsWith("#")) return colour;
    const tinted = mix(colour, this.light.tint, this.light.tinted);
    return this.depth > 0 ? mix(tinted, this.light.haze, this.depth * 0.72) : tinted;
  }

  path(d: string, fill: string, more = ""): string {
    return `<path d="${d}" fill="${this.tone(fill)}"${more && ` ${more}`}/>`;
  }
  line(d: string, colour: string, width = 1, more = ""): string {
    return `<path d="${d}" fill="none" stroke="${this.tone(colour)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
  }
  dot(x: number, y: number, r: number, fill: string, more = ""): string {
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${this.tone(fill)}"${more && ` ${more}`}/>`;
  }
  oval(x: number, y: number, rx: number, ry: number, fill: string, more = ""): string {
    return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${this.tone(fill)}"${more && ` ${more}`}/>`;
  }
  box(x: number, y: number, width: number, height: number, fill: string, round = 0, more = ""): string {
    return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round ? ` rx="${round}"` : ""} fill="${this.tone(fill)}"${more && ` ${more}`}/>`;
  }
  /** The edge that the sun catches. */
  rim(d: string, width = 0.9): string {
    return `<path d="${d}" fill="none" stroke="${this.light.rim}" stroke-width="${width}" stroke-linecap="round" opacity="${short(0.85 - 0.5 * this.depth)}"/>`;
  }
  /** Light that has no edge; colours that glow are the same at any hour. */
  glow(x: number, y: number, r: number, colour: string, strength = 0.8): string {
    const fill = this.gradient("radial", [colour, strength], [colour, strength * 0.35, 0.45], [colour, 0]);
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"/>`;
  }
  /** A fill that runs from one colour to another, downwards, to the right or outwards; each stop is a colour with its opacity and its place. */
  gradient(kind: "down" | "right" | "radial", ...stops: [string, number?, number?][]): string {
    const id = `${this.#seed}${this.#gradients.length}`.replace(/[^a-z0-9]/gi, "");
    const list = stops.map(([colour, opacity = 1, place], index) => `<stop offset="${short(100 * (place ?? index / (stops.length - 1)))}%" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${short(opacity)}"` : ""}/>`).join("");
    this.#gradients.push(kind === "radial" ? `<radialGradient id="${id}">${list}</radialGradient>` : `<linearGradient id="${id}"${kind === "down" ? ` x2="0" y2="1"` : ""}>${list}</linearGradient>`);
    return `url(#${id})`;
  }
  /** The same, in colours of this light. */
  shade(kind: "down" | "right" | "radial", ...colours: string[]): string {
    return this.gradient(kind, ...colours.map((colour): [string] => [this.tone(colour)]));
  }

  at(x: number, y: number, scale: number, drawn: string, turn = 0, mirrored = false): string {
    return `<g transform="translate(${short(x)} ${short(y)})${turn ? ` rotate(${short(turn)})` : ""} scale(${mirrored ? "-" : ""}${Math.round(scale * 100) / 100}${mirrored ? ` ${Math.round(scale * 100) / 100}` : ""})">${drawn}</g>`;
  }
  /** So many times, each drawn anew. */
  times(count: number, draw: (place: number) => string): string {
    return Array.from({ length: count }, (_, place) => draw(place)).join("");
  }

  /** The finished picture. */
  picture(drawn: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"><defs>${this.#gradients.join("")}</defs>${drawn}</svg>`;
  }
}
