import { type PlaceFacts, waterAcross } from "./place-facts.ts";

export const SWAMP: PlaceFacts = {
  words: `swamp, bayou, mangrove, marsh, bog, everglade, wetland`,
  alsoShows: ["forest"],
  kin: "jungle",
  air: "open",
  year: "none",
  tint: ["#9cc47c", 0.3],
  berths: waterAcross(0.5),
};
