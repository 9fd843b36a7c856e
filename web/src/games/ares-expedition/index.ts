import Cover from "../covers/Ares.svelte";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import "./colours.css";
import { flights } from "./flights";
import { bill, changes, eventIcon, payment, spots, thoughts, unused, type Board as Facts, type Seen } from "./model";
import { inPlay } from "../../parts/terraforming/inplay";
import { offered } from "../../parts/terraforming/offered";
import { origins } from "../../parts/terraforming/origins";
import Own from "./Own.svelte";
import Pictures from "./Pictures.svelte";
import Player from "./Player.svelte";
import Purse from "./Purse.svelte";

const views = { Board, Own, Player, Purse, Card, Cover, Pictures };
const reading = { spots, thoughts, payment, bill, changes, flights };

const aresExpedition: GameModule<Seen, Facts> = {
  ...views,
  ...reading,
  scores: (seen) => seen.scores,
  kinds: { card: ["project"], corporation: ["corporation"] },
  round: (seen) => seen.round || null,
  // Nearly every step shows something, a tile or the phases of the others: what a card itself shows is asked about.
  shows: ["use", "play", "redraw"],
  passes: ["done"],
  unused,
  key: ({ name, arguments: [number = 0] }) => (name === "phase" || name === "standard" ? String(number + 1) : undefined),
  kept: "12345",
  played: ({ observation, viewer }) => inPlay(observation.players[viewer]),
  hand: ({ observation, viewer }) => observation.players[viewer]?.hand.known ?? [],
  tabs: { hand: ["card:", "sell", "bonus", "plants", "heat"], players: ["seat:"] },
  offered,
  points: {
    planet: ".board .planet",
    phases: ".board .phases",
    hand: "div.own .hand",
    standards: ".board .strip",
    resources: "div.own .mat, .purse",
    offers: ".board .over, div.own .hand",
    metals: "div.own .metals, .purse",
    rating: ".board .rating, .rating",
  },
  signs: (labels) =>
    ["development", "construction", "action", "production", "research"].map((phase) => ({
      key: `${phase}_phase`,
      name: labels[`phase:${phase}`] ?? "",
      text: `${labels[`phase_text:${phase}`]} ★ ${labels[`phase_bonus:${phase}`]}`,
      see: phase,
      asked: [],
    })),
  story: {
    chapters: ["round", "phase", "ended"],
    turns: [],
    acts: ["corporation", "chose", "played", "used", "standard", "compulsory", "sold", "last_call"],
    shared: ["corporation", "chose", "compulsory", "last_call"],
    harvest: { event: "produced", gains: ["income"] },
    about: { flipped: "oceans" },
  },
  income: (seen) => seen.players.map(({ production, rating }) => production.megacredits + rating),
  origins,
  eventIcon,
  filters: [
    { field: "colour", label: "filter_colour", values: (card) => ({ key: String(card.colour), name: String(card.colour_name) }) },
    { field: "value", label: "tm_filter_cost", values: (card) => ({ key: String(card.value), name: card.value === null ? "–" : String(card.value) }) },
  ],
  legend: [{ icon: "action", label: "ax_pictures_action" }],
};

export default aresExpedition;
