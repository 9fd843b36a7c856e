/** The hours of the day on Mars, and the light of places that have their own. */
import type { Light } from "./brush";

const light = (sky: Light["sky"], sun: string, land: Light["land"], haze: string, tint: string, tinted: number, rim: string, stars = false): Light => ({ sky, sun, land, haze, tint, tinted, rim, stars });

export const LIGHTS: Record<string, Light> = {
  dawn: light(["#3d4a7d", "#c98a8f", "#f6c79a"], "#fff1cf", ["#b4736e", "#94503f", "#6f3430"], "#eeb795", "#e8a27c", 0.1, "#ffe2b0"),
  morning: light(["#7e9fb8", "#d9c3ac", "#f5dcb4"], "#fffbe9", ["#c9906c", "#b8683f", "#96492b"], "#efd0ab", "#f2c796", 0.06, "#fff3d0"),
  noon: light(["#c9a27c", "#e5bf8f", "#f6dfb4"], "#fffef4", ["#d39a68", "#c6703d", "#a9502a"], "#efcb9c", "#f3c080", 0.05, "#fff6d8"),
  rust: light(["#7c3a34", "#c2643d", "#eda35f"], "#fff0c4", ["#b25a3a", "#964028", "#6d2a20"], "#e2935a", "#e0703a", 0.1, "#ffd59a"),
  dusk: light(["#231f4a", "#6e3a5d", "#e08455"], "#ffe2a6", ["#7d3f50", "#5e2c3a", "#3c1c2a"], "#c4705a", "#8a3f5a", 0.2, "#ffc488"),
  blue: light(["#1c2b55", "#46648f", "#a9c3cf"], "#eaf8ff", ["#6e5a72", "#553a4c", "#3a2535"], "#93a6b8", "#5a7aa0", 0.18, "#d8f1ff"),
  night: light(["#0a0d26", "#161a40", "#3a2a58"], "#dfe8ff", ["#33264a", "#251b38", "#181227"], "#382c5c", "#1c1c4c", 0.34, "#9fb6ff", true),
  storm: light(["#4a2d2a", "#80503c", "#b57a50"], "#ffd9a0", ["#8a5440", "#6e3c2c", "#4c2620"], "#a26a4a", "#8a5236", 0.24, "#ffcf96"),
  ice: light(["#2f5d8a", "#8fbfd6", "#e6f3f5"], "#ffffff", ["#a9cbdc", "#cfe4ec", "#eef6f8"], "#d3e8f0", "#bfe0f0", 0.1, "#ffffff"),
  day: light(["#3d86c0", "#8cc3de", "#e2efe2"], "#fffbe0", ["#8fb08e", "#6f9a55", "#4f7d3c"], "#c4dcd6", "#d8ecd0", 0.05, "#fffbe2"),
  evening: light(["#35508a", "#c58a8f", "#fbd59a"], "#fff2c6", ["#8a8a6e", "#6a7a44", "#465a30"], "#e8bd97", "#f0a868", 0.14, "#ffe6b0"),
  moonlit: light(["#0b1a3a", "#1d3a5e", "#4a7288"], "#eef6ff", ["#2c4a4e", "#1e3a38", "#142a28"], "#3a6070", "#183050", 0.3, "#bfe4ff", true),
  space: light(["#070919", "#0d1230", "#171a42"], "#fff3cc", ["#8a4632", "#70342a", "#4a2226"], "#1a1d48", "#20245a", 0.06, "#ffe8b8", true),
  deep: light(["#04060f", "#120c2a", "#2a1640"], "#ffe9d0", ["#4a3560", "#33264a", "#221a36"], "#2a1a44", "#2a1c58", 0.12, "#d8c4ff", true),
  lamp: light(["#231a33", "#3a2a44", "#5a4050"], "#ffe7b0", ["#6a4a4a", "#4e3640", "#352433"], "#5a4050", "#7a4a3a", 0.08, "#ffdf9e"),
  clean: light(["#9fb7c4", "#c6d6dc", "#e8eeee"], "#ffffff", ["#b4c4ca", "#94a6b0", "#74848f"], "#d4e0e4", "#d4e4ea", 0.05, "#ffffff"),
};
