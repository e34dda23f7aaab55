import type { PlaceFacts } from "./place-facts.ts";

export const CANDY_LAND: PlaceFacts = {
  words: `candy land, candyland, land of sweet, candy world, land of candy, candy kingdom,
    gingerbread land, sweet land, made of candy`,
  near: "chocolate factory",
  kin: "village",
  air: "open",
  year: "none",
  tint: ["#ffb4d8", 0.2],
};
