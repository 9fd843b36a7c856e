/** Where people live and work: domes, cities, halls. */
import { darker, short, type Brush } from "../brush";
import { ground } from "../part";

const GLASS = "#cfeef2";

/** A round glass roof over what is inside; open below. */
function glass(b: Brush, r: number, inside: string, ribs = 3): string {
  const bowl = `M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`;
  const lines = Array.from({ length: ribs }, (_, place) => `M0 ${-r}Q${short(((place + 1) / (ribs + 0.2)) * r)} ${short(-r * 0.8)} ${short(((place + 1) / (ribs + 0.6)) * r)} 0M0 ${-r}Q${short((-(place + 1) / (ribs + 0.2)) * r)} ${short(-r * 0.8)} ${short((-(place + 1) / (ribs + 0.6)) * r)} 0`).join("");
  const shine = `<path d="${bowl}" fill="${b.gradient("right", ["#ffffff", 0.5], ["#ffffff", 0.1, 0.4], ["#7fb8d8", 0.28])}"/>`;
  return `<path d="${bowl}" fill="${b.gradient("down", [b.tone("#e8f8f8"), 0.55], [b.tone("#8fc4d0"), 0.5])}"/>${inside}${shine}${b.line(lines, GLASS, 0.6, 'opacity=".7"')}${b.line(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0`, "#eefcff", 1.3)}${b.rim(`M${short(-r * 0.97)} ${short(-r * 0.25)}A${r} ${r} 0 0 1 ${short(-r * 0.3)} ${short(-r * 0.955)}`, 1.6)}${b.box(-r - 2, -1.5, 2 * r + 4, 3, "#5a4a55", 1)}`;
}

export function tower(b: Brush, x: number, w: number, h: number, colour: string, lights = "#ffe3a0"): string {
  const rows = Math.max(1, Math.floor(h / 5) - 1);
  const windows = b.times(rows, (row) => b.times(Math.max(1, Math.floor(w / 3.4)), (column) => (b.chance() < 0.7 ? `<rect x="${short(x + 1.4 + column * 3.2)}" y="${short(-h + 3 + row * 5)}" width="1.6" height="2.4" fill="${lights}" opacity="${short(b.between(0.55, 1))}"/>` : "")));
  return b.box(x, -h, w, h, colour) + b.box(x + w * 0.62, -h, w * 0.38, h, darker(colour, 0.28)) + windows + b.rim(`M${short(x)} ${short(-h)}v${short(h)}`, 0.7);
}

const skyline = (b: Brush, count: number, high: number, colours: readonly string[]) => {
  const step = 50 / count;
  return b.times(count, (place) => {
    const middle = 1 - Math.abs((place + 0.5) / count - 0.5) * 1.2;
    const h = high * middle * b.between(0.6, 1.05);
    const w = step * b.between(0.8, 1.15);
    const roof = b.pick(["", "spire", "dome", ""]);
    const x = -25 + place * step;
    const top = roof === "spire" ? b.line(`M${short(x + w / 2)} ${short(-h)}v${short(-h * 0.24)}`, "#e8e0d8", 0.8) : roof === "dome" ? b.path(`M${short(x)} ${short(-h)}a${short(w / 2)} ${short(w / 2)} 0 0 1 ${short(w)} 0Z`, GLASS) : "";
    return top + tower(b, x, w, h, b.pick(colours));
  });
};
const PALE = ["#d9cfc6", "#c2b8bc", "#e6dac8", "#a9a4b4"] as const;
const STEEL = ["#8d97ac", "#6f7c98", "#a4acba", "#5c6685"] as const;

const inDome = (b: Brush, way: string, r: number): string => {
  if (way === "trees") return b.path(`M${-r * 0.92} 0Q0 ${-r * 0.22} ${r * 0.92} 0Z`, "#5a8a3f") + b.times(5, (place) => b.at(-r * 0.6 + place * r * 0.3, -1, 0.3, b.dot(0, -22, 12, place % 2 ? "#4f8f42" : "#6aa84f") + b.dot(-4, -26, 6, "#8cc46d") + b.box(-1.5, -12, 3, 12, "#6a4a34")));
  if (way === "water") return b.path(`M${-r * 0.96} 0Q0 ${-r * 0.3} ${r * 0.96} 0Z`, "#3f8fc0") + b.line(`M${-r * 0.5} -3q4 -2 8 0M4 -4q4 -2 8 0`, "#d8f2ff", 0.8);
  if (way === "farm") return b.times(6, (place) => b.line(`M${short(-r * 0.8 + place * r * 0.3)} -1q3 -5 ${short(r * 0.14)} -1`, place % 2 ? "#7ab04f" : "#4f8f3f", 2.4));
  if (way === "empty") return "";
  return b.at(0, 0, r / 29, skyline(b, 6, 26, PALE));
};

export const homes = ground({
  dome: (b, way) => glass(b, 27, inDome(b, way || "city", 27)),
  domes: (b, way) => b.at(-24, -2, 0.6, glass(b, 24, inDome(b, way || "city", 24), 2)) + b.at(25, -1, 0.5, glass(b, 24, inDome(b, b.pick(["trees", "farm"]), 24), 2)) + b.at(0, 1, 0.92, glass(b, 25, inDome(b, way || "city", 25))),
  city: (b, way) => skyline(b, way === "big" ? 9 : 7, way === "low" ? 26 : way === "big" ? 52 : 42, way === "steel" ? STEEL : PALE),
  capital: (b) =>
    skyline(b, 8, 34, PALE) + b.box(-17, -15, 34, 15, "#efe4d0") + b.times(6, (place) => b.box(-15 + place * 5.6, -13, 2, 13, "#c9b79c")) + b.path("M-20 -15L0 -24L20 -15Z", "#f6ecd8") + b.path("M-9 -22a9 12 0 0 1 18 0Z", "#d98a4a") + b.rim("M-8.6 -24a9 12 0 0 1 5 -9") + b.line("M0 -34v-10", "#fff", 0.8) + b.path("M0 -44h8l-2 2.5 2 2.5h-8Z", "#c4481e") + b.box(-24, -2, 48, 3, "#b8a58a", 1),
  crater: (b) => b.path("M-36 0Q-30 -14 -20 -14H20Q30 -14 36 0Z", "#9a5236") + b.at(0, -8, 0.82, glass(b, 28, inDome(b, "city", 28), 4)) + b.path("M-40 6Q-32 -8 -24 -7Q0 3 24 -7Q32 -8 40 6Z", "#b4663f") + b.rim("M-39 4Q-32 -8 -24 -7Q0 3 24 -7"),
  underground: (b) => b.times(3, (level) => b.box(-40 + level * 3, -9 - level * 13, 80 - level * 6, 10, darker("#8a5a4a", 0.2 + level * 0.1), 3) + b.times(7, (place) => (b.chance() < 0.85 ? `<rect x="${short(-34 + level * 3 + place * 10)}" y="${-7 - level * 13}" width="${short(b.between(4, 7))}" height="6" rx="1" fill="${b.pick(["#ffe3a0", "#ffd07a", "#bfeaf2"])}"/>` : ""))) + b.line("M0 0V-52", "#d8c8b8", 2.4) + b.path("M-6 -50h12l-2 -7h-8Z", "#c9b8a8"),
  canyon: (b) => b.path("M-60 -34H-26L-20 -12L-22 0H-60Z", "#a4583a") + b.path("M60 -36H28L20 -14L24 0H60Z", "#8a452f") + b.line("M-58 -24H-25M-58 -14H-21M58 -26H25M58 -15H21", "#7a3a28", 1.2) + b.at(0, 0, 0.72, skyline(b, 6, 30, PALE)) + b.line("M-24 -20Q0 -16 24 -22", "#e8dccb", 1.6) + b.rim("M-60 -34H-26L-20 -12"),
  hut: (b) => b.path("M-14 0V-9A14 9 0 0 1 14 -9V0Z", "#e8dccb") + b.path("M2 0V-18A14 9 0 0 1 14 -9V0Z", "#c4b4a4") + b.box(-4, -9, 8, 9, "#5a4a58", 1.5) + `<circle cx="8" cy="-8" r="2" fill="#ffe3a0"/>` + b.rim("M-14 -4V-9A14 9 0 0 1 -3 -17.6"),
  habitat: (b) => b.times(3, (place) => b.at(-20 + place * 20, 0, place === 1 ? 0.95 : 0.75, b.box(-13, -16, 26, 16, "#ebe2d4", 8) + b.box(-13, -8, 26, 8, "#c8bcb0", 4) + `<circle cx="-5" cy="-9" r="2.4" fill="#ffe3a0"/><circle cx="4" cy="-9" r="2.4" fill="#a6dcec"/>` + b.rim("M-12 -6V-9A8 8 0 0 1 -5 -16"))) + b.box(-12, -6, 24, 4, "#9a8f98"),
  outpost: (b) => b.box(-18, -14, 30, 14, "#e4d8c8", 3) + b.box(0, -14, 12, 14, "#c2b3a6", 3) + b.path("M-16 -14a9 9 0 0 1 18 0Z", "#7f9fb8") + b.rim("M-15.6 -15a9 9 0 0 1 6 -7.6") + b.line("M14 0V-34M14 -34l-5 6M14 -34l5 6", "#d8ccc0", 1.2) + `<circle cx="14" cy="-35" r="1.6" fill="#ff8a5a"/><rect x="-13" y="-9" width="4" height="4" fill="#ffe3a0"/><rect x="-5" y="-9" width="4" height="4" fill="#ffe3a0"/>`,
  fortress: (b) => b.path("M-26 0V-22H-14V-34H14V-22H26V0Z", "#5d5a72") + b.path("M4 0V-34H14V-22H26V0Z", "#43405a") + b.times(6, (place) => b.box(-25 + place * 9, -25, 5, 4, "#6f6c86")) + b.path("M-5 0V-10a5 5 0 0 1 10 0V0Z", "#221d33") + b.times(4, (place) => `<rect x="${-10 + place * 6}" y="-29" width="2" height="3" fill="#ffcf7a"/>`) + b.line("M0 -34v-12", "#ddd", 1) + b.path("M0 -46h10v6H0Z", "#c4481e") + b.rim("M-26 0V-22H-14V-34"),
  university: (b) => b.box(-26, -18, 52, 18, "#ece2d0") + b.times(7, (place) => b.box(-24 + place * 7.6, -16, 2.6, 16, "#cbbca4")) + b.path("M-30 -18L0 -32L30 -18Z", "#f4ead8") + b.path("M0 -32L30 -18H6Z", "#d4c6b0") + b.dot(0, -23, 3.4, "#a9503a") + b.path("M-8 -32a8 8 0 0 1 16 0Z", "#7fa4b8") + b.box(-30, -2, 60, 3, "#b4a690") + b.rim("M-30 -18L0 -32"),
  office: (b, way) => tower(b, -22, 13, 34, "#7d8aa6") + tower(b, 9, 14, 40, "#6a7896") + tower(b, -10, 20, 54, way === "gold" ? "#c79a52" : "#94a2bc") + b.line("M0 -54v-10", "#e8eef8", 1),
  headquarters: (b) => b.path("M-20 0L-12 -52H12L20 0Z", "#aebccd") + b.path("M2 0L4 -52H12L20 0Z", "#7688a4") + b.times(9, (row) => b.line(`M${-18 + row * 0.8} ${-4 - row * 5.4}H${18 - row * 0.8}`, "#e6f2fa", 0.7)) + `<circle cx="0" cy="-58" r="4" fill="#ffd07a"/>` + b.rim("M-20 0L-12 -52") + b.box(-28, -3, 56, 4, "#5a6078", 1),
  market: (b) => b.times(3, (place) => b.at(-22 + place * 22, place % 2 ? 2 : 0, 0.9, b.box(-9, -8, 18, 8, "#8a5f42") + b.line("M-9 -8V-20M9 -8V-20", "#5a4034", 1.4) + b.path("M-12 -18L-9 -26H9L12 -18Z", place % 2 ? "#e0a84a" : "#c4503a") + b.path("M-4 -18L-3 -26H3L4 -18Z", "#f6ead4") + b.times(6, (at) => b.dot(-7 + at * 2.8, -9, 1.7, b.pick(["#e8603a", "#7ab04f", "#f0c04a", "#a8d070"]))))),
  resort: (b) => b.path("M-30 0V-16H-10V-26H10V-16H28V0Z", "#f2e6d4") + b.path("M0 0V-26H10V-16H28V0Z", "#d8c4b0") + b.times(7, (place) => `<rect x="${-27 + place * 8}" y="-11" width="4" height="5" rx="2" fill="#8fd0e0"/>`) + b.path("M-34 3Q-4 -3 32 3Q0 9 -34 3Z", "#4fb4d4") + b.line("M-16 3q4 -1.6 8 0M4 3.4q4 -1.6 8 0", "#dff8ff", 0.8) + b.at(24, 0, 0.8, palm(b)) + b.at(-32, 1, 0.65, palm(b)) + b.line("M-2 0V-9", "#8a6a4a", 1) + b.path("M-9 -7a7 5 0 0 1 14 0Z", "#e8603a"),
  bank: (b) => b.box(-22, -20, 44, 20, "#e6d8bc") + b.times(5, (place) => b.box(-19 + place * 9, -18, 3.4, 18, "#c4b08a")) + b.path("M-26 -20L0 -33L26 -20Z", "#f2e6ca") + `<circle cx="0" cy="-25" r="4.4" fill="#e8b23a"/>` + b.box(-26, -2, 52, 3, "#a8946e") + b.rim("M-26 -20L0 -33"),
  gate: (b) => b.box(-26, -30, 6, 30, "#7a7486") + b.box(20, -30, 6, 30, "#5d586c") + b.box(-28, -36, 56, 7, "#8f889c", 2) + b.times(5, (place) => b.box(-19 + place * 8, -18, 5, 4, place % 2 ? "#f0f0e8" : "#c4383a")) + b.line("M-20 -16H20", "#e8e0d8", 1) + `<circle cx="-23" cy="-32" r="2" fill="#ff7a4a"/><circle cx="23" cy="-32" r="2" fill="#8fe0a0"/>`,
  fence: (b) => b.times(8, (place) => b.line(`M${-42 + place * 12} 2V-14`, "#b8b4c0", 1.2)) + b.line("M-42 -12H42M-42 -7H42M-42 -2H42", "#d8d4dc", 0.6) + b.path("M-8 -3L0 -18L8 -3Z", "#f0c040") + b.line("M0 -13v5", "#2a1a1a", 1.6) + b.dot(0, -5.4, 0.9, "#2a1a1a"),
  wall: (b) => b.path("M-44 0V-10Q0 -16 44 -10V0Z", "#b8a898") + b.line("M-44 -5Q0 -10 44 -5", "#8a7a74", 0.8) + b.rim("M-44 -10Q0 -16 44 -10"),
  tent: (b) => b.path("M-20 0L-6 -22L6 0Z", "#e0a04a") + b.path("M-6 -22L20 -4L22 0H6Z", "#b8702f") + b.path("M-9 0L-6 -14L-2 0Z", "#3a2430") + b.rim("M-20 0L-6 -22"),
});

export function palm(b: Brush): string {
  const leaf = (turn: number) => b.at(0, -30, 1, b.path("M0 0Q8 -8 17 -1Q9 -3 0 0Z", turn % 2 ? "#4f9a4a" : "#6ab85a"), turn * 47 - 150);
  return b.line("M0 0Q4 -14 0 -30", "#8a6244", 2.2) + [0, 1, 2, 3, 4, 5].map(leaf).join("") + b.dot(-1, -28, 1.4, "#b4703a") + b.dot(1.6, -28.6, 1.4, "#8a5030");
}
