import type { PlaceFacts } from "./place-facts.ts";

export const LIBRARY: PlaceFacts = {
  words: `library, bookstore, bookshop, study room, archive, reading room, among book`,
  alsoShows: ["room"],
  kin: "room",
  air: "indoors",
  year: "seasons",
};
