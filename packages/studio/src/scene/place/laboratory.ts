import type { PlaceFacts } from "./place-facts.ts";

export const LABORATORY: PlaceFacts = {
  words: `laboratory, lab, science lab, research lab, chemistry lab, operating room, hospital,
    mad scientist lab`,
  near: "factory",
  kin: "room",
  air: "indoors",
  year: "seasons",
};
