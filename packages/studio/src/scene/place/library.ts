import type { PlaceFacts } from "./place-facts.ts";

export const LIBRARY: PlaceFacts = {
  words: `library, bookstore, bookshop, study room, reading room, among book`,
  near: "archive",
  alsoShows: ["room"],
  kin: "room",
  air: "indoors",
  year: "seasons",
};
