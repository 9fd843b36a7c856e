import { t } from "../../lib/settings.svelte";
import Cover from "../covers/Terraforming.svelte";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import "./colours.css";
import { flights } from "./flights";
import { bill, changes, eventIcon, payment, spots, thoughts, type Seen } from "./model";
import { inPlay } from "../../parts/terraforming/inplay";
import { offered } from "../../parts/terraforming/offered";
import { origins } from "../../parts/terraforming/origins";
import Own from "./Own.svelte";
import Pictures from "./Pictures.svelte";
import Player from "./Player.svelte";
import Purse from "./Purse.svelte";

const views = { Board, Own, Player, Purse, Card, Cover, Pictures };
const reading = { spots, thoughts, payment, bill, changes, flights };

const terraformingMars: GameModule<Seen> = {
  ...views,
  ...reading,
  scores: (seen) => seen.scores,
  kinds: { card: ["project"], corporation: ["corporation"] },
  round: (seen) => seen.generation || null,
  shows: ["use", "play", "copy", "place", "choose"],
  passes: ["pass"],
  unused: ({ name }) => ["use", "plant greenery", "warm up", "play"].includes(name),
  key: ({ name, arguments: [number = 0] }) => (name === "project" ? String(number + 1) : { "plant greenery": "6", "warm up": "7" }[name]),
  kept: "1234567",
  played: ({ observation, viewer }) => inPlay(observation.players[viewer]),
  hand: ({ observation, viewer }) => observation.players[viewer]?.hand.known ?? [],
  tabs: { hand: ["card:", "corporation:", "plants", "heat"], players: ["seat:", "stock:", "production:"] },
  offered,
  others: ({ players }, viewer) => players.flatMap(({ played }, seat) => (seat === viewer ? [] : played.map(({ card }) => `card:${card}`))),
  points: {
    planet: ".board .planet",
    tracks: ".board .strip",
    offers: ".board .offers, div.own .hand",
    question: ".decision",
    hand: "div.own .hand",
    resources: "div.own .mat, .purse",
    map: ".board .map",
    rating: "div.own .rating, .purse .rating, .rating",
    projects: ".board .goals section:first-of-type",
    goals: ".board .goals section:nth-of-type(2)",
  },
  story: {
    chapters: ["generation", "ended"],
    turns: ["turn"],
    acts: ["corporation", "played", "used", "project", "milestone", "award", "greenery", "warmed", "sold", "passed"],
    harvest: { event: "produced", gains: ["income"] },
    about: { project: "projects", sold: "patents" },
  },
  income: (seen) => seen.players.map(({ production, rating }) => production.megacredits + rating),
  origins,
  eventIcon,
  filters: [
    { field: "colour", label: "filter_colour", values: (card) => ({ key: String(card.colour), name: String(card.colour_name) }) },
    { field: "corporate_era", label: "tm_filter_set", values: (card) => ({ key: String(card.corporate_era), name: t(card.corporate_era ? "tm_corporate_era" : "tm_basic") }) },
    { field: "value", label: "tm_filter_cost", values: (card) => ({ key: String(card.value), name: String(card.value) }) },
  ],
  legend: [{ icon: "action", label: "tm_pictures_action" }],
};

export default terraformingMars;
