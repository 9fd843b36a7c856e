/** Puts a scene together from its line: "backdrop:way/light part:way*scale@x,y part ...".
 *
 * The first thing on the ground is what the picture is about. Others stand far behind it, unless they say where: those stand in front. What spreads
 * over all of the picture is behind the first thing if it comes before it in the line. All that the line leaves open is drawn by lot from the seed.
 */
import { BACKDROPS, type Place } from "./backdrops";
import { Brush, darker, mix, type Light } from "./brush";
import { LIGHTS } from "./lights";
import type { Part } from "./part";
import { animals, flying, microbes, swarms } from "./parts/animals";
import { heavens, voids } from "./parts/heavens";
import { homes } from "./parts/homes";
import { industry, wideWorks } from "./parts/industry";
import { lands, weather } from "./parts/lands";
import { people } from "./parts/people";
import { fields, plants } from "./parts/plants";
import { power } from "./parts/power";
import { signs, things } from "./parts/things";

export const PARTS: Record<string, Part> = { ...homes, ...industry, ...wideWorks, ...power, ...plants, ...fields, ...animals, ...flying, ...microbes, ...swarms, ...lands, ...weather, ...heavens, ...voids, ...people, ...things, ...signs };

/** What the light is where a line does not say. */
const USUAL: Record<string, string[]> = {
  land: ["dawn", "morning", "noon", "rust", "dusk", "blue", "night"],
  sea: ["day", "evening", "moonlit", "dawn"],
  coast: ["day", "evening", "moonlit"],
  cave: ["rust", "dusk", "noon"],
  room: ["lamp", "clean", "blue", "dusk"],
  earth: ["day", "dusk", "evening", "blue", "dawn"],
  under: ["day"],
  lens: ["clean"],
  plate: ["clean"],
  space: ["space", "deep"],
  orbit: ["space", "deep"],
  moonscape: ["space", "deep"],
};

/** What would read wrongly in a mirror. */
const UPRIGHT = new Set(["chart", "clapper", "blueprint", "monitor"]);

interface Token {
  name: string;
  way: string;
  scale: number;
  x: number | null;
  y: number | null;
}

const TOKEN = /^([a-z]+)(?::([^*@]+))?(?:\*([\d.]+))?(?:@(-?\d+)(?:,(-?\d+))?)?$/;

function token(text: string): Token {
  const found = TOKEN.exec(text);
  if (!found) throw new Error(`no part of a scene: ${text}`);
  const [, name = "", way = "", scale = "1", x, y] = found;
  return { name, way, scale: Number(scale), x: x === undefined ? null : Number(x), y: y === undefined ? null : Number(y) };
}

/** The names that a line uses; a line that uses unknown ones is an error. */
export function read(line: string): { backdrop: string; way: string; light: string; tokens: Token[] } {
  const [place = "", ...parts] = line.split(" ");
  const [where = "", light = ""] = place.split("/");
  const [backdrop = "", way = ""] = where.split(":");
  if (!BACKDROPS[backdrop] || (light && !LIGHTS[light])) throw new Error(`no backdrop of a scene: ${place}`);
  const tokens = parts.map(token);
  for (const { name } of tokens) if (!PARTS[name]) throw new Error(`no part of a scene: ${name}`);
  return { backdrop, way, light, tokens };
}

function drawSky(b: Brush, place: Place, tokens: Token[], alone: boolean, still: boolean): string {
  return tokens
    .map(({ name, way, scale, x, y }, index) => {
      const main = alone && index === 0;
      const left = (index % 2 === 0) === (place.mirrored ?? false);
      const across = x ?? (main ? (still ? 80 : b.between(72, 88)) : left ? b.between(26, 46) : b.between(112, 134));
      const up = y ?? (main ? (still ? 50 : b.between(42, 50)) : b.between(18, 30));
      const size = scale * (x !== null || still ? 0.94 : main ? b.between(1.25, 1.4) : alone ? 0.55 : 0.72);
      return b.at(across, up, size, PARTS[name]!.draw(b, way, place));
    })
    .join("");
}

function drawGround(b: Brush, place: Place, tokens: Token[]): { behind: string; front: string } {
  const [hero, ...others] = tokens;
  if (!hero) return { behind: "", front: "" };
  const mirrored = place.mirrored ?? false;
  let side = b.chance() < 0.5 ? -1 : 1;
  let [behind, before] = ["", ""];
  for (const { name, way, scale, x, y } of others) {
    const draw = () => PARTS[name]!.draw(b, way, place);
    if (x !== null) {
      before += b.at(x, y ?? place.floor + 6, scale * 0.85, draw(), 0, mirrored && !UPRIGHT.has(name));
    } else {
      b.depth = 0.5;
      behind += b.at(80 + side * b.between(44, 56), place.far + 4, scale * b.between(0.58, 0.72), draw(), 0, mirrored && !UPRIGHT.has(name));
      b.depth = 0;
      side = -side;
    }
  }
  const x = hero.x ?? 80 + (others.length ? -side : 1) * b.between(-2, 7);
  const drawn = PARTS[hero.name]!.draw(b, hero.way, place);
  const shadow = `<ellipse cx="${x.toFixed(1)}" cy="${(place.floor + 1).toFixed(1)}" rx="${(30 * hero.scale).toFixed(1)}" ry="3" fill="#140f24" opacity=".22"/>`;
  return { behind: behind + shadow + b.at(x, hero.y ?? place.floor, hero.scale * b.between(1.14, 1.28), drawn, 0, mirrored && !UPRIGHT.has(hero.name)), front: before };
}

const MOODS = ["#d8607a", "#f0c05a", "#3fa0a8", "#7a5ac0", "#5a7ab8", "#e08a4a", "#2a3050"] as const;

/** The light of an hour on a day of its own: no two evenings are alike. */
function mooded(light: Light, lots: Brush): Light {
  const [mood, ground] = [lots.pick(MOODS), lots.pick(MOODS)];
  const [much, some, dim] = [lots.between(0, 0.26), lots.between(0, 0.14), lots.between(0, 0.16)];
  const sky = light.sky.map((colour, place) => darker(mix(colour, mood, much * (1 - 0.2 * place)), dim)) as Light["sky"];
  const land = light.land.map((colour) => darker(mix(colour, ground, some), dim * 0.7)) as Light["land"];
  return { ...light, sky, land, haze: mix(light.haze, mood, much * 0.5) };
}

/** The picture of a line; the seed makes it one of its own. */
export function compose(line: string, seed: string): string {
  const { backdrop, way, light, tokens } = read(line);
  const usual = USUAL[backdrop]!;
  const lots = new Brush(`${seed} light`, LIGHTS.noon!);
  const hour = light || lots.pick(usual);
  const b = new Brush(seed, mooded(LIGHTS[hour]!, lots));
  const place = BACKDROPS[backdrop]!(b, backdrop === "sea" || backdrop === "coast" ? hour : way);
  const kind = (where: Part["where"]) => tokens.filter(({ name }) => PARTS[name]!.where === where);
  const first = tokens.findIndex(({ name }) => PARTS[name]!.where === "ground");
  const wides = (kept: (index: number) => boolean) => tokens.map(({ name, way: which }, index) => (PARTS[name]!.where === "wide" && kept(index) ? PARTS[name]!.draw(b, which, place) : "")).join("");
  const far = wides((index) => first < 0 || index < first);
  const above = drawSky(b, place, kind("sky"), first < 0, backdrop === "lens");
  const { behind, front } = drawGround(b, place, kind("ground"));
  return b.picture(place.drawn + far + above + behind + front + wides((index) => first >= 0 && index > first) + (place.front ?? ""));
}
