import { expect, test } from "vitest";
import { STORY_DEFAULTS } from "../story/story-defaults.ts";
import { embeddedRecipe, publicRecipe } from "./public-recipe.ts";
import { recipe, storyOf } from "./recipe.ts";

const hash = "a1".repeat(32);
const plain = {
  ...{ type: "photo-to-video", model: "core", generationModel: "core", prompt: "rain" },
  ...{ negative_prompt: "", aspectRatio: "1:1", width: 512, height: 512, duration: 4, fps: 24 },
  ...{ style: "photorealistic", effect: null, seed: 1, theme: "", tone: "", caption: "" },
  ...{ engine: "studio", engineVersion: "studio-4", priceVersion: 1 },
};
const settings = {
  ...STORY_DEFAULTS,
  seed: 1,
  voice: "nova",
  narration: "own",
  ownNarration: null,
};

test("tells others that a film was made from a photo, but not from which", () => {
  const input = { hash, mimeType: "image/jpeg", width: 4032, height: 3024, duration: null };
  const whole = recipe.parse({ ...plain, inputs: { initialImage: input } });
  for (const seen of [publicRecipe(whole), embeddedRecipe(whole)]) {
    expect(seen).toEqual({ ...whole, inputs: { initialImage: {} } });
    expect(JSON.stringify(seen)).not.toMatch(/a1a1|4032|jpeg/);
  }
});

test("lets others render a story again with a voice of their own", () => {
  const scene = {
    ...{ id: "one", narration: "Once.", caption: null, visual: "a fox", cast: [], speaker: null },
    ...{ seconds: null, takes: [{ id: "t", seed: 1 }], takeId: "t", locked: true },
  };
  const kept = { one: { settings, cast: [], picture: null, narration: null } };
  const board = { title: "Once", description: "", settings, cast: [], scenes: [scene] };
  const story = { storyId: "s", board, kept, recording: hash };
  const whole = recipe.parse({ ...plain, type: "text-to-story", story });
  expect(JSON.stringify(embeddedRecipe(whole))).not.toContain(hash);
  const seen = recipe.parse(publicRecipe(whole));
  expect(storyOf(seen)).toMatchObject({
    recording: null,
    board: { settings: { narration: "voice", ownNarration: null }, scenes: [scene] },
    kept: { one: { settings: { narration: "voice", ownNarration: null } } },
  });
});
