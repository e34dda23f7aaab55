import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import { promptOf } from "@kinora/contracts/recipe/prompt-of";
import { describeModel } from "@kinora/domain/prompt/describe-model";
import { openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import { resolveForm } from "@kinora/domain/prompt/resolve-form";
import { footageRecipes } from "@kinora/domain/story/hosted-footage";
import type { FootageOrder } from "@kinora/domain/story/story-engine";
import { expect, test } from "vitest";
import { MODEL_ENTRIES } from "./model-entries.ts";

const MODEL = "runway gen-4 turbo";
const looks = { style: "anime", aspectRatio: "16:9", seed: 1 } as const;
/** What Runway takes, with the style. */
const TAKEN = 1_000;
const catalogue = openCatalogue(MODEL_ENTRIES, new Set(["replicate"]), new Date("2026-11-20"));
const entry = catalogue.find(({ entry: { key } }) => key === MODEL);
const most = (entry && describeModel(entry).promptMax) ?? 0;

const filmOf = (prompt: string, additionalParams: AdditionalParams = {}) =>
  resolveForm(
    {
      ...{ type: "text-image-to-video", generationModel: MODEL, prompt, additionalParams },
    },
    catalogue,
    1,
  ).recipe;

test("a model's own maximum of characters leaves room for every style", () => {
  expect(most).toBeGreaterThan(900);
  for (const style of ["photorealistic", "animation", "anime", "comics", "illustration"] as const)
    expect(promptOf(filmOf("x".repeat(most), { style })).length).toBeLessThanOrEqual(TAKEN);
  expect(() => filmOf("x".repeat(most + 1))).toThrow(
    expect.objectContaining({
      code: "PROMPT_TOO_LONG",
      details: { model: MODEL, length: most + 1, max: most },
    }),
  );
});

test("a scene that is described at too great length is named", () => {
  const order = (prompt: string): FootageOrder => ({
    ...{ kind: "footage", model: MODEL, ...looks, seconds: 5, prompt },
    begins: { kind: "picture", model: "flux 1.1 pro", prompt: "a den", ...looks },
  });
  const scenes = ["a fox", "x".repeat(most + 1)].map((prompt, index) => ({
    ...{ key: `${index}`, number: index + 1, order: order(prompt) },
  }));
  expect(() => footageRecipes(scenes, catalogue)).toThrow(
    expect.objectContaining({
      code: "PROMPT_TOO_LONG",
      details: expect.objectContaining({ scene: 2, max: most }),
    }),
  );
});
