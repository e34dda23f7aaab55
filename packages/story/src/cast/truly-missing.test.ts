import { expect, test } from "vitest";
import { trulyMissing } from "./truly-missing.ts";

const ruby = {
  id: "r",
  kind: "character",
  name: "Ruby Lind",
  look: "a girl with a green hat",
  voice: null,
} as const;
const lantern = { ...ruby, id: "l", kind: "prop", name: "Lantern", look: "a lantern" } as const;

test.each([
  ["a second name for a member of the cast", "Mara on the beach", ["Mara"], []],
  ["part of a cast name", "Ruby on the beach", ["Ruby"], []],
  ["a person in addition to the cast", "Ruby meets Mara", ["Mara"], ["Mara"]],
  ["the second of two names for one person", "Mara meets Tom", ["Mara", "Tom"], ["Tom"]],
  ["a thing", "Mara with a theremin", ["Mara", "theremin"], ["theremin"]],
])("%s", (_what, visual, missing, left) => {
  expect(trulyMissing(missing, { visual, cast: [ruby, lantern] })).toEqual(left);
});

test("reports a name as missing when the scene has no character", () => {
  expect(trulyMissing(["Mara"], { visual: "Mara waits", cast: [lantern] })).toEqual(["Mara"]);
});
