import type { PlaceFacts } from "./place-facts.ts";

export const PLAYGROUND: PlaceFacts = {
  words: `playground, sandbox, sandpit`,
  near: "kindergarten, schoolyard",
  alsoShows: ["park", "meadow"],
  kin: "village",
  air: "open",
  year: "seasons",
  shows: ["playground-slide"],
};
