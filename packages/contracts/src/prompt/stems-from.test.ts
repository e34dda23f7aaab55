import { expect, test } from "vitest";
import { stemsFrom } from "./stems-from.ts";

const fox = "A fox in a neon city at night, light rain";

test.each([
  ["the same words", fox],
  ["other signs and letter case", "a FOX in a neon city at night — light rain!"],
  ["words added", `${fox}, two moons and a very old lighthouse on a hill`],
  ["one subject for another", "A wolf in a neon city at dawn"],
  ["words taken out", "a fox"],
])("recognises a remix: %s", (_, prompt) => expect(stemsFrom(prompt, fox)).toBe(true));

test.each([
  ["other words throughout", "a blue teapot on a wooden table"],
  ["only the small words in common", "in a city of the future, at the sea"],
  ["one word of six kept in a new sentence", "a fox asleep under a blanket of snow"],
  ["a word that merely contains one of them", "foxglove lightly raining nightly"],
  ["no words", "  "],
  ["signs alone", "🦊"],
])("recognises a new work: %s", (_, prompt) => expect(stemsFrom(prompt, fox)).toBe(false));

test("compares scripts without spaces character by character, keeping combining marks with their letters", () => {
  expect(stemsFrom("雪の中の赤い狐", "雨の中の赤い狐")).toBe(true);
  expect(stemsFrom("青い急須", "ネオンの街の夜")).toBe(false);
  expect(stemsFrom("ثعلب في الثلج", "ثعلب في المطر")).toBe(true);
  expect(stemsFrom("noël", "noel")).toBe(false);
  expect(stemsFrom("cafe\u0301", "caf\u00e9")).toBe(true);
});

test("a prompt of stop words or symbols stems only from itself", () => {
  expect(stemsFrom("to the", "to the")).toBe(true);
  expect(stemsFrom("🦊 ", "🦊")).toBe(true);
  expect(stemsFrom("🐺", "🦊")).toBe(false);
});
