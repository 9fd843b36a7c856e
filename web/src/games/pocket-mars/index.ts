import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Cover from "./Cover.svelte";
import { flights } from "./flights";
import { changes, eventIcon, offered, spots, thoughts, type Seen } from "./model";
import Own from "./Own.svelte";
import Pictures from "./Pictures.svelte";
import Player from "./Player.svelte";
import Purse from "./Purse.svelte";

const views = { Board, Own, Player, Purse, Card, Cover, Pictures };
const reading = { spots, thoughts, changes, flights };

const pocketMars: GameModule<Seen> = {
  ...views,
  ...reading,
  pictured: true,
  scores: (seen) => seen.scores,
  kinds: { card: ["project"], building: ["building"] },
  round: (seen) => seen.round || null,
  shows: ["peek", "peek at"],
  hand: ({ observation, viewer }) => observation.players[viewer]?.hand.flatMap(({ card }) => card ?? []) ?? [],
  tabs: { hand: ["card:", "earth", "ship"], players: ["prep:", "seat:"] },
  offered,
  points: {
    buildings: ".board .buildings",
    hand: "div.own .grow",
    prep: "div.own .prep",
    question: ".decision",
    ship: "div.own .craft",
    abilities: ".board .buildings",
    rivals: ".players .player:not(.own)",
    energy: "div.own .energy",
    points: ".players",
  },
  story: { chapters: ["ended"], turns: ["turn"], acts: ["played", "attached", "taken", "discarded"] },
  sources: { one_star: "building", two_star: "building", together: "building" },
  eventIcon: (line) => eventIcon(line.name),
  filters: [
    { field: "colour", label: "filter_colour", values: (card) => ({ key: String(card.colour), name: String(card.colour_name) }) },
    { field: "value", label: "filter_value", values: (card) => ({ key: String(card.value ?? "–"), name: String(card.value ?? "–") }) },
  ],
  legend: [
    { icon: "hand", label: "legend_top" },
    { icon: "prep", label: "legend_bottom" },
  ],
};

export default pocketMars;
