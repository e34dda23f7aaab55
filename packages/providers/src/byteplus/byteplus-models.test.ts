import { expect, test } from "vitest";
import { recipeOf } from "../test/recipe-of.ts";
import { BYTEPLUS_MODELS, byteplusModel } from "./byteplus-models.ts";

const PRO = "seedance-1-0-pro-250528";
const FAST = "seedance-1-0-pro-fast-251015";
const SEEDREAM = "seedream-4-0-250828";
const first = "data:image/webp;base64,AAAA";
const last = "data:image/webp;base64,BBBB";
const film = { prompt: "a fox", duration: 5, seed: 7 };
const picture = { type: "text-to-image", prompt: "a fox", width: 1280, height: 720 };
const map = (model: string, said: Parameters<typeof recipeOf>[0], pictures = {}) =>
  BYTEPLUS_MODELS[model]?.body(recipeOf(said), pictures);

const body = {
  content: [{ type: "text", text: "a fox" }],
  ratio: "16:9",
  resolution: "720p",
  duration: 5,
  seed: 7,
  watermark: false,
  execution_expires_after: 3_600,
};

test("requests the film that was priced, with an expiry", () => {
  expect(map(PRO, film)).toEqual(body);
  expect(map(FAST, film)).toEqual(body);
  expect(map(PRO, { ...film, aspectRatio: "9:16", duration: 12 })).toEqual({
    ...{ ...body, ratio: "9:16", duration: 12 },
  });
});

test("ignores settings written into the prompt", () => {
  const flagged = "a fox --duration 12 --rs 1080p --seed=3 --camerafixed true --ratio 21:9";
  expect(map(PRO, { ...film, prompt: flagged })).toEqual(body);
});

test("sends a first frame, and a last frame to the slower model only", () => {
  const begins = { type: "image_url", image_url: { url: first }, role: "first_frame" };
  const ends = { type: "image_url", image_url: { url: last }, role: "last_frame" };
  const [text] = body.content;
  expect(map(FAST, film, { first })).toEqual({ ...body, content: [text, begins] });
  expect(map(PRO, film, { first, last })).toEqual({ ...body, content: [text, begins, ends] });
  expect(map(FAST, film, { first, last })).toBeNull();
});

test("requests a single picture without a watermark at twice our size", () => {
  expect(map(SEEDREAM, picture)).toEqual({
    prompt: "a fox",
    size: "2560x1440",
    sequential_image_generation: "disabled",
    response_format: "url",
    watermark: false,
  });
});

test.each([
  ["a film of a second", PRO, { ...film, duration: 1 }, {}],
  ["a film of thirteen seconds", PRO, { ...film, duration: 13 }, {}],
  ["a picture of a picture", SEEDREAM, picture, { first }],
  ["what is not to be seen", SEEDREAM, { ...picture, negative_prompt: "rain" }, {}],
])("refuses %s instead of leaving it out or cutting it", (_what, model, said, pictures) => {
  expect(map(model, said, pictures)).toBeNull();
});

test("throws for any other model", () => {
  expect(() => byteplusModel("seedance-2-0")).toThrow("seedance-2-0");
});
