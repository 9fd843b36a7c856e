/** What grows. */
import { darker, lighter, short, type Brush } from "../brush";
import { ground, wide } from "../part";
import { palm } from "./homes";

const leafy = (b: Brush, colour: string) => b.path("M-2 0L-1.4 -14H1.4L2 0Z", "#6d4a34") + b.dot(0, -26, 13, darker(colour, 0.16)) + b.dot(-8, -21, 8, colour) + b.dot(8, -20, 8, darker(colour, 0.28)) + b.dot(-4, -31, 8.6, lighter(colour, 0.16)) + b.dot(5, -29, 5, lighter(colour, 0.06));
const pine = (b: Brush, colour: string) => b.box(-1.4, -8, 2.8, 8, "#5d4030") + [0, 1, 2].map((row) => b.path(`M${-12 + row * 2.6} ${-7 - row * 9}L0 ${-25 - row * 9}L${12 - row * 2.6} ${-7 - row * 9}Z`, colour) + b.path(`M0 ${-7 - row * 9}L0 ${-25 - row * 9}L${12 - row * 2.6} ${-7 - row * 9}Z`, darker(colour, 0.28))).join("");
const blade = (b: Brush, x: number, h: number, colour: string) => b.path(`M${short(x - 1)} 0Q${short(x + b.between(-3, 3))} ${short(-h * 0.6)} ${short(x + b.between(-4, 4))} ${short(-h)}Q${short(x + 1)} ${short(-h * 0.5)} ${short(x + 1)} 0Z`, colour);
const GREENS = ["#4f8f42", "#6aa84f", "#3f7d46", "#86b85a"] as const;

function mangrove(b: Brush): string {
  return b.line("M0 -16Q-8 -8 -14 4M0 -16Q-3 -6 -5 4M0 -16Q4 -6 6 4M0 -16Q9 -8 15 4M0 -16V-24", "#7a5540", 2) + b.dot(-10, -26, 9, "#3f7d46") + b.dot(9, -27, 10, "#356c40") + b.dot(0, -33, 11, "#5a9a4f") + b.dot(-5, -35, 5, "#82bc66");
}
function mushroom(b: Brush, colour: string): string {
  return b.path("M-3 0Q-2 -10 -3 -16H3Q2 -10 4 0Z", "#f0e4d4") + b.path("M-13 -15Q-12 -29 0 -29T13 -15Q0 -11 -13 -15Z", colour) + b.path("M2 -29Q12 -28 13 -15Q6 -12.6 2 -13Z", darker(colour, 0.24)) + b.dot(-5, -22, 2, "#fff0dc") + b.dot(3, -25, 1.5, "#fff0dc") + b.dot(7, -19, 1.7, "#fff0dc") + b.rim("M-12.6 -17Q-11 -29 0 -29");
}

export const plants = ground({
  tree: (b, way) => (way === "pine" ? pine(b, "#3a6e46") : way === "palm" ? palm(b) : way === "mangrove" ? mangrove(b) : way === "red" ? leafy(b, "#c4683a") : leafy(b, "#5a9a4a")),
  trees: (b, way) => {
    const one = () => (way === "pine" ? pine(b, b.pick(["#3a6e46", "#2f5f44", "#4a7d4a"])) : way === "palm" ? palm(b) : way === "mangrove" ? mangrove(b) : leafy(b, b.pick(GREENS)));
    return [[-34, -4, 0.72], [28, -5, 0.78], [-14, -2, 0.95], [44, -2, 0.6], [10, 0, 1.15], [-46, 1, 0.85]].map(([x, y, s]) => b.at(x! + b.between(-4, 4), y!, s! * b.between(0.9, 1.1), one())).join("");
  },
  jungle: (b) => b.times(7, (place) => b.at(-42 + place * 14, -2, b.between(0.8, 1.15), place % 3 === 1 ? palm(b) : leafy(b, b.pick(["#2f7040", "#3f8a44", "#5aa04a"])))) + b.times(10, () => b.at(b.between(-46, 46), 3, 1, b.path("M0 0Q-10 -4 -12 -12Q-3 -10 0 0Q3 -12 12 -13Q10 -4 0 0Z", b.pick(["#6ab85a", "#8acb62", "#4f9a4a"])))),
  bush: (b) => b.times(3, (place) => b.at(-20 + place * 20, place === 1 ? 3 : 0, place === 1 ? 1.2 : 0.9, b.dot(-6, -6, 7, "#4f8a3f") + b.dot(6, -6, 7.4, "#3d7038") + b.dot(0, -10, 8, "#6aa850") + b.dot(-3, -12, 3.6, "#92c46e") + b.times(5, () => b.dot(b.between(-9, 9), b.between(-14, -3), 1.1, "#e8503a")))),
  grass: (b) => b.times(38, () => b.at(b.between(-44, 44), b.between(-4, 5), 1, blade(b, 0, b.between(8, 22), b.pick(["#6aa84f", "#8cc05a", "#4f8f42", "#a8d070"])))),
  heather: (b) => b.times(26, () => b.at(b.between(-42, 42), b.between(-5, 5), 1, b.line(`M0 0V-12`, "#5a7a4a", 1) + b.times(5, (place) => b.dot((place % 2 ? 1.4 : -1.4), -6 - place * 2, 1.5, b.pick(["#b468c0", "#9a4fae", "#d090d8"]))))),
  moss: (b) => b.path("M-30 2C-26 -14 -10 -22 4 -20S30 -10 32 2Z", "#7a5a50") + b.rim("M-30 2C-26 -14 -10 -22 4 -20") + b.path("M-24 -8C-20 -16 -8 -22 4 -20C14 -19 22 -14 24 -8C14 -12 12 -6 6 -9C-2 -4 -8 -10 -14 -5C-18 -4 -20 -9 -24 -8Z", "#5f9a44") + b.times(18, () => b.dot(b.between(-18, 18), b.between(-19, -9), b.between(1, 2.4), b.pick(["#7ab852", "#4f8a3c", "#9ad06a"]))),
  lichen: (b, way) => {
    const colours = way === "orange" ? ["#e8a03a", "#f4c45a", "#d07a2a"] : way === "blue" ? ["#7fc4b8", "#a8e0d0", "#5a9a98"] : ["#b8c86a", "#d8e08a", "#8fa850"];
    return b.path("M-34 4L-28 -18L-8 -28L16 -25L32 -10L34 4Z", "#8a6a64") + b.path("M4 4L16 -25L32 -10L34 4Z", "#6a4e4e") + b.rim("M-34 4L-28 -18L-8 -28L16 -25") + b.times(7, () => b.at(b.between(-22, 22), b.between(-20, -2), b.between(0.6, 1.3), b.times(7, (place) => b.dot(5 * Math.cos(place), 3.6 * Math.sin(place), 2.8, b.pick(colours))) + b.dot(0, 0, 3, colours[1]!)));
  },
  fungus: (b, way) => {
    const colours = way === "blue" ? ["#5aa0d0", "#3f78b0"] : way === "glow" ? ["#6ae0c0", "#3fb0a0"] : way === "brown" ? ["#a8744a", "#c4925f"] : ["#d8503a", "#e88a4a"];
    return [[-24, -1, 0.7], [22, -2, 0.8], [-2, 2, 1.35], [-38, 2, 0.5], [38, 2, 0.45]].map(([x, y, s], place) => b.at(x!, y!, s!, mushroom(b, colours[place % 2]!), b.between(-8, 8))).join("") + (way === "glow" || way === "blue" ? b.glow(0, -24, 36, colours[0]!, 0.5) : "");
  },
  crops: (b, way) => b.times(5, (row) => b.times(9, (place) => b.at(-44 + place * 11 + (row % 2) * 3, -12 + row * 4.4, 0.55 + row * 0.13, way === "wheat" ? b.line("M0 0V-12", "#c89a3a", 1) + b.oval(0, -13, 1.7, 4, "#f0c85a") : way === "tulip" ? b.line("M0 0V-10", "#5a8a44", 1) + b.path("M-3 -10Q-3 -15 -2 -16L0 -13L2 -16Q3 -15 3 -10Q0 -8 -3 -10Z", b.pick(["#e8503a", "#f0b040", "#d070b0"])) : b.path("M0 0Q-7 -3 -6 -9Q-1 -7 0 0Q1 -9 6 -11Q7 -4 0 0Z", row % 2 ? "#7ab84f" : "#5a9a44")))),
  greenhouse: (b, way) => b.path("M-36 0V-12Q-36 -24 0 -24T36 -12V0Z", "#bfe4dc", 'opacity=".5"') + b.times(8, (place) => b.at(-30 + place * 8.6, 0, 0.55, way === "tomato" ? leafy(b, "#4f9a4a") + b.dot(-4, -22, 3, "#e8503a") + b.dot(5, -28, 3, "#e8503a") : leafy(b, b.pick(GREENS)))) + b.line("M-36 0V-12Q-36 -24 0 -24T36 -12V0M-24 0V-19M-12 0V-23M0 0V-24M12 0V-23M24 0V-19M-36 -11H36", "#f0fcf8", 1) + b.rim("M-36 -2V-12Q-36 -23 -6 -24", 1.4),
  sprout: (b) => b.path("M-18 2Q0 -9 18 2Z", "#5a3a2c") + b.line("M0 -4Q-1 -16 0 -26", "#6aa84f", 2.4) + b.path("M0 -20Q-16 -20 -18 -34Q-3 -34 0 -20Z", "#7ac05a") + b.path("M0 -24Q13 -26 17 -40Q2 -38 0 -24Z", "#5aa04a") + b.rim("M-17 -33Q-4 -32 0 -20"),
  leaf: (b) => b.at(0, -24, 1.2, b.path("M-20 12C-22 -10 -4 -20 22 -20C22 4 8 20 -14 14Z", "#6ab054") + b.path("M-20 12C-6 6 10 -6 22 -20C22 4 8 20 -14 14Z", "#4f8f44") + b.line("M-24 20C-12 8 6 -6 18 -16M-8 6L-10 -6M2 -2L1 -13M-4 4L8 9M6 -4L16 -1", "#d8f0b8", 0.9)),
  terraces: (b) => b.times(4, (row) => b.path(`M${-44 + row * 9} ${-row * 10}Q0 ${-row * 10 + 7} ${44 - row * 9} ${-row * 10}V${-row * 10 - 5}Q0 ${-row * 10 + 2} ${-44 + row * 9} ${-row * 10 - 5}Z`, "#c4a284") + b.times(8 - row, (place) => b.dot(-34 + row * 8 + place * 10, -row * 10 - 6, 3.6, b.pick(GREENS)))),
  seeds: (b) => b.times(7, (place) => b.at(-24 + (place % 4) * 16 + (place > 3 ? 8 : 0), place > 3 ? -18 : -4, 1, b.path("M0 -8Q7 -4 5 4Q0 9 -5 4Q-7 -4 0 -8Z", b.pick(["#d8a860", "#b8803f", "#8a5a34"])) + b.line("M0 -6Q2 0 0 5", "#f4dca8", 0.8))),
  flowers: (b) => b.times(15, () => b.at(b.between(-42, 42), b.between(-4, 5), b.between(0.7, 1.1), b.line("M0 0V-14", "#5a8a44", 1.1) + [0, 1, 2, 3, 4].map((place) => b.dot(3 * Math.cos(place * 1.257), -16 + 3 * Math.sin(place * 1.257), 2.1, "#f4e8f0")).join("") + b.dot(0, -16, 1.8, b.pick(["#f0c04a", "#e8703f"])))),
  stumps: (b) => b.times(4, (place) => b.at(-30 + place * 20, place % 2 ? 3 : -2, 1, b.path("M-5 0L-4 -8H4L6 0Z", "#4a2f28") + b.oval(0, -8, 4.2, 1.6, "#d8a870") + `<path d="M-2 -10C-3 -16 2 -17 1 -23C6 -18 5 -12 3 -10Z" fill="#ff9a3a"/>`)),
  reeds: (b) => b.times(13, () => b.at(b.between(-40, 40), b.between(-2, 4), 1, blade(b, 0, b.between(16, 30), "#5f8f4a") + b.line(`M2 0V-24`, "#7aa055", 0.9) + b.box(0.8, -30, 2.4, 8, "#7a4a2c", 1.2))),
});

export const fields = wide({
  field: (b, way, place) => b.times(11, (row) => b.path(`M${short(80 + (row - 5.5) * 9)} ${short(place.far)}L${short(80 + (row - 5.5) * 40)} 100H${short(80 + (row - 4.6) * 40)}L${short(80 + (row - 4.6) * 9)} ${short(place.far)}Z`, row % 2 ? (way === "wheat" ? "#e0b24a" : "#6aa050") : way === "wheat" ? "#c4923a" : "#8a5a3c")),
  forest: (b, way, place) => b.times(22, (at) => b.at(at * 7.6 + b.between(-3, 3), place.far + b.between(-1, 3), b.between(0.34, 0.52), way === "pine" ? pine(b, "#3a6e4c") : leafy(b, b.pick(GREENS)))),
  kelp: (b) => b.times(13, () => {
    const [x, h] = [b.between(2, 158), b.between(34, 84)];
    const colour = b.pick(["#4f8a4a", "#3a7048", "#76a04a"]);
    return b.line(`M${short(x)} 96q-6 ${short(-h * 0.25)} 0 ${short(-h * 0.5)}t0 ${short(-h * 0.5)}`, colour, 2.2) + b.times(6, (at) => b.at(x + (at % 2 ? 2 : -2), 92 - (h * at) / 6, 1, b.path("M0 0Q8 -5 13 1Q6 3 0 0Z", lighter(colour, 0.1)), at % 2 ? -20 : 195));
  }),
  algae: (b, way, place) => b.times(20, () => {
    const y = b.between(place.far + 3, 97);
    const size = 0.4 + (y - place.far) / 44;
    return b.oval(b.between(0, 160), y, b.between(6, 15) * size, b.between(1.6, 3) * size, b.pick(way === "red" ? ["#b8503a", "#d87a4a", "#96402f"] : ["#6ab04a", "#8cc85a", "#3f8f4f"]), 'opacity=".88"');
  }),
  coral: (b) => b.times(9, () => b.at(b.between(8, 152), 96, b.between(0.7, 1.3), b.line("M0 0V-14M0 -6L-6 -14M0 -8L6 -15M-6 -14V-20M6 -15V-21M0 -14L-2 -21", b.pick(["#e8806a", "#d86a9a", "#f0b060"]), 2.4))),
  snowflakes: (b) => b.times(30, () => `<circle cx="${short(b.between(0, 160))}" cy="${short(b.between(0, 90))}" r="${short(b.between(0.5, 1.6))}" fill="#fff" opacity="${short(b.between(0.5, 0.95))}"/>`),
});
