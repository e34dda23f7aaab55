import type { PlaceFacts } from "./place-facts.ts";

export const STADIUM: PlaceFacts = {
  words: `stadium, football field, soccer field, football pitch, soccer pitch, arena, olympic,
    football stadium, sports field, world cup, pitch`,
  near: "baseball field",
  kin: "city",
  air: "open",
  year: "none",
  shows: ["stadium"],
};
