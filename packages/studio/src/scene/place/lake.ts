import { type PlaceFacts, waterAcross } from "./place-facts.ts";

export const LAKE: PlaceFacts = {
  words: `lake, lakeside, lake shore, lakeshore, mountain lake, pond, jetty, on a pier, loch`,
  alsoShows: ["forest", "mountains"],
  kin: "mountains",
  air: "open",
  year: "seasons",
  berths: waterAcross(0.46),
  shore: 0.7,
};
