import { type PlaceFacts, waterAcross } from "./place-facts.ts";

export const HARBOUR: PlaceFacts = {
  words: `harbor, harbour, marina, port, dock, wharf, quay`,
  near: "fishing village, venice",
  alsoShows: ["ocean", "city", "village"],
  kin: "beach",
  air: "open",
  year: "seasons",
  berths: waterAcross(0.34),
  shore: 0.6,
};
