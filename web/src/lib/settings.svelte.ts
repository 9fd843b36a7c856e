/** What a person has chosen for this browser, and the words in the chosen language. */
import { learn, phrase, type Phrase } from "../phrases";
import { fill, type Values } from "./phrases";
import { remember, remembered } from "./store";
import { LANGS, type Lang } from "./types";

export const CHOICES = {
  theme: ["auto", "dark", "light"],
  palette: ["plain", "safe"],
  motion: ["auto", "full", "none"],
  sound: ["off", "on"],
  notify: ["off", "on"],
  pace: ["normal", "slow", "fast", "none"],
  confirm: ["reveals", "always", "never"],
  hold: ["on", "off"],
  moves: ["folded", "open"],
  board: ["drawn", "words"],
} as const;

export type Setting = keyof typeof CHOICES;
type Chosen = { [name in Setting]: (typeof CHOICES)[name][number] };

function stored(name: Setting): string {
  const found = remembered(name);
  const choices: readonly string[] = CHOICES[name];
  return found !== null && choices.includes(found) ? found : CHOICES[name][0];
}

function firstLang(): Lang {
  const wanted = [remembered("lang"), ...navigator.languages.map((each) => each.slice(0, 2).toLowerCase())];
  return LANGS.find((lang) => wanted.find((each) => LANGS.includes(each as Lang)) === lang) ?? LANGS[0]!;
}

class Settings {
  lang = $state<Lang>(firstLang());
  chosen = $state(Object.fromEntries(Object.keys(CHOICES).map((name) => [name, stored(name as Setting)])) as Chosen);

  choose<Name extends Setting>(name: Name, value: Chosen[Name]): void {
    this.chosen[name] = value;
    remember(name, value);
    this.show();
  }

  /** Learn the language in which the page begins; without its phrases the page begins in English. */
  async begin(): Promise<void> {
    this.show(); // light and colours do not wait for words
    await learn(this.lang).catch(() => (this.lang = LANGS[0]!)); // for this time only
    this.show();
  }

  /** Speak another language, if its phrases can be fetched. */
  async speak(lang: Lang): Promise<void> {
    if (!(await learn(lang).catch(() => null))) return;
    this.lang = lang;
    remember("lang", lang);
    this.show();
  }

  /** Whether things may move on this screen. */
  get moving(): boolean {
    if (this.chosen.motion !== "auto") return this.chosen.motion === "full";
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** How long a step of a bot stays on the screen, in milliseconds. */
  get pace(): number {
    return { normal: 750, slow: 1600, fast: 300, none: 0 }[this.chosen.pace];
  }

  /** Tell the style sheet. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset.theme = this.chosen.theme;
    root.dataset.palette = this.chosen.palette;
    root.dataset.motion = this.moving ? "full" : "none";
  }
}

export const settings = new Settings();

/** A phrase of the page in the chosen language. */
export function t(key: Phrase, values?: Values): string {
  return fill(settings.lang, phrase(settings.lang, key), values);
}
