import { type PlaceFacts, waterAcross } from "./place-facts.ts";

export const HARBOUR: PlaceFacts = {
  words: `harbor, harbour, marina, port, dock, fishing village, wharf, quay, venice`,
  kin: "beach",
  air: "open",
  year: "seasons",
  berths: waterAcross(0.34),
  shore: 0.6,
};
