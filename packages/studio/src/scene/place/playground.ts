import type { PlaceFacts } from "./place-facts.ts";

export const PLAYGROUND: PlaceFacts = {
  words: `playground, kindergarten, sandbox, schoolyard, sandpit`,
  kin: "village",
  air: "open",
  year: "seasons",
  shows: ["playground-slide"],
};
