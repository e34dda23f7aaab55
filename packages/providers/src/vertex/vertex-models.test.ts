import { expect, test } from "vitest";
import { canonicalBody } from "../canonical-body.ts";
import { recipeOf } from "../test/recipe-of.ts";
import { VERTEX_MODELS } from "./vertex-models.ts";

const film = { generationModel: "veo 3", duration: 8, prompt: "a fox", seed: 7 };
const first = "data:image/webp;base64,AAAA";
const map = (said: Parameters<typeof recipeOf>[0] = {}, pictures = {}) =>
  VERTEX_MODELS["veo-3.1-generate-001"]?.(recipeOf({ ...film, ...said }), pictures) ?? null;

test("requests a single film without people, in 720p with sound as priced", () => {
  expect(canonicalBody(map() ?? {})).toBe(
    '{"instances":[{"prompt":"a fox"}],"parameters":{"aspectRatio":"16:9","durationSeconds":8,' +
      '"generateAudio":true,"personGeneration":"dont_allow","resolution":"720p","sampleCount":1,"seed":7}}',
  );
});

test("requests a film between two pictures with a negative prompt", () => {
  const body = map({ negative_prompt: "rain" }, { first, last: "data:image/png;base64,BBBB" });
  expect(canonicalBody(body ?? {})).toBe(
    '{"instances":[{"image":{"bytesBase64Encoded":"AAAA","mimeType":"image/webp"},' +
      '"lastFrame":{"bytesBase64Encoded":"BBBB","mimeType":"image/png"},"prompt":"a fox"}],' +
      '"parameters":{"aspectRatio":"16:9","durationSeconds":8,"generateAudio":true,"negativePrompt":"rain",' +
      '"personGeneration":"dont_allow","resizeMode":"crop","resolution":"720p","sampleCount":1,"seed":7}}',
  );
});

test.each([
  ["a length that it does not have", { duration: 5 }, {}],
  ["a square", { aspectRatio: "1:1" }, {}],
  ["an end without a beginning", {}, { last: first }],
])("refuses %s instead of changing it", (_what, said, pictures) => {
  expect(map(said, pictures)).toBeNull();
});
