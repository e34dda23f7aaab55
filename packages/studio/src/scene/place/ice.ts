import type { PlaceFacts } from "./place-facts.ts";

export const ICE: PlaceFacts = {
  words: `arctic, antarctica, antarctic, glacier, iceberg, north pole, south pole, ice field,
    ice floe, greenland, polar ice, pack ice, arctic ice, polar landscape`,
  alsoShows: ["snow"],
  kin: "snow",
  air: "open",
  year: "none",
  tint: ["#d6ecff", 0.14],
  frozen: true,
};
