import type { PlaceFacts } from "./place-facts.ts";

export const RUINS: PlaceFacts = {
  words: `ruin, temple, ancient temple, ancient ruin, ancient greece, rome, acropolis, colosseum,
    lost city, greek temple, roman ruin, ancient rome`,
  kin: "jungle",
  air: "open",
  year: "none",
  shows: ["temple"],
};
