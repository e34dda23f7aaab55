import { expect, test } from "vitest";
import type { SceneRequest } from "../scene/recipe.ts";
import { MODEL_STYLES } from "../scene/scene-spec.ts";
import { MANNERS } from "./model-manner.ts";
import { planScene } from "./plan-scene.ts";

const ASKED: SceneRequest = {
  prompt: "a fox in the forest",
  negativePrompt: "",
  kind: "image",
  style: "animation",
  effect: null,
  aspectRatio: "1:1",
  duration: 0,
  fps: 0,
  seed: 3,
};

test("every model style has a distinct manner", () => {
  const manners = MODEL_STYLES.map((style) => JSON.stringify(MANNERS[style]));
  expect(new Set(manners).size).toBe(MODEL_STYLES.length);
});

test("a model style sets look and mood, and the prompt overrides both", () => {
  expect(planScene({ ...ASKED, modelStyle: "Comics" }).look).toBe("comics");
  expect(planScene({ ...ASKED, modelStyle: "Fantasy" })).toMatchObject({
    look: "storybook",
    mood: "mysterious",
  });
  const words = { ...ASKED, prompt: "a sad fox, paper cut style", modelStyle: "Fantasy" } as const;
  expect(planScene(words)).toMatchObject({ look: "papercut", mood: "melancholy" });
});

test("Portrait frames one figure closely", () => {
  const seen = (recipe: SceneRequest) =>
    planScene(recipe).cast.map(({ height, nearness }) => height * nearness)[0] ?? 0;
  expect(seen({ ...ASKED, modelStyle: "Portrait" })).toBeGreaterThan(seen(ASKED) * 1.1);
});
