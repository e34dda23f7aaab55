import { expect, test } from "vitest";
import { placesFor } from "./settings.ts";

const GIGABYTE = 2 ** 30;

test.each([
  [2, 1, 4],
  [2, 6, 6],
  [2, 64, 8],
  [1, 64, 4],
])("gives %i slots on a machine of %i GB up to %i places", (slots, gigabytes, places) => {
  expect(placesFor(slots, gigabytes * GIGABYTE)).toBe(places);
});
