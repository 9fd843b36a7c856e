/** What lives, from cows to bacteria. */
import { darker, lighter, short, type Brush } from "../brush";
import { ground, sky, wide } from "../part";

function cow(b: Brush, coat = "#f2e8dc", spots = "#5a3a30"): string {
  return b.path("M-14 0V-10H-10V0ZM-7 0V-9H-4V0ZM5 0V-9H8V0ZM11 0V-10H14V0Z", darker(coat, 0.3)) + b.path("M-17 -10Q-18 -22 -6 -22H12Q18 -21 17 -10Q10 -6 -6 -7Z", coat) + b.path("M-12 -21Q-4 -24 -2 -16Q-8 -11 -13 -15ZM6 -22Q15 -22 15 -15Q8 -13 5 -17Z", spots) + b.path("M14 -22L22 -29Q29 -28 30 -22Q27 -17 21 -17L16 -15Z", coat) + b.path("M26 -19Q31 -20 30 -23Q28 -26 25 -23Z", "#e8a8a0") + b.line("M20 -28Q18 -31 21 -32M25 -29Q27 -32 25 -33", "#d8c8a8", 1.3) + b.dot(24.6, -25, 0.9, "#1a1018") + b.line("M-17 -18Q-22 -14 -20 -6", darker(coat, 0.3), 1.2) + b.rim("M-16 -16Q-14 -22 -6 -22H12");
}
function deer(b: Brush, coat: string, horned: boolean): string {
  return b.line("M-9 -12L-10 0M-5 -12L-4 0M7 -12L6 0M10 -12L12 0", darker(coat, 0.3), 2) + b.path("M-13 -13Q-13 -21 -3 -21H8Q11 -28 16 -33Q22 -34 24 -29L18 -27Q15 -20 12 -13Q2 -9 -13 -13Z", coat) + b.dot(18.6, -30.6, 0.8, "#1a1018") + (horned ? b.line("M16 -33Q13 -38 16 -43M14.6 -38L10 -41M19 -34Q19 -39 24 -42M20 -38L26 -37", "#e0cba0", 1.3) : b.path("M15 -33L12 -38L17 -35Z", coat)) + b.path("M-13 -19L-17 -16L-12 -15Z", "#f4e8d8") + b.rim("M-12 -18Q-9 -21 -3 -21H8Q11 -28 16 -33");
}
function wolf(b: Brush): string {
  const coat = "#7a7484";
  return b.path("M-12 0L-13 -12H-9L-8 0ZM-5 0L-6 -11H-3L-2 0ZM6 0L6 -11H9L10 0ZM11 0L11 -13H14L15 0Z", darker(coat, 0.4)) + b.path("M-18 -13C-26 -10 -30 -14 -32 -20C-26 -18 -20 -20 -14 -21H8L16 -29L17 -33L20 -29L32 -24L31 -20L22 -18L16 -11Q4 -7 -12 -10Z", coat) + b.path("M-12 -10Q4 -7 16 -11L20 -16Q2 -13 -14 -15Z", "#b8b2bc") + b.dot(21, -25, 1, "#ffd84a") + b.dot(31.4, -22.6, 1.2, "#1a1018") + b.path("M24 -20l1.4 2.6l1.4 -2.6Z", "#fff") + b.rim("M-31 -19C-26 -18 -20 -20 -14 -21H8L16 -29");
}
function rabbit(b: Brush): string {
  const coat = "#c8a888";
  return b.oval(-3, -9, 11, 8.6, coat) + b.dot(9, -15, 6, coat) + b.path("M7 -19Q3 -31 7 -33Q11 -29 10 -20ZM11 -20Q11 -30 15 -31Q17 -27 13.6 -18Z", lighter(coat, 0.1)) + b.dot(-13, -9, 3.2, "#fff4e8") + b.dot(11, -16, 1, "#1a1018") + b.dot(15, -13.6, 0.9, "#d87a7a") + b.oval(3, -1.5, 6, 2, darker(coat, 0.18)) + b.oval(-8, -1.5, 6, 2, darker(coat, 0.18)) + b.rim("M-12 -13Q-8 -18 -2 -17.6");
}
function fish(b: Brush, colour: string): string {
  return b.path("M-16 0C-8 -11 8 -12 17 0C8 12 -8 11 -16 0Z", colour) + b.path("M-14 0L-26 -9Q-22 0 -26 9Z", darker(colour, 0.2)) + b.path("M-2 -9Q3 -16 9 -8Z", darker(colour, 0.2)) + b.path("M-14 1C-6 9 8 11 17 0C8 4 -6 5 -14 1Z", lighter(colour, 0.4)) + b.line("M4 -7Q0 0 4 7M-4 -7Q-7 0 -4 7", darker(colour, 0.25), 0.9) + b.dot(10, -2.4, 2.1, "#fff") + b.dot(10.6, -2.4, 1.1, "#1a1018");
}
function bird(b: Brush, colour = "#f6f0ea"): string {
  return b.path("M0 0C-6 -10 -16 -13 -24 -10C-16 -8 -10 -3 -6 3ZM0 0C6 -10 16 -13 24 -10C16 -8 10 -3 6 3Z", colour) + b.path("M-6 1Q0 -4 6 1Q4 7 0 11Q-4 7 -6 1Z", darker(colour, 0.14)) + b.path("M-1.4 9L0 13.6L1.4 9Z", "#e8a03a");
}
function ant(b: Brush): string {
  const colour = "#6a2f24";
  return b.oval(-11, -6, 7.4, 5, colour) + b.oval(0, -7, 4.4, 3.2, darker(colour, 0.15)) + b.dot(8, -8, 4, colour) + b.line("M-2 -5L-7 2M0 -5V3M2 -5L7 2M10 -11L15 -17M8 -12L10 -18M11 -6L15 -5", darker(colour, 0.3), 1.2) + b.dot(9.4, -9, 0.9, "#ffd0a0") + b.rim("M-17 -8a7.4 5 0 0 1 8 -2.8");
}
function bee(b: Brush): string {
  return b.oval(-3, -9, 9, 4.6, "#eaf8ff", 'opacity=".75" transform="rotate(-28 -3 -9)"') + b.oval(4, -9, 8, 4, "#eaf8ff", 'opacity=".75" transform="rotate(24 4 -9)"') + b.oval(0, 0, 10, 6.4, "#f0b83a") + b.path("M-5 -5.6Q-7 0 -5 5.6L-2 6.2Q-4 0 -2 -6.2ZM2 -6.2Q0 0 2 6.2L5 5.4Q3 0 5 -5.6Z", "#2a1a20") + b.dot(9.6, -1, 4, "#3a2630") + b.dot(11, -2, 1, "#fff");
}
function worm(b: Brush): string {
  return b.line("M-22 0C-16 -18 -6 -14 0 -2S16 6 22 -10", "#d88a80", 6) + b.line("M-22 -1.6C-16 -19 -6 -15 0 -3.6", "#f4b8ac", 1.4) + b.times(5, (place) => b.line(`M${-16 + place * 8} ${[-9, -10, -4, 0, -3][place]}l2 4`, "#b4655f", 0.9)) + b.dot(22, -10, 3.2, "#e09a90");
}

export const animals = ground({
  cow: (b, way) => (way === "brown" ? cow(b, "#a8683f", "#e8d8c4") : cow(b)),
  cattle: (b) => b.at(-30, -5, 0.62, cow(b, "#a8683f", "#f0e4d4")) + b.at(30, -4, 0.68, cow(b, "#3a2c30", "#f2e8dc"), 0, true) + b.at(-2, 2, 1.15, cow(b)),
  sheep: (b) => b.times(3, (place) => b.at(-26 + place * 25, place === 1 ? 3 : -3, place === 1 ? 1.15 : 0.8, b.line("M-6 -4V0M5 -4V0", "#3a2c34", 1.8) + b.dot(-6, -10, 6, "#f6efe6") + b.dot(0, -13, 6.4, "#fff8f0") + b.dot(6, -10, 6, "#eae0d8") + b.dot(0, -8, 6, "#f0e8e0") + b.oval(11, -13, 3.6, 4.4, "#3a2c34") + b.dot(12, -14, 0.8, "#fff"))),
  deer: (b) => b.at(-24, -4, 0.72, deer(b, "#a4703f", false)) + b.at(8, 2, 1.2, deer(b, "#b8783f", true)) + b.at(38, -5, 0.6, deer(b, "#94602f", false), 0, true),
  wolf: (b) => b.at(-2, 2, 1.25, wolf(b)),
  wolves: (b) => b.at(-28, -6, 0.7, wolf(b)) + b.at(8, 2, 1.15, wolf(b)),
  rabbits: (b) => b.at(-22, -2, 0.85, rabbit(b)) + b.at(10, 2, 1.3, rabbit(b), 0, true) + b.at(38, -3, 0.65, rabbit(b)),
  mouse: (b) => b.at(0, 0, 1.3, b.path("M-16 0Q-18 -12 -4 -13Q6 -14 14 -4Q16 0 12 0Z", "#a89aa4") + b.dot(2, -13, 4, "#c8b8c0") + b.dot(2, -13, 2.2, "#e8a8b0") + b.dot(9, -6, 1, "#1a1018") + b.dot(15, -3, 1.2, "#e07a8a") + b.line("M-16 -1Q-26 2 -28 -8", "#d8a0a8", 1.3)),
  dog: (b) => b.path("M-12 0V-9H-8V0ZM8 0V-10H12V0Z", "#8a5a34") + b.path("M-14 -8Q-14 -17 -4 -17H6L10 -24Q16 -29 21 -24L27 -20Q28 -16 22 -16L15 -13Q14 -6 10 -7H-10Z", "#c88a4f") + b.path("M11 -24Q7 -16 11 -14Q15 -18 14 -26Z", "#7a4a2c") + b.dot(19, -22, 1.1, "#1a1018") + b.dot(27, -19, 1.5, "#1a1018") + b.line("M-13 -14Q-20 -20 -18 -26", "#c88a4f", 3) + b.line("M9 -15Q13 -12 17 -14", "#d8402f", 2) + b.rim("M-13 -12Q-12 -17 -4 -17H6L10 -24"),
  cat: (b) => b.path("M-9 0Q-12 -16 -2 -20Q8 -16 8 0Z", "#5a5262") + b.dot(0, -24, 7.6, "#6a6272") + b.path("M-7 -28L-6 -37L-1 -31ZM7 -28L6 -37L1 -31Z", "#6a6272") + b.dot(-3, -25, 1.5, "#b8e86a") + b.dot(3, -25, 1.5, "#b8e86a") + b.line("M8 -2Q18 -2 16 -14", "#5a5262", 3) + b.rim("M-9 -2Q-12 -16 -3 -19"),
  ants: (b) => b.path("M-40 4Q-24 -20 0 -22T40 4Z", "#8a5638") + b.path("M-8 -6a8 5 0 0 1 16 0Z", "#2c1a1c") + b.rim("M-40 4Q-24 -20 0 -22") + [[-26, -4, 0.7], [-8, -16, 0.5], [18, -8, 0.75], [34, 2, 0.6], [-40, 4, 0.8], [4, 4, 1]].map(([x, y, s]) => b.at(x!, y!, s!, ant(b), b.between(-20, 20), b.chance() < 0.5)).join(""),
  worms: (b) => b.at(-18, -8, 0.9, worm(b)) + b.at(16, -24, 0.75, worm(b), 30) + b.at(24, -2, 0.6, worm(b), -20),
  frog: (b) => b.oval(0, -7, 15, 8, "#6ab04a") + b.dot(-7, -15, 4, "#6ab04a") + b.dot(7, -15, 4, "#6ab04a") + b.dot(-7, -16, 1.8, "#1a1018") + b.dot(7, -16, 1.8, "#1a1018") + b.line("M-8 -8Q0 -4 8 -8", "#2f5a2a", 1.2) + b.path("M-16 0Q-20 -6 -12 -8L-8 0ZM16 0Q20 -6 12 -8L8 0Z", "#4f9038"),
});

export const flying = sky({
  birds: (b) => [[-26, 6, 0.55], [20, -10, 0.62], [0, 4, 1.05], [34, 12, 0.42], [-40, -10, 0.36]].map(([x, y, s]) => b.at(x!, y!, s!, bird(b), b.between(-14, 14))).join(""),
  bird: (b, way) => b.at(0, 0, 1.1, bird(b, way === "dark" ? "#4a4458" : way === "gold" ? "#f0c060" : "#f6f0ea"), -8),
  bees: (b) => [[-24, 4, 0.6], [18, -12, 0.75], [2, 4, 1.15], [32, 12, 0.5], [-12, -16, 0.45]].map(([x, y, s]) => b.at(x!, y!, s!, bee(b), b.between(-20, 20), b.chance() < 0.4)).join(""),
  dragonfly: (b) => b.at(0, 0, 1.1, b.oval(-10, -6, 13, 3, "#dff8ff", 'opacity=".8" transform="rotate(20 -10 -6)"') + b.oval(10, -6, 13, 3, "#dff8ff", 'opacity=".8" transform="rotate(-20 10 -6)"') + b.oval(-10, 2, 11, 2.6, "#bfe8f4", 'opacity=".7" transform="rotate(-14 -10 2)"') + b.oval(10, 2, 11, 2.6, "#bfe8f4", 'opacity=".7" transform="rotate(14 10 2)"') + b.line("M0 -6V22", "#3f9a8a", 2.6) + b.dot(0, -9, 4, "#2f7a6c"), 34),
  butterfly: (b) => b.at(0, 0, 1, b.path("M0 0C-6 -16 -22 -16 -20 -4C-19 3 -8 3 0 0C-8 4 -16 10 -11 15C-6 18 -1 8 0 0C6 -16 22 -16 20 -4C19 3 8 3 0 0C8 4 16 10 11 15C6 18 1 8 0 0Z", "#e8883a") + b.dot(-13, -6, 2.6, "#fff0c0") + b.dot(13, -6, 2.6, "#fff0c0") + b.line("M0 -6V12", "#2a1a20", 1.8), 18),
  fish: (b, way) => b.at(0, 0, 1.15, fish(b, way === "blue" ? "#5a9ad8" : way === "silver" ? "#b8c8d4" : "#f08a3a")),
  school: (b) => [[-34, -14, 0.42], [-10, -20, 0.5], [26, -12, 0.46], [-26, 8, 0.5], [0, 0, 0.95], [30, 14, 0.55]].map(([x, y, s], place) => b.at(x!, y!, s!, fish(b, place === 4 ? "#f08a3a" : b.pick(["#f0b04a", "#5ab0d8", "#e86a5a"])), b.between(-8, 8))).join(""),
});

const rod = (b: Brush, colour: string) => b.box(-14, -5.4, 28, 10.8, darker(colour, 0.24), 5.4) + b.box(-13, -4.6, 26, 7.6, colour, 4) + b.oval(-2, -1.6, 8, 1.7, lighter(colour, 0.55), 'opacity=".75"') + b.dot(7, 0, 1.7, darker(colour, 0.4));
const cell = (b: Brush, colour: string) => `<circle r="14" fill="${b.tone(colour)}" opacity=".75"/><circle r="14" fill="none" stroke="${b.tone(darker(colour, 0.35))}" stroke-width="1.8"/>` + b.dot(2, 1, 5, darker(colour, 0.32)) + b.dot(3, 0, 2, lighter(colour, 0.3)) + b.times(4, () => b.dot(b.between(-8, 8), b.between(-8, 8), 1.3, lighter(colour, 0.5))) + b.oval(-5, -7, 4.6, 2.2, "#fff", 'opacity=".5"');
const scatter = (b: Brush, count: number, draw: () => string) => b.times(count, (place) => {
  const angle = place * 2.4 + b.between(-0.3, 0.3);
  const r = place === 0 ? 0 : 18 + place * 4.4;
  return b.at(r * 1.22 * Math.cos(angle), r * 0.8 * Math.sin(angle), place === 0 ? 1.35 : b.between(0.5, 0.95), draw(), b.between(0, 360));
});

export const microbes = sky({
  rods: (b, way) => scatter(b, 9, () => rod(b, way || "#6ab04a")),
  cells: (b, way) => scatter(b, 8, () => cell(b, way || "#7ac0b0")),
  spirals: (b, way) => scatter(b, 8, () => b.line("M-16 0q4 -9 8 0t8 0t8 0t8 0", way || "#b06ac0", 3.4) + b.line("M-16 -1q4 -9 8 0t8 0t8 0t8 0", lighter(way || "#b06ac0", 0.45), 1)),
  hairy: (b, way) => scatter(b, 6, () => b.times(10, (place) => b.line(`M${-11 + place * 2.4} ${place % 2 ? 5 : -5}q2 ${place % 2 ? 5 : -5} 0 ${place % 2 ? 9 : -9}`, darker(way || "#d0884a", 0.25), 0.8)) + rod(b, way || "#d0884a") + b.line("M-14 0q-6 6 -10 0t-9 2", darker(way || "#d0884a", 0.25), 1.2)),
  chain: (b, way) => b.times(3, (row) => b.times(7, (place) => b.dot(-46 + place * 15 + row * 5, -24 + row * 24 + 9 * Math.sin(place + row * 2), 6.4, place % 2 ? way || "#5aa08a" : lighter(way || "#5aa08a", 0.2)) + b.dot(-48 + place * 15 + row * 5, -26 + row * 24 + 9 * Math.sin(place + row * 2), 1.8, "#fff", 'opacity=".7"'))),
  tardigrade: (b) => b.at(0, 2, 1.2, b.times(4, (place) => b.oval(-21 + place * 12, 15, 4, 7, "#b8a070", `transform="rotate(${10 - place * 5} ${-21 + place * 12} 15)"`)) + b.path("M-32 6C-34 -12 -14 -18 4 -17S34 -8 33 4C32 14 14 17 -6 16S-31 16 -32 6Z", "#d8c088") + b.line("M-18 -14Q-14 0 -18 14M-5 -17Q-1 0 -5 16M9 -17Q13 0 9 15M21 -12Q24 0 21 12", "#a48c58", 1.2) + b.dot(29, 2, 4, "#c4aa70") + b.dot(31, 2, 1.7, "#6a5230") + b.dot(23, -4, 1.4, "#2a1a18") + b.oval(-8, -11, 12, 2.4, "#fff4d0", 'opacity=".6"')),
  virus: (b, way) => scatter(b, 4, () => b.times(12, (place) => b.at(0, 0, 1, b.line("M0 -12V-18", darker(way || "#c43a4a", 0.2), 1.6) + b.dot(0, -19, 2, darker(way || "#c43a4a", 0.1)), place * 30)) + `<circle r="13" fill="${b.shade("radial", lighter(way || "#e86a6a", 0.3), way || "#d84a52", darker(way || "#a82a3a", 0.3))}"/>` + b.dot(-4, -4, 2.4, "#ffb8a8") + b.dot(4, 3, 2, "#7a1a2a")),
  phage: (b) => scatter(b, 3, () => b.path("M-8 -18L0 -26L8 -18V-8L0 0L-8 -8Z", "#7a6ac8") + b.path("M0 -26L8 -18V-8L0 0Z", "#54469c") + b.box(-1.6, 0, 3.2, 12, "#a89ae0") + b.line("M0 12L-9 8L-13 18M0 12L9 8L13 18M0 12L-4 18M0 12L4 18", "#8a7ac8", 1.2)),
  hyphae: (b, way) => b.times(7, () => b.line(`M${short(b.between(-60, 60))} 50q${short(b.between(-14, 14))} -22 ${short(b.between(-8, 8))} -40t${short(b.between(-14, 14))} -46`, way || "#e8d8b8", 1.8) ) + b.times(12, () => b.dot(b.between(-54, 54), b.between(-40, 40), b.between(1.6, 4.4), lighter(way || "#e8d8b8", 0.2))),
  dna: (b, way) => b.at(0, 0, 1.2, b.times(13, (place) => {
    const [x, s] = [-42 + place * 7, Math.sin(place * 0.72)];
    return b.line(`M${x} ${short(15 * s)}V${short(-15 * s)}`, b.pick(["#e8603a", "#f0c04a", "#5ab0d0", "#7ac05a"]), 1.6);
  }) + b.line("M-42 0C-34 20 -28 20 -20 0S-6 -20 2 0S16 20 24 0S38 -20 44 -4", way || "#f4ecf8", 2.8) + b.line("M-42 0C-34 -20 -28 -20 -20 0S-6 20 2 0S16 -20 24 0S38 20 44 4", "#a89ad8", 2.8), -14),
  spores: (b, way) => b.times(20, () => b.at(b.between(-54, 54), b.between(-38, 38), b.between(0.4, 1), b.dot(0, 0, 6, way || "#c8b070") + b.times(8, (place) => b.dot(6 * Math.cos(place * 0.785), 6 * Math.sin(place * 0.785), 1.6, darker(way || "#c8b070", 0.25))))),
  amoeba: (b, way) => b.at(0, 0, 1.3, b.path("M-30 4C-36 -8 -22 -12 -18 -22C-10 -32 0 -20 8 -24C20 -28 26 -16 22 -8C34 -4 34 10 22 12C18 24 4 16 -2 22C-14 30 -18 16 -26 16C-34 14 -28 8 -30 4Z", way || "#9ac878", 'opacity=".85"') + b.dot(2, -2, 7, darker(way || "#9ac878", 0.3)) + b.dot(4, -4, 2.4, lighter(way || "#9ac878", 0.4)) + b.dot(-14, 0, 3, lighter(way || "#9ac878", 0.4)) + b.dot(12, 8, 2.6, lighter(way || "#9ac878", 0.4))),
});
export const swarms = wide({
  bubbles: (b) => b.times(18, () => `<circle cx="${short(b.between(0, 160))}" cy="${short(b.between(4, 92))}" r="${short(b.between(0.8, 3))}" fill="none" stroke="#e8fcff" stroke-width=".7" opacity=".7"/>`),
});
