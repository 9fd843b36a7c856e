/** Where scenes take place: each backdrop paints all of the picture and says where things stand in it. */
import { HEIGHT, WIDTH, darker, lighter, mix, short, type Brush } from "./brush";

export interface Place {
  drawn: string;
  /** Painted over what stands there. */
  front?: string;
  /** Where near things stand, and far ones. */
  floor: number;
  far: number;
  /** Whether the light comes from the right. */
  mirrored?: boolean;
}
type Backdrop = (b: Brush, way: string) => Place;

const full = (b: Brush, fill: string) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill.startsWith("#") ? b.tone(fill) : fill}"/>`;

export function stars(b: Brush, count: number, low = HEIGHT): string {
  return b.times(count, () => {
    const r = b.between(0.25, 0.8);
    return `<circle cx="${short(b.between(0, WIDTH))}" cy="${short(b.between(0, low))}" r="${short(r)}" fill="#fff" opacity="${short(b.between(0.35, 1))}"/>`;
  });
}

function sky(b: Brush): { drawn: string; mirrored: boolean } {
  const { light } = b;
  const mirrored = b.chance() < 0.5;
  const x = mirrored ? b.between(104, 142) : b.between(18, 56);
  const y = b.between(12, 46);
  const r = b.between(3, 10);
  const fill = b.gradient("down", [light.sky[0]], [light.sky[1], 1, b.between(0.35, 0.5)], [light.sky[2], 1, 0.72], [light.sky[2]]);
  const wisps = light.stars ? stars(b, 34, 60) : b.times(3, () => b.oval(b.between(0, WIDTH), b.between(8, 46), b.between(18, 40), b.between(0.8, 2.2), light.sun, `opacity="${short(b.between(0.1, 0.26))}"`));
  return { drawn: full(b, fill) + b.glow(x, y, r * 6, light.sun, 0.5) + `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${light.sun}"/>` + wisps, mirrored };
}

/** The edge of a row of hills, from left to right. */
export function ridge(b: Brush, way: string, y: number, height: number): string {
  const steps = 8;
  const at = (place: number) => short((place * WIDTH) / steps);
  const level = () => short(y - b.between(0, height));
  if (way === "mesa") {
    let d = `M0 ${level()}`;
    for (let x = 0; x < WIDTH; ) {
      const [gap, top, lift] = [b.between(8, 26), b.between(14, 34), y - b.between(0.4, 1.25) * height];
      d += `L${short(x + gap)} ${short(y)}l${short(b.between(2, 5))} ${short(lift - y)}h${short(top)}l${short(b.between(2, 5))} ${short(y - lift)}`;
      x += gap + top + 7;
    }
    return `${d}L160 ${short(y)}`;
  }
  if (way === "peaks") {
    let d = `M0 ${level()}`;
    for (let place = 0; place < steps; place += 1) d += `L${short(((place + b.between(0.3, 0.7)) * WIDTH) / steps)} ${short(y - height * b.between(0.5, 1.4))}L${at(place + 1)} ${short(y - height * b.between(-0.1, 0.35))}`;
    return d;
  }
  if (way === "dunes") {
    let d = `M0 ${level()}`;
    for (let place = 0; place < 4; place += 1) d += `C${short(place * 40 + 14)} ${short(y - height * b.between(0.1, 0.5))} ${short(place * 40 + 22)} ${short(y - height * 1.1)} ${short(place * 40 + 27)} ${short(y - height * b.between(0.7, 1))}Q${short(place * 40 + 31)} ${short(y)} ${short((place + 1) * 40)} ${short(y - height * b.between(0, 0.3))}`;
    return d;
  }
  let d = `M0 ${level()}`;
  for (let place = 0; place < 4; place += 1) d += `C${short(place * 40 + 14)} ${level()} ${short(place * 40 + 26)} ${level()} ${short(place * 40 + 40)} ${level()}`;
  return d;
}

const hill = (b: Brush, edge: string, colour: string, lit: boolean) => {
  const fill = b.gradient("down", [lighter(colour, 0.16)], [colour, 1, 0.25], [darker(colour, 0.14)]);
  return `<path d="${edge}L160 100H0Z" fill="${fill}"/>` + (lit ? `<path d="${edge}" fill="none" stroke="${b.light.rim}" stroke-width=".8" opacity=".45"/>` : "");
};

function pebbles(b: Brush, colour: string, from: number): string {
  return b.times(9, () => {
    const [x, y, r] = [b.between(2, 158), b.between(from, 98), b.between(0.5, 1.8)];
    return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(r * 1.6)}" ry="${short(r * 0.8)}" fill="${darker(colour, 0.22)}"/><ellipse cx="${short(x - 0.4)}" cy="${short(y - r * 0.4)}" rx="${short(r * 1.3)}" ry="${short(r * 0.6)}" fill="${lighter(colour, 0.12)}"/>`;
  });
}

const land: Backdrop = (b, way) => {
  const { drawn, mirrored } = sky(b);
  const [far, mid, near] = b.light.land;
  const horizon = b.between(49, 65);
  const shape = way || b.pick(["soft", "mesa", "peaks", "dunes", "soft"]);
  const back = hill(b, ridge(b, shape, horizon, b.between(8, 17)), mix(far, b.light.haze, 0.35), false);
  const haze = `<rect y="${short(horizon - 14)}" width="160" height="26" fill="${b.gradient("down", [b.light.haze, 0], [b.light.haze, 0.5], [b.light.haze, 0])}"/>`;
  const middle = hill(b, ridge(b, shape === "soft" || shape === "dunes" ? shape : "soft", horizon + 8, b.between(4, 8)), mid, true);
  const front = hill(b, ridge(b, "soft", horizon + 19, 4), near, true);
  return { drawn: drawn + back + haze + middle + front + pebbles(b, near, horizon + 22), floor: horizon + 23, far: horizon + 8, mirrored };
};

export function waves(b: Brush, top: number, colour: string, count = 12): string {
  return b.times(count, (place) => {
    const y = top + 2 + ((HEIGHT - top) * place) / count;
    const [x, length] = [b.between(0, 130), b.between(6, 12) + place * 1.4];
    return `<path d="M${short(x)} ${short(y)}q${short(length / 2)} -1.6 ${short(length)} 0" fill="none" stroke="${colour}" stroke-width="${short(0.5 + place * 0.06)}" stroke-linecap="round" opacity="${short(b.between(0.3, 0.75))}"/>`;
  });
}

const WATER: Record<string, string> = { day: "#2f7fb4", evening: "#4a6a96", moonlit: "#1c4266", ice: "#3f86ae", dusk: "#43406e", night: "#1b2450", dawn: "#6a7fa4" };
const waterOf = (b: Brush, hour: string) => WATER[hour] ?? mix("#2f78a8", b.light.haze, 0.16);

const sea: Backdrop = (b, way) => {
  const { drawn, mirrored } = sky(b);
  const horizon = b.between(48, 56);
  const colour = waterOf(b, way);
  const fill = b.gradient("down", [mix(colour, b.light.haze, 0.45)], [colour, 1, 0.35], [darker(colour, 0.35)]);
  const coast = hill(b, ridge(b, "soft", horizon, b.between(5, 11)), mix(b.light.land[0], b.light.haze, 0.4), false);
  const shine = `<path d="M${mirrored ? 112 : 34} ${short(horizon)}h14l14 52H${mirrored ? 98 : 20}Z" fill="${b.gradient("down", [b.light.sun, 0.5], [b.light.sun, 0])}"/>`;
  return { drawn: drawn + coast + `<rect y="${short(horizon)}" width="160" height="60" fill="${fill}"/>` + shine + waves(b, horizon, lighter(colour, 0.5)), floor: horizon + 24, far: horizon + 3, mirrored };
};

/** Land in front, water behind it. */
const coast: Backdrop = (b, way) => {
  const place = sea(b, way);
  const edge = ridge(b, "soft", place.floor + 1, 7);
  return { ...place, drawn: place.drawn + hill(b, edge, b.light.land[2], true) + pebbles(b, b.light.land[2], place.floor + 3), floor: place.floor + 4 };
};

const under: Backdrop = (b) => {
  const fill = b.gradient("down", ["#7fd0d8"], ["#2f8fb0", 1, 0.3], ["#0f4a72", 1, 0.75], ["#0a2c50"]);
  const rays = b.times(5, () => {
    const [x, w] = [b.between(10, 140), b.between(6, 14)];
    return `<path d="M${short(x)} 0h${short(w)}l${short(w * 1.6 - 20)} 92h${short(-w * 1.7)}Z" fill="#dff8f0" opacity="${short(b.between(0.06, 0.16))}"/>`;
  });
  const bed = hill(b, ridge(b, "soft", 86, 8), "#5a4a4e", false) + hill(b, ridge(b, "dunes", 95, 6), "#3a3040", true);
  return { drawn: full(b, fill) + rays + bed, floor: 90, far: 80 };
};

/** The ground cut open: a strip of surface above, layers of rock, and a hollow where things stand. */
const cave: Backdrop = (b) => {
  const [, mid, near] = b.light.land;
  const top = b.between(15, 22);
  const layers = b.times(5, (place) => `<path d="${ridge(b, "soft", top + 6 + place * 17, 5)}L160 100H0Z" fill="${mix(mid, darker(near, 0.5), place / 4)}"/>`);
  const hollow = `M6 ${short(b.between(66, 76))}C8 42 ${short(b.between(34, 50))} ${short(b.between(34, 40))} 80 ${short(b.between(33, 38))}S152 44 154 ${short(b.between(64, 76))}C154 92 120 93 80 93S8 94 6 70Z`;
  const inside = `<path d="${hollow}" fill="${b.gradient("radial", ["#f7c489", 0.95], ["#8a5244", 1, 0.5], ["#3a2230"])}" stroke="${darker(near, 0.55)}" stroke-width="2"/>`;
  return { drawn: sky(b).drawn + hill(b, ridge(b, "soft", top, 4), b.light.land[0], true) + layers + inside, floor: 88, far: 78 };
};

function limb(b: Brush, colour: string, ry: number, air = "#ffc9a0"): string {
  const [cx, r] = [b.between(50, 110), 130];
  const cy = ry + r;
  const spots = b.times(7, () => {
    const [x, y] = [b.between(-6, 166), b.between(ry + 6, 104)];
    return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(b.between(4, 15))}" ry="${short(b.between(1, 3.4))}" fill="${darker(colour, 0.24)}" opacity=".55"/>`;
  });
  return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${r + 7}" fill="${air}" opacity=".16"/><circle cx="${short(cx)}" cy="${short(cy)}" r="${r + 2.5}" fill="${air}" opacity=".4"/><circle cx="${short(cx)}" cy="${short(cy)}" r="${r}" fill="${b.gradient("down", [lighter(colour, 0.25)], [colour, 1, 0.09], [darker(colour, 0.5), 1, 0.3])}"/>${spots}`;
}

const nebula = (b: Brush) => b.times(3, () => b.glow(b.between(0, 160), b.between(0, 90), b.between(28, 62), b.pick(["#5a3a9a", "#2a5aa0", "#8a3a6a", "#2a7a8a"]), 0.35));

const space: Backdrop = (b) => {
  const fill = b.gradient("down", [b.light.sky[0]], [b.light.sky[1]], [b.light.sky[2]]);
  return { drawn: full(b, fill) + nebula(b) + stars(b, 60), floor: 82, far: 66, mirrored: b.chance() < 0.5 };
};

const LIMBS: Record<string, [string, string]> = {
  mars: ["#c65a30", "#ffc9a0"], moon: ["#9a9088", "#3a3a44"], earth: ["#2f78c0", "#9fd8ff"], europa: ["#dcd2c0", "#cfe8ff"], io: ["#e0b840", "#fff0a0"],
  callisto: ["#6a5a50", "#4a4440"], ganymede: ["#8f8a80", "#a0b0c0"], titan: ["#d99a3a", "#ffd070"], sun: ["#ffb440", "#fff0a0"], green: ["#6a9a4a", "#bfe8ff"], dark: ["#4a3a4a", "#5a4a6a"],
};

/** Above a world, whose edge is seen below. */
const orbit: Backdrop = (b, way) => {
  const place = space(b, "");
  const [colour, air] = LIMBS[way] ?? LIMBS.mars!;
  return { ...place, drawn: place.drawn + limb(b, colour, b.between(66, 76), air), floor: 86, far: 70 };
};

/** On a world without air. */
const moonscape: Backdrop = (b, way) => {
  const place = space(b, "");
  const [colour] = LIMBS[way] ?? LIMBS.moon!;
  const back = hill(b, ridge(b, b.pick(["peaks", "soft"]), 62, b.between(6, 14)), darker(colour, 0.4), true);
  const front = hill(b, ridge(b, "soft", 74, 5), darker(colour, 0.12), true);
  const pits = b.times(7, () => {
    const [x, y, r] = [b.between(0, 160), b.between(77, 98), b.between(3, 9)];
    return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(r)}" ry="${short(r * 0.3)}" fill="${darker(colour, 0.42)}"/><path d="M${short(x - r)} ${short(y)}a${short(r)} ${short(r * 0.3)} 0 0 0 ${short(2 * r)} 0" fill="none" stroke="${lighter(colour, 0.35)}" stroke-width=".7"/>`;
  });
  return { ...place, drawn: place.drawn + back + front + pits, floor: 82, far: 68 };
};

/** A room with a window on Mars. */
const room: Backdrop = (b, way) => {
  const [wall, deep] = [b.light.sky[2], b.light.sky[0]];
  const left = way === "wide" ? 18 : b.pick([14, 58, 88]);
  const width = way === "wide" ? 124 : b.between(44, 58);
  const view = b.pick([["#6e3a5d", "#e08455", "#8a4030"], ["#c9a27c", "#f6dfb4", "#b4603a"], ["#161a40", "#3a2a58", "#4a2a3a"], ["#7c3a34", "#eda35f", "#8a3a26"]] as const);
  const frame = b.tone(darker(wall, 0.5));
  const hills = `M${short(left)} 46q${short(width / 4)} ${short(-b.between(4, 14))} ${short(width / 2)} -2t${short(width / 2)} -2V54H${short(left)}Z`;
  const window = `<rect x="${short(left)}" y="16" width="${short(width)}" height="38" rx="3" fill="${b.gradient("down", [view[0]], [view[1]])}"/><path d="${hills}" fill="${view[2]}"/><rect x="${short(left)}" y="16" width="${short(width)}" height="38" rx="3" fill="none" stroke="${frame}" stroke-width="3"/><path d="M${short(left + width / 2)} 16v38" stroke="${frame}" stroke-width="2"/>`;
  const floor = `<path d="M0 74H160V100H0Z" fill="${b.gradient("down", [darker(wall, 0.4)], [darker(deep, 0.5)])}"/><path d="M0 74H160" stroke="${b.light.rim}" stroke-width=".8" opacity=".5"/>`;
  const panels = b.times(6, (place) => `<path d="M${16 + place * 26} 0V74" stroke="${darker(wall, 0.4)}" stroke-width=".7" opacity=".35"/>`);
  return { drawn: full(b, b.gradient("down", [deep], [wall])) + panels + window + floor, floor: 86, far: 75 };
};

/** What is seen through a microscope. */
const lens: Backdrop = (b, way) => {
  const hue = ({ green: ["#d8f0b0", "#4f8a3a"], red: ["#ffd8b8", "#b0503a"], blue: ["#d4f2f8", "#2f7a96"], violet: ["#ead8f8", "#6a3f96"], amber: ["#fff0c0", "#b07a20"], teal: ["#ccf4e4", "#1f7a68"], dark: ["#6a7aa0", "#1c2444"], rose: ["#ffdbe6", "#b04a78"], lime: ["#f2f8b8", "#7a9420"], sand: ["#f6ead2", "#8f6a44"], ink: ["#3f6a8a", "#0c1830"], ember: ["#ffc890", "#8a2a18"] } as Record<string, [string, string]>)[way] ?? ["#d8f0b0", "#4f8a3a"];
  const [cx, cy, r] = [b.between(64, 96), b.between(42, 58), b.between(54, 72)];
  const specks = b.times(26, () => `<circle cx="${short(b.between(24, 136))}" cy="${short(b.between(2, 98))}" r="${short(b.between(0.3, 1.6))}" fill="${hue[1]}" opacity="${short(b.between(0.15, 0.5))}"/>`);
  const disc = `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" fill="${b.gradient("radial", [hue[0]], [mix(hue[0], hue[1], 0.35), 1, 0.6], [hue[1]])}"/>`;
  const ring = `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" fill="none" stroke="#0d0a18" stroke-width="5" opacity=".55"/>`;
  return { drawn: full(b, darker(hue[1], 0.72)) + disc + specks, front: ring, floor: 72, far: 40 };
};

/** A city on Earth. */
const earth: Backdrop = (b, way) => {
  const { drawn, mirrored } = sky(b);
  const blocks = (y: number, colour: string, low: number, high: number, lit: boolean) => {
    let out = "";
    for (let x = -4; x < 160; ) {
      const [w, h] = [b.between(8, 19), b.between(low, high)];
      out += `<rect x="${short(x)}" y="${short(y - h)}" width="${short(w)}" height="${short(h + 44)}" fill="${colour}"/>`;
      if (lit) for (let row = y - h + 4; row < y - 3; row += 5) for (let column = x + 2; column < x + w - 2; column += 4) if (b.chance() < 0.5) out += `<rect x="${short(column)}" y="${short(row)}" width="1.7" height="2.2" fill="#ffe3a0" opacity="${short(b.between(0.5, 1))}"/>`;
      x += w + b.between(0, 3);
    }
    return out;
  };
  const [far, mid, near] = way === "far" ? ["#8fa4bc", "#6a80a0", "#43597c"] : ["#8a90b0", "#5d6690", "#343c66"];
  return { drawn: drawn + blocks(60, b.tone(far!), 14, 34, false) + blocks(66, b.tone(mid!), 8, 26, true) + `<rect y="72" width="160" height="28" fill="${b.shade("down", near!, darker(near!, 0.5))}"/>`, floor: 88, far: 72, mirrored };
};

/** Nothing but light behind the things: for what is an idea. */
const plate: Backdrop = (b, way) => {
  const hue = ({ gold: ["#f2c469", "#8a4f1a"], red: ["#e8825a", "#6a2222"], blue: ["#7fb4dc", "#1f3a6e"], green: ["#a4cf7a", "#23583a"], violet: ["#b79ae0", "#3a2468"], grey: ["#b8bcc8", "#3a3f52"], teal: ["#7fd0c4", "#154a56"], dark: ["#4a4472", "#14122a"] } as Record<string, [string, string]>)[way] ?? ["#f2c469", "#8a4f1a"];
  const [cx, cy] = [b.between(66, 94), b.between(40, 54)];
  const turn = b.between(0, 0.4);
  const rays = b.times(14, (place) => {
    const angle = turn + (place * Math.PI) / 7;
    const x = (swing: number) => `${short(cx + 160 * Math.cos(angle + swing))} ${short(cy + 160 * Math.sin(angle + swing))}`;
    return `<path d="M${short(cx)} ${short(cy)}L${x(0)}L${x(0.2)}Z" fill="#fff6e0" opacity=".1"/>`;
  });
  const floor = `<path d="M0 82C40 76 120 76 160 82V100H0Z" fill="${b.gradient("down", [darker(hue[1], 0.1)], [darker(hue[1], 0.55)])}"/><path d="M0 82C40 76 120 76 160 82" fill="none" stroke="${lighter(hue[0], 0.4)}" stroke-width=".8" opacity=".6"/>`;
  return { drawn: full(b, b.gradient("radial", [lighter(hue[0], 0.25)], [hue[0], 1, 0.35], [hue[1]])) + rays + floor, floor: 86, far: 80 };
};

export const BACKDROPS: Record<string, Backdrop> = { land, sea, coast, under, cave, space, orbit, moonscape, room, lens, earth, plate };
