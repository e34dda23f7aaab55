import { expect, test } from "vitest";
import { recipeOf } from "../test/recipe-of.ts";
import { RUNWAY_MODELS } from "./runway-models.ts";

const first = "data:image/webp;base64,AAAA";
const last = "data:image/webp;base64,BBBB";
const film = { prompt: "a fox", duration: 5, seed: 7 };
const map = (said: Parameters<typeof recipeOf>[0] = film, pictures = {}) =>
  RUNWAY_MODELS.gen4_turbo?.body(recipeOf({ ...film, ...said }), pictures);

test("sends Gen-4 Turbo a first frame, a ratio in pixels and strict moderation", () => {
  const body = {
    model: "gen4_turbo",
    promptImage: first,
    promptText: "a fox",
    ratio: "1280:720",
    duration: 5,
    seed: 7,
    contentModeration: { publicFigureThreshold: "auto" },
  };
  expect(map(film, { first })).toEqual(body);
  expect(map({ aspectRatio: "9:16", duration: 10 }, { first })).toEqual({
    ...{ ...body, ratio: "720:1280", duration: 10 },
  });
  expect(map({ aspectRatio: "1:1" }, { first })).toEqual({ ...body, ratio: "960:960" });
});

test("accepts a prompt of the maximum length", () => {
  // Two UTF-16 units per character.
  const prompt = "🦊".repeat(500);
  expect(map({ prompt, seed: 4_294_967_295 }, { first })).toMatchObject({
    ...{ promptText: prompt, seed: 4_294_967_295 },
  });
});

test.each([
  ["no picture", {}, {}],
  ["a second picture", {}, { first, last }],
  ["a large picture", {}, { first: `data:image/png;base64,${"A".repeat(5_000_000)}` }],
  ["a long prompt", { prompt: `${"🦊".repeat(500)}x` }, { first }],
  ["another length", { duration: 6 }, { first }],
  ["a seed out of its range", { seed: 4_294_967_296 }, { first }],
])("refuses %s instead of leaving it out or cutting it", (_what, said, pictures) => {
  expect(map(said, pictures)).toBeNull();
});
