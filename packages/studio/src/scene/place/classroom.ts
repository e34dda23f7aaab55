import type { PlaceFacts } from "./place-facts.ts";

export const CLASSROOM: PlaceFacts = {
  words: `classroom, school, class room, lecture hall, in school, at school, blackboard, university`,
  alsoShows: ["room"],
  kin: "room",
  air: "indoors",
  year: "seasons",
  shows: ["school"],
  stand: "unmirrored",
};
