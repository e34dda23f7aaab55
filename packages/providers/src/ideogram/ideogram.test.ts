import { expect, test } from "vitest";
import type { Exchanged, Request } from "../http/exchange.ts";
import { recipeOf } from "../test/recipe-of.ts";
import { ideogramProvider } from "./ideogram-provider.ts";
import { ideogramV3 } from "./ideogram-v3.ts";

const url = "https://files.example/a.png";
const map = (said: Parameters<typeof recipeOf>[0] = {}, pictures = {}) =>
  ideogramV3(recipeOf({ type: "text-to-image", prompt: "a fox", seed: 7, ...said }), pictures);
const fields = {
  prompt: "a fox",
  rendering_speed: "TURBO",
  aspect_ratio: "16x9",
  num_images: 1,
  magic_prompt: "OFF",
  seed: 7,
};

test("requests a single picture at the priced speed, with an x in its ratio", () => {
  expect(map()).toEqual(fields);
  expect(map({ aspectRatio: "9:16" })).toEqual({ ...fields, aspect_ratio: "9x16" });
  expect(map({ aspectRatio: "1:1" })).toEqual({ ...fields, aspect_ratio: "1x1" });
  expect(map({ negative_prompt: "rain" })).toEqual({ ...fields, negative_prompt: "rain" });
});

test("sets the realistic style that was chosen, and tells any other in words", () => {
  expect(map({ style_words: "In a photorealistic style." })).toEqual({
    ...fields,
    style_type: "REALISTIC",
  });
  expect(map({ style: "comics", style_words: "In the style of a comic book." })).toEqual({
    ...fields,
    prompt: "a fox. In the style of a comic book.",
  });
});

test("refuses an initial picture instead of leaving it out", () => {
  expect(map({}, { first: "data:image/webp;base64,AAAA" })).toBeNull();
});

/** A provider that always receives the given exchange, and the requests it sends. */
function open(exchanged: Exchanged = { kind: "lost" }, endpoint = "ideogram-v3") {
  const sent: Request[] = [];
  const provider = ideogramProvider(
    { key: "a key", url: "https://api.ideogram.ai" },
    async (request) => {
      sent.push(request);
      return exchanged;
    },
    () => endpoint,
  );
  return { provider, sent };
}
const says = (status: number, body: object = {}): Exchanged => ({
  kind: "answered",
  answer: { status, headers: {}, body: JSON.stringify(body) },
});
const order = (said = {}) => ({
  recipe: recipeOf({ type: "text-to-image", prompt: "a fox", ...said }),
  ...{ inputs: {}, background: false },
});
const post = { key: "our key", callback: "https://ours" };

test("submits an order with a single POST of a form, whatever the outcome, and a longer timeout", async () => {
  const { provider, sent } = open();
  const mapped = await provider.map(order());
  expect(mapped).toEqual({
    endpoint: "ideogram-v3",
    body:
      '{"aspect_ratio":"16x9","magic_prompt":"OFF","num_images":1,"prompt":"a fox",' +
      '"rendering_speed":"TURBO","seed":7}',
  });
  expect(await provider.submit(mapped, post)).toEqual({ kind: "unknown" });
  expect(sent).toHaveLength(1);
  const { form = [], ...request } = sent[0] as Request;
  expect(request).toEqual({
    method: "POST",
    url: "https://api.ideogram.ai/v1/ideogram-v3/generate",
    headers: { "api-key": "a key", accept: "application/json" },
    patience: 300_000,
  });
  expect(Object.fromEntries(form)).toEqual({ ...fields, num_images: "1", seed: "7" });
});

test.each([
  [
    says(200, { data: [{ url, is_image_safe: true, seed: 7 }] }),
    { kind: "accepted", upstreamId: "our key", files: [{ url }] },
  ],
  // The image was made, so it may be billed.
  [
    says(200, { data: [{ url: null, is_image_safe: false }] }),
    { kind: "refused", why: "policy", upstreamId: "our key" },
  ],
  [says(400), { kind: "refused", why: "input" }],
  [says(401), { kind: "refused", why: "auth" }],
  [says(402), { kind: "refused", why: "quota" }],
  [says(422, { error: "The prompt failed the safety check" }), { kind: "refused", why: "policy" }],
  [says(422, { error: "Unprocessable field" }), { kind: "refused", why: "input" }],
  [says(429), { kind: "not sent", afterMilliseconds: 30_000 }],
  [says(500), { kind: "unknown" }],
] as const)("classifies the outcome of %j", async (exchanged, outcome) => {
  const { provider } = open(exchanged);
  expect(await provider.submit(await provider.map(order()), post)).toEqual(outcome);
});

test("refuses every other model", async () => {
  const { provider, sent } = open(says(200), "ideogram-4");
  await expect(provider.map(order())).rejects.toThrow();
  expect(sent).toEqual([]);
});
