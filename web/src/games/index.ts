/** The games that have a board here. A game is a folder; this is the only list. */
import type { Component } from "svelte";
import AresCover from "./covers/Ares.svelte";
import MissionCover from "./covers/Mission.svelte";
import TerraformingCover from "./covers/Terraforming.svelte";
import PocketCover from "./pocket-mars/Cover.svelte";
import type { GameModule } from "./types";

/** Loaded when a table of the game is opened. */
export const GAMES: Record<string, () => Promise<GameModule>> = {
  "pocket-mars": async () => (await import("./pocket-mars")).default as unknown as GameModule,
};

/** The pictures of the shelf. */
export const COVERS: Record<string, Component> = {
  "terraforming-mars": TerraformingCover,
  "ares-expedition": AresCover,
  "pocket-mars": PocketCover,
  "mission-red-planet": MissionCover,
};
