import type { PromptForm } from "@kinora/contracts/prompt/prompt-form";
import { openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import { resolveForm } from "@kinora/domain/prompt/resolve-form";
import { Refusal } from "@kinora/domain/refusal";
import { describe, expect, test } from "vitest";
import { MODEL_ENTRIES } from "./model-entries.ts";

const local = openCatalogue(MODEL_ENTRIES, new Set(["studio"]), new Date("2026-11-20"));
const rich = openCatalogue(MODEL_ENTRIES, new Set(["studio", "fal"]), new Date("2026-03-01"));
const video = { type: "text-to-video" } as const;
const resolve = (form: Partial<PromptForm>) => resolveForm({ prompt: "a fox", ...form }, local, 1);
const refusal = (form: Partial<PromptForm>) => {
  try {
    resolve(form);
  } catch (error) {
    if (error instanceof Refusal) return error.details;
    throw error;
  }
  return "accepted";
};

describe("restyling an uploaded clip", () => {
  const initialVideo = {
    ...{ hash: "ab".repeat(32), mimeType: "video/mp4", width: 640, height: 360, duration: 3 },
  };
  const restyle = (additionalParams: PromptForm["additionalParams"], form = {}) =>
    resolveForm({ prompt: "a garden", ...video, ...form, additionalParams }, local, 1, {
      initialVideo,
    });
  const refused = (additionalParams: PromptForm["additionalParams"]) => () =>
    restyle(additionalParams);

  test("takes style and strength, and no effect even when the model implies one", () => {
    const { recipe, gems } = restyle({ style: "comics", guidance_scale: 10, duration: 6 });
    expect(recipe).toMatchObject({ inputs: { initialVideo }, style: "comics", effect: null });
    expect(gems).toBe(6);
    expect(restyle({}, { model: "zeroscope" }).recipe.effect).toBeNull();
  });

  test("refuses camera settings, effects and loops", () => {
    expect(refused({ effect: "zoom" })).toThrow(Refusal);
    expect(refused({ zoom: 1.2 })).toThrow(Refusal);
    expect(refused({ loop: true })).toThrow(Refusal);
  });
});

describe("the end of a clip", () => {
  test("accepts a last prompt only when nothing else determines the end of the clip", () => {
    const last = { last_prompt: "an owl at night" };
    expect(resolve({ ...video, additionalParams: last }).recipe.settings).toEqual(last);
    const against = [{ loop: true }, { effect: "scope" as const }];
    for (const other of against) {
      expect(refusal({ ...video, additionalParams: { ...last, ...other } })).toMatchObject({
        setting: "last_prompt",
      });
    }
    expect(refusal({ type: "photo-to-video", additionalParams: last })).toMatchObject({
      setting: "last_prompt",
    });
    expect(refusal({ type: "text-to-image", additionalParams: last })).toMatchObject({
      setting: "last_prompt",
    });
  });

  test("between two uploaded pictures refuses camera settings and models that cannot end on a picture", () => {
    const picture = { hash: "", mimeType: "image/webp", width: 4, height: 3, duration: null };
    const inputs = { initialImage: picture, lastImage: picture };
    const pass = (additionalParams: PromptForm["additionalParams"], generationModel = "core") =>
      resolveForm(
        { prompt: "slowly", type: "photo-to-video", generationModel, additionalParams },
        rich,
        1,
        inputs,
      ).recipe;
    expect(pass({ duration: 4, negative_prompt: "rain" })).toMatchObject({ effect: null, inputs });
    for (const [setting, value] of Object.entries({
      ...{ effect: "zoom", zoom: 1.2, translation_x: 5, loop: true, guidance_scale: 9 },
    })) {
      expect(() => pass({ [setting]: value }), setting).toThrow(Refusal);
    }
    expect(pass({}, "seedance 1.0 pro")).toMatchObject({ engine: "fal", inputs });
    expect(() => pass({}, "seedance 1.0 pro fast")).toThrow(Refusal);
  });
});
