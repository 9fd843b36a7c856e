/** Telling somebody who looks elsewhere that it is their turn. */
import { settings, t } from "./settings.svelte";
import { TUNES, tuneOf } from "./tunes";

let shown: Notification | null = null;

export function supported(): boolean {
  return "Notification" in globalThis;
}

/** Ask the browser for leave; false if it is refused. */
export async function allowed(): Promise<boolean> {
  return supported() && (Notification.permission === "granted" || (await Notification.requestPermission()) === "granted");
}

export function callPlayer(title: string, question: string): void {
  if (settings.chosen.sound === "on") chime();
  if (settings.chosen.notify !== "on" || !supported() || Notification.permission !== "granted" || !document.hidden) return;
  shown?.close();
  shown = new Notification(`${t("your_turn")} – ${title}`, { body: question, tag: "pavonis-turn", icon: "/favicon.svg" });
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}

export function dismiss(): void {
  shown?.close();
  shown = null;
}

/** Play what belongs to the things that have happened, if sounds are wanted. */
export function hear(names: readonly string[]): void {
  const tune = tuneOf(names);
  if (tune && settings.chosen.sound === "on" && !document.hidden) chime(tune);
}

/** A few soft notes. A page that nobody has touched yet may not be heard. */
export function chime(tune = "turn"): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    const audio = new AudioContext();
    for (const [place, pitch] of (TUNES[tune] ?? []).entries()) {
      const at = audio.currentTime + place * 0.13;
      const voice = audio.createOscillator();
      const level = audio.createGain();
      voice.type = "sine";
      voice.frequency.value = pitch;
      level.gain.setValueAtTime(0, at);
      level.gain.linearRampToValueAtTime(0.12, at + 0.02);
      level.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
      voice.connect(level).connect(audio.destination);
      voice.start(at);
      voice.stop(at + 0.55);
    }
    setTimeout(() => void audio.close(), 1200);
  } catch {
    // No sound card is no reason to stop the game.
  }
}
