/** Shapes of the land, water and weather. */
import { darker, lighter, mix, short } from "../brush";
import { ground, wide } from "../part";
import { ridge, waves } from "../backdrops";

export const lands = ground({
  volcano: (b, way) => b.path("M-58 2L-18 -40Q-10 -36 0 -38T17 -40L58 2Z", "#7a3a30") + b.path("M0 -38Q10 -36 17 -40L58 2H14Z", "#54262a") + `<path d="M-18 -40Q-10 -36 0 -38T17 -40L12 -34Q0 -30 -12 -34Z" fill="#ffb03a"/>` + (way === "quiet" ? "" : `<path d="M-2 -36C-6 -22 6 -18 0 -4C-2 0 -4 2 -6 2H8C10 -10 4 -14 8 -24Z" fill="#ff7a2a"/><path d="M8 -35C16 -22 20 -20 30 2H24C18 -12 10 -16 6 -30Z" fill="#ff9a3a"/>` + b.times(7, (place) => b.dot(-4 + place * 3.4 + b.between(-4, 4), -46 - place * 5, 5 + place * 1.4, "#5a4048", `opacity="${short(0.7 - place * 0.07)}"`)) + b.glow(0, -40, 26, "#ff8a2a", 0.8)) + b.rim("M-58 2L-18 -40"),
  lava: (b) => `<path d="M-70 8C-40 -4 -30 2 -14 -6C0 -12 8 -8 20 -14L30 -10C24 -4 34 0 46 4L70 14H-60Z" fill="${b.gradient("down", ["#ffd04a"], ["#ff6a1a"])}"/>` + b.times(8, () => b.path(`M${short(b.between(-46, 44))} ${short(b.between(0, 9))}l6 -2.4l5 2.6l-4 2Z`, "#4a1a18")) + b.glow(0, 0, 46, "#ff7a20", 0.6),
  bowl: (b) => b.path("M-50 2Q-38 -12 -22 -10Q0 -5 22 -10Q38 -12 50 2Q30 10 0 10T-50 2Z", "#a4583a") + b.path("M-34 0Q-20 -6 0 -4T34 0Q20 7 0 7T-34 0Z", "#5a2822") + b.path("M-34 0Q-20 7 0 7T34 0Q20 3 0 3T-34 0Z", "#c87a4c") + b.rim("M-50 2Q-38 -12 -22 -10Q0 -5 22 -10Q38 -12 50 2"),
  cliff: (b) => b.path("M-70 0V-34L-34 -40L-20 -36L-14 -20L-4 -18L4 0Z", "#a0553a") + b.path("M-34 -40L-20 -36L-14 -20L-4 -18L4 0H-22Z", "#7a3c2c") + b.line("M-70 -24L-20 -26M-70 -12L-10 -14", "#6a3226", 1) + b.rim("M-70 -34L-34 -40L-20 -36"),
  chasm: (b) => b.path("M-70 -20H-18L-10 4L-16 20H-70Z", "#a4583a") + b.path("M70 -22H20L8 4L16 20H70Z", "#8a452f") + b.path("M-18 -20L-10 4L-16 20H16L8 4L20 -22Z", "#2c1520") + b.path("M-30 -20H-18L-10 4L-16 20H-24L-20 2Z", "#7d3d2d") + b.rim("M-70 -20H-18L-10 4"),
  rocks: (b) => b.path("M-30 2L-24 -16L-10 -20L0 -8L4 2Z", "#9a5a42") + b.path("M-10 -20L0 -8L4 2H-8Z", "#743f32") + b.path("M2 2L8 -12L22 -14L32 2Z", "#864a38") + b.path("M22 -14L32 2H18Z", "#62342c") + b.rim("M-30 2L-24 -16L-10 -20"),
  icebergs: (b) => b.path("M-40 4L-30 -22L-16 -30L-6 -10L2 4Z", "#eef8fc") + b.path("M-16 -30L-6 -10L2 4H-14Z", "#a8d0e4") + b.path("M6 4L16 -18L26 -22L42 4Z", "#e0f2f8") + b.path("M26 -22L42 4H22Z", "#8fc0dc") + b.rim("M-40 4L-30 -22L-16 -30"),
  icecap: (b) => b.path("M-78 4C-60 -18 -40 -24 -12 -24S50 -20 78 4Z", "#f2fafc") + b.path("M-40 4C-20 -8 10 -10 30 -22C54 -18 66 -8 78 4Z", "#b8dcec") + b.line("M-50 -6Q-30 -14 -8 -12M-20 0Q4 -8 24 -8", "#9accdf", 0.9) + b.rim("M-78 4C-60 -18 -40 -24 -12 -24S20 -24 36 -20", 1.4) + `<path d="M-24 4C-20 -2 -14 -4 -12 -10C-8 -4 -2 -2 2 4Z" fill="#4fa0cc"/>`,
  blocks: (b) => b.times(4, (place) => b.at(-28 + place * 18, place % 2 ? 3 : -2, 1 + (place % 2) * 0.25, b.path("M-9 0V-14L-3 -19H11V-5L6 0Z", "#c8e8f4") + b.path("M-9 -14L-3 -19H11L6 -14Z", "#f4fcff") + b.path("M6 0V-14L11 -19V-5Z", "#8fc4de") + b.line("M-6 -11l5 7", "#fff", 0.9))),
  lake: (b, way) => b.oval(0, 0, 50, 11, darker("#7a4634", 0.1)) + `<ellipse cy="-1" rx="47" ry="9.6" fill="${b.shade("down", "#8fd0e4", way === "hot" ? "#3fa094" : "#2f7ab0")}"/>` + b.line("M-30 -2q6 -2 12 0M-4 2q6 -2 12 0M14 -4q6 -2 12 0M-16 -6q5 -1.6 10 0", "#e8faff", 0.9) + (way === "hot" ? b.times(5, (place) => b.line(`M${-24 + place * 12} -8q3 -5 0 -10t0 -10`, "#fff6ee", 1.6, 'opacity=".6"')) : "") + b.rim("M-50 0A50 11 0 0 1 0 -11"),
  waterfall: (b) => b.path("M-60 2V-38H-12L-8 2Z", "#8a4a38") + b.path("M60 2V-38H14L10 2Z", "#6a362e") + `<path d="M-12 -38H14L10 2H-8Z" fill="${b.gradient("down", ["#bfe8f4"], ["#5fb0d8"])}"/>` + b.line("M-6 -36V0M0 -37V2M7 -36V0", "#fff", 1, 'opacity=".75"') + b.times(7, () => b.dot(b.between(-16, 18), b.between(-2, 4), b.between(2, 5), "#f0fcff", 'opacity=".7"')) + b.rim("M-60 -38H-12"),
  geyser: (b) => `<path d="M-3 0C-6 -20 -10 -34 -16 -42C-6 -38 -4 -46 0 -52C4 -46 8 -38 16 -42C10 -34 6 -20 3 0Z" fill="#e8f8fc" opacity=".9"/>` + b.line("M0 0V-44M-2 -6Q-5 -26 -10 -36M2 -6Q5 -26 10 -36", "#8fc8e0", 1) + b.path("M-18 2Q-8 -6 0 -5T18 2Z", "#8a5a48") + b.times(6, () => b.dot(b.between(-18, 18), b.between(-48, -30), b.between(1.6, 4), "#fff", 'opacity=".75"')),
  permafrost: (b) => b.path("M-70 0H70V8H-70Z", "#9a5a42") + b.path("M-70 8H70V22H-70Z", "#a8d4e4") + b.times(9, (place) => b.path(`M${-64 + place * 15} 8l6 9l7 -5l4 -4Z`, place % 2 ? "#e6f6fa" : "#7fb8d0")),
  crystals: (b, way) => {
    const colour = way === "ice" ? "#a8dcf0" : way === "gold" ? "#f0b040" : way === "violet" ? "#a878e0" : way === "green" ? "#6ac890" : "#d8dce8";
    const shard = (x: number, h: number, turn: number) => b.at(x, 2, 1, b.path(`M-6 0L-5 ${-h * 0.7}L0 ${-h}L6 ${-h * 0.66}L5 0Z`, colour) + b.path(`M0 0V${-h}L6 ${-h * 0.66}L5 0Z`, darker(colour, 0.3)) + b.path(`M-5 ${-h * 0.7}L0 ${-h}L0 ${-h * 0.62}Z`, lighter(colour, 0.6)), turn);
    return shard(-18, 24, -24) + shard(18, 26, 22) + shard(-9, 36, -9) + shard(9, 33, 10) + shard(0, 46, 0) + b.glow(0, -20, 38, lighter(colour, 0.2), 0.45) + b.path("M-30 4Q0 -4 30 4Z", "#5a3a3c");
  },
  canal: (b) => b.path("M-12 -14H12L60 12H-60Z", "#4f9cc8") + b.line("M-12 -14L-60 12M12 -14L60 12", "#e0d0bc", 3) + b.line("M-8 -8H8M-18 -2H18M-30 5H30", "#cfeefa", 0.8),
  lock: (b) => b.path("M-40 -24H40V4H-40Z", "#b8a898") + b.path("M-32 -24H32V4H-32Z", "#3f86b4") + b.path("M-32 -10H32V4H-32Z", "#5fa8d4") + b.path("M-32 -26L-2 -18V2L-32 4Z", "#7a5a42") + b.path("M32 -26L2 -18V2L32 4Z", "#5f4434") + b.line("M-30 -10L-3 -6M30 -10L3 -6M-30 -18L-3 -13M30 -18L3 -13", "#c89a6a", 1.2) + b.box(-44, -30, 8, 34, "#d0c4b4", 1) + b.box(36, -30, 8, 34, "#a89a8c", 1),
  aqueduct: (b) => b.box(-70, -34, 140, 5, "#d8c4a8") + b.box(-70, -37, 140, 3, "#6ab4dc") + b.times(7, (place) => b.path(`M${-70 + place * 22} 2V-29H${-48 + place * 22}V2H${-52 + place * 22}V-14a7 8 0 0 0 -14 0V2Z`, place % 2 ? "#c4ae90" : "#cfb99a")) + b.rim("M-70 -37H70"),
  pump: (b) => b.box(-18, -14, 26, 14, "#7f93a8", 2) + b.dot(-6, -7, 5, "#dce8f0") + b.line("M-6 -7L-3 -10", "#c4403a", 1.2) + b.line("M8 -7H22V-26H34", "#5a9cc4", 4.4) + `<path d="M34 -28C42 -27 42 -14 42 2H36C36 -12 37 -20 34 -23Z" fill="#9fdcf4"/>` + b.path("M26 4Q40 -3 54 4Z", "#5fb0dc") + b.box(-26, -22, 8, 22, "#a8b4c4", 2) + b.rim("M-18 -2V-14H6"),
  tank: (b) => b.line("M-12 0L-9 -22M12 0L9 -22M-11 -10H11", "#c8b8a8", 2) + b.path("M-20 -24H20V-38Q0 -46 -20 -38Z", "#dfe8ee") + b.path("M4 -24H20V-38Q12 -42 4 -43Z", "#a8b8c8") + b.path("M-20 -24H20V-30Q10 -33 0 -30T-20 -30Z", "#4f98cc") + b.rim("M-20 -24V-38Q-8 -43 0 -43.6"),
  flood: (b) => `<path d="M-80 6C-60 -2 -50 -22 -30 -30C-14 -36 0 -32 4 -24C-6 -26 -14 -22 -14 -14C-12 -4 10 -2 30 -4S70 0 80 6V20H-80Z" fill="${b.gradient("down", ["#a8e0f0"], ["#2f78b0"])}"/>` + b.line("M-66 2C-50 -8 -42 -22 -24 -28M-50 4C-40 -6 -34 -14 -22 -20", "#f0fcff", 1.2) + b.times(9, () => b.dot(b.between(-14, 14), b.between(-34, -18), b.between(1, 2.6), "#f4fdff")),
  island: (b) => b.path("M-34 2Q-20 -10 0 -11T34 2Z", "#d8b478") + b.path("M-22 -5Q-8 -16 4 -14T26 -3Q4 -9 -22 -5Z", "#6aa050"),
  road: (b) => b.path("M-3 -12H3L26 14H-26Z", "#8a6a58") + b.line("M0 -10V-7M0 -4V0M0 4V10", "#f4e4c4", 1.2),
  border: (b) => b.times(7, (place) => b.line(`M${-48 + place * 16} ${place % 2 ? 2 : 0}V-18`, "#e8e0d0", 1.6) + b.path(`M${-48 + place * 16} -18h7l-1.8 2.6l1.8 2.6h-7Z`, place % 2 ? "#c4402f" : "#3f78b4")) + b.line("M-52 3H52", "#f4e8d0", 1, 'stroke-dasharray="4 3"'),
});

export const weather = wide({
  clouds: (b, way) => b.times(way === "many" ? 7 : 4, () => b.at(b.between(6, 154), b.between(10, 40), b.between(0.5, 1.1), b.oval(0, 0, 22, 5, way === "dark" ? "#5a5464" : "#fff6ee", 'opacity=".8"') + b.dot(-7, -4, 7, way === "dark" ? "#6a6474" : "#fffaf4", 'opacity=".85"') + b.dot(4, -6, 8.6, way === "dark" ? "#625c6c" : "#fffaf4", 'opacity=".85"'))),
  rain: (b) => b.times(34, () => {
    const [x, y] = [b.between(0, 160), b.between(14, 88)];
    return b.line(`M${short(x)} ${short(y)}l-2.4 8`, "#cfeaf8", 0.8, 'opacity=".75"');
  }),
  lightning: (b) => b.times(3, (place) => {
    const x = 34 + place * 44 + b.between(-10, 10);
    return `<path d="M${short(x)} 8l-7 18h6l-9 20h5l-6 18l16 -24h-6l8 -16h-6l7 -16Z" fill="#fff6b0" opacity="${place === 1 ? 1 : 0.75}"/>` + b.glow(x - 4, 34, 26, "#cfd8ff", 0.5);
  }),
  dust: (b) => b.times(9, () => b.oval(b.between(0, 160), b.between(20, 92), b.between(26, 54), b.between(3, 9), "#d89a68", `opacity="${short(b.between(0.18, 0.42))}"`)) + b.times(24, () => `<circle cx="${short(b.between(0, 160))}" cy="${short(b.between(10, 96))}" r="${short(b.between(0.4, 1.1))}" fill="#ffd8a8" opacity=".7"/>`),
  tornado: (b) => b.times(9, (place) => b.oval(80 + 7 * Math.sin(place * 1.3), 84 - place * 9, 7 + place * 5.2, 3 + place * 0.7, mix("#8a4a30", "#d89a68", place / 9), 'opacity=".82"')),
  fog: (b) => b.times(6, () => b.oval(b.between(0, 160), b.between(52, 90), b.between(30, 60), b.between(3, 7), "#f4f0f4", `opacity="${short(b.between(0.2, 0.45))}"`)),
  gas: (b, way) => b.times(9, () => b.glow(b.between(6, 154), b.between(14, 82), b.between(14, 30), way === "green" ? "#a8d870" : way === "red" ? "#e8805a" : way === "violet" ? "#b890e8" : way === "amber" ? "#f0c060" : "#d8ecf4", 0.5)),
  aurora: (b) => b.times(5, (place) => {
    const x = 8 + place * 32 + b.between(-8, 8);
    return `<path d="M${short(x)} 4q10 22 0 48h16q10 -26 4 -50Z" fill="${b.gradient("down", [place % 2 ? "#7affc8" : "#8ab0ff", 0], [place % 2 ? "#7affc8" : "#a890ff", 0.6], ["#7affc8", 0])}"/>`;
  }),
  river: (b, _way, place) => `<path d="M${short(b.between(70, 90))} ${short(place.far)}C60 ${short(place.far + 8)} 110 ${short(place.far + 14)} 84 ${short(place.floor)}C60 ${short(place.floor + 8)} 40 ${short(place.floor + 12)} 30 100H108C110 ${short(place.floor + 10)} 128 ${short(place.floor + 4)} 118 ${short(place.floor - 6)}C108 ${short(place.far + 10)} 84 ${short(place.far + 6)} 88 ${short(place.far)}Z" fill="${b.shade("down", "#9fd8ea", "#3f8cc0")}"/>`,
  pond: (b, _way, place) => `<rect y="${short(place.floor - 2)}" width="160" height="40" fill="${b.shade("down", "#5fa8cc", "#2a6a9a")}"/>` + waves(b, place.floor - 2, "#d8f4fc", 9),
  hills: (b, _way, place) => b.path(`${ridge(b, "soft", place.far + 6, 8)}L160 100H0Z`, "#6f9a55") + b.path(`${ridge(b, "soft", place.floor, 4)}L160 100H0Z`, "#547f42"),
  embers: (b) => b.times(24, () => `<circle cx="${short(b.between(0, 160))}" cy="${short(b.between(6, 94))}" r="${short(b.between(0.4, 1.4))}" fill="${b.pick(["#ffd04a", "#ff8a2a", "#fff0b0"])}"/>`),
  rays: (b) => b.times(5, (place) => `<path d="M${20 + place * 28} 0L${short(4 + place * 34 + b.between(-8, 8))} 88h16L${30 + place * 28} 0Z" fill="#fff2c0" opacity="${short(b.between(0.1, 0.24))}"/>`),
  sparks: (b) => b.times(16, () => b.at(b.between(10, 150), b.between(8, 84), b.between(0.4, 1), `<path d="M0 -5L1.2 -1.2L5 0L1.2 1.2L0 5L-1.2 1.2L-5 0L-1.2 -1.2Z" fill="#fff2b0"/>`)),
});
