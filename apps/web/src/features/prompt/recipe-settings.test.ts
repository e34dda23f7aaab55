import { expect, test } from "vitest";
import { model } from "../../test/models.ts";
import { recipeSettings } from "./recipe-settings.ts";

const models = [
  model("core", {
    settingsSchemas: {
      video: {
        last_prompt: { type: "string", maxLength: 2_000, default: "" },
        guidance_scale: { type: "number", minimum: 0, maximum: 15, default: 7.5 },
        translation_x: { type: "number", minimum: -100, maximum: 100, default: 0 },
        zoom: { type: "number", minimum: 0.6, maximum: 1.7, default: 1 },
        loop: { type: "boolean", default: false },
        frame_noise: { type: "integer", minimum: 0, maximum: 9, default: 0 },
      },
    },
  }),
];
const recipe = { model: "core", last_prompt: "the same hill in snow", zoom: 1 };
const rows = (chosen: object, kind: "video" | "image" = "video") =>
  recipeSettings({ kind, recipe: { ...recipe, ...chosen } }, models);

test("labels chosen settings as the form does, in its order", () => {
  const chosen = { guidance_scale: 9.75, translation_x: -50, loop: true, frame_noise: 3 };
  expect(rows(chosen)).toEqual([
    { label: "Camera left or right", value: "50% left" },
    { label: "Strength", value: "130%" },
    { label: "Loop", value: "on" },
    { label: "Frame noise", value: "3" },
  ]);
});

test("omits settings that nobody chose or that the model lacks", () => {
  expect(rows({ loop: false, translation_x: null })).toEqual([]);
  expect(rows({ model: "gone", translation_x: 50 })).toEqual([]);
  expect(rows({ translation_x: 50 }, "image")).toEqual([]);
});
