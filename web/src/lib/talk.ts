/** What was said, with the reactions to it. */
import type { Message } from "./types";

export const EMOJI = ["👍", "❤️", "😂", "😮", "🤔", "🎉"] as const;

export interface Reaction {
  emoji: string;
  names: string[];
}

const who = ({ seat, name }: Message) => `${seat ?? "~"}:${name}`;

/** The reactions to each message by its number. The same one of the same person again takes it back. */
export function reactions(messages: readonly Message[]): Map<number, Reaction[]> {
  const held = new Map<string, Message>();
  for (const message of messages) {
    if (message.kind !== "react") continue;
    const key = `${message.about}:${message.text}:${who(message)}`;
    if (held.has(key)) held.delete(key);
    else held.set(key, message);
  }
  const found = new Map<number, Reaction[]>();
  for (const { about, text, name } of held.values()) {
    const list = found.get(about ?? -1) ?? [];
    const same = list.find((each) => each.emoji === text);
    if (same) same.names.push(name);
    else list.push({ emoji: text, names: [name] });
    found.set(about ?? -1, list);
  }
  return found;
}

/** Who has read everything up to one's own last message: the names of the others' seats. */
export function readers(messages: readonly Message[], seats: readonly { name: string; kind: string; mine: boolean; read?: number }[], mine: readonly number[]): { number: number; names: string[] } | null {
  const last = messages.findLast((message) => message.kind === "say" && message.seat !== null && mine.includes(message.seat));
  if (!last) return null;
  return { number: last.number, names: seats.filter((seat) => !seat.mine && seat.kind === "person" && (seat.read ?? 0) > last.number).map((seat) => seat.name) };
}
