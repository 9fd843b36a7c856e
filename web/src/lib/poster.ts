/** The result as a picture to share, drawn on a canvas. */
export interface Poster {
  title: string;
  headline: string;
  players: { name: string; colour: string; total: number; won: boolean }[];
  /** The address of a scene for its upper half, or nothing. */
  scene: string;
}

const [WIDTH, HEIGHT] = [1200, 630];
const FACE = '"Nunito Sans Variable", system-ui, sans-serif';

async function loaded(address: string): Promise<HTMLImageElement | null> {
  if (!address) return null;
  const image = new Image();
  image.src = address;
  return image.decode().then(() => image, () => null);
}

function fitted(brush: CanvasRenderingContext2D, text: string, size: number, weight: number, room: number): void {
  brush.font = `${weight} ${size}px ${FACE}`;
  const wide = brush.measureText(text).width;
  if (wide > room) brush.font = `${weight} ${Math.floor((size * room) / wide)}px ${FACE}`;
}

export async function poster({ title, headline, players, scene }: Poster): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const brush = canvas.getContext("2d")!;
  const sky = brush.createLinearGradient(0, 0, 0, HEIGHT);
  for (const [place, colour] of [[0, "#12152e"], [0.6, "#57304a"], [1, "#a44a35"]] as const) sky.addColorStop(place, colour);
  brush.fillStyle = sky;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  const picture = await loaded(scene);
  if (picture) brush.drawImage(picture, WIDTH - 720, 0, 720, 450);
  const shade = brush.createLinearGradient(WIDTH - 720, 0, WIDTH, 0);
  shade.addColorStop(0, "#1b1a38");
  shade.addColorStop(0.7, "rgb(27 26 56 / 0.1)");
  brush.fillStyle = shade;
  brush.fillRect(WIDTH - 721, 0, 721, 450);
  brush.fillStyle = "#f4bd68";
  fitted(brush, title, 34, 700, 560);
  brush.fillText(title, 60, 110);
  brush.fillStyle = "#fff3e4";
  fitted(brush, headline, 76, 850, 760);
  brush.fillText(headline, 60, 210);
  fitted(brush, "Pavonis", 26, 800, 200);
  brush.fillText("Pavonis", 60, 60);
  const room = (WIDTH - 120 - 20 * (players.length - 1)) / players.length;
  players.forEach(({ name, colour, total, won }, place) => {
    const x = 60 + place * (room + 20);
    brush.fillStyle = won ? "#262c52" : "rgb(16 19 42 / 0.78)";
    brush.beginPath();
    brush.roundRect(x, 410, room, 170, 18);
    brush.fill();
    brush.fillStyle = colour;
    brush.fillRect(x + 18, 410, room - 36, 8);
    brush.fillStyle = "#fff3e4";
    fitted(brush, name, 30, 700, room - 36);
    brush.fillText(name, x + 18, 466);
    brush.fillStyle = won ? "#f4bd68" : "#fff3e4";
    fitted(brush, String(total), 76, 850, room - 36);
    brush.fillText(String(total), x + 18, 550);
  });
  return new Promise((tell) => canvas.toBlob(tell, "image/png"));
}

/** Hands a file to the person in front of the browser. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
