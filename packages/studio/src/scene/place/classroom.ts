import type { PlaceFacts } from "./place-facts.ts";

export const CLASSROOM: PlaceFacts = {
  words: `classroom, school, class room, in school, at school, blackboard`,
  near: "lecture hall, university",
  alsoShows: ["room"],
  kin: "room",
  air: "indoors",
  year: "seasons",
  shows: ["school"],
  stand: "unmirrored",
};
