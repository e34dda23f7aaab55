import type { PlaceFacts } from "./place-facts.ts";

export const BRIDGE: PlaceFacts = {
  words: `bridge, golden gate bridge, golden gate, on a bridge, brooklyn bridge, suspension bridge`,
  alsoShows: ["city", "river"],
  kin: "city",
  air: "open",
  year: "none",
  road: true,
};
