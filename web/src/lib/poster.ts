/** The result as a picture to share, drawn on a canvas. */
import { BODY } from "./helmets";

export interface Poster {
  title: string;
  headline: string;
  players: { name: string; colour: string; helmet: string; total: number; won: boolean }[];
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

/** A scene that fades into the sky to its left and below. */
function faded(picture: HTMLImageElement): HTMLCanvasElement {
  const [width, height] = [800, 500];
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d")!;
  brush.drawImage(picture, 0, 0, width, height);
  brush.globalCompositeOperation = "destination-in";
  for (const [across, down, from, to] of [[width, 0, 0.04, 0.6], [0, -height, 0, 0.45]] as const) {
    const clear = brush.createLinearGradient(0, down && height, across, 0);
    clear.addColorStop(from, "transparent");
    clear.addColorStop(to, "#000");
    brush.fillStyle = clear;
    brush.fillRect(0, 0, width, height);
  }
  return canvas;
}

function player(brush: CanvasRenderingContext2D, { name, colour, helmet, total, won }: Poster["players"][number], x: number, room: number): void {
  brush.fillStyle = won ? "#262c52" : "rgb(16 19 42 / 0.78)";
  brush.beginPath();
  brush.roundRect(x, 410, room, 170, 18);
  brush.fill();
  brush.fillStyle = colour;
  brush.fillRect(x + 18, 410, room - 36, 8);
  brush.save();
  brush.translate(x + room - 64, 500);
  brush.scale(1.8, 1.8);
  for (const shape of [BODY, helmet]) brush.fill(new Path2D(shape));
  brush.fillStyle = "#14162e";
  brush.fill(new Path2D("M12.2 9h3.6a2.9 2.9 0 0 1 0 5.8h-3.6a2.9 2.9 0 0 1 0 -5.8Z"));
  brush.restore();
  brush.fillStyle = "#fff3e4";
  fitted(brush, name, 30, 700, room - 36);
  brush.fillText(name, x + 18, 466);
  brush.fillStyle = won ? "#f4bd68" : "#fff3e4";
  fitted(brush, String(total), 76, 850, room - 96);
  brush.fillText(String(total), x + 18, 550);
}

export async function poster({ title, headline, players, scene }: Poster): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const brush = canvas.getContext("2d")!;
  const sky = brush.createLinearGradient(0, 0, 0, HEIGHT);
  for (const [place, colour] of [[0, "#12152e"], [0.6, "#57304a"], [1, "#a44a35"]] as const) sky.addColorStop(place, colour);
  brush.fillStyle = sky;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  const picture = await loaded(scene);
  if (picture) brush.drawImage(faded(picture), WIDTH - 800, 0);
  brush.shadowColor = "rgb(10 10 28 / 0.9)"; // words may stand over the picture
  brush.shadowBlur = 14;
  brush.fillStyle = "#f4bd68";
  fitted(brush, title, 34, 700, 560);
  brush.fillText(title, 60, 110);
  brush.fillStyle = "#fff3e4";
  fitted(brush, headline, 76, 850, 700);
  brush.fillText(headline, 60, 210);
  fitted(brush, "Pavonis", 26, 800, 200);
  brush.fillText("Pavonis", 60, 60);
  brush.shadowBlur = 0;
  const room = (WIDTH - 120 - 20 * (players.length - 1)) / players.length;
  for (const [place, each] of players.entries()) player(brush, each, 60 + place * (room + 20), room);
  return new Promise((tell) => canvas.toBlob(tell, "image/png"));
}

/** Hands a file to the person in front of the browser. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
