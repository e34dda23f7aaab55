import type { PromptForm } from "@kinora/contracts/prompt/prompt-form";
import { DURATIONS, EFFECTS, MUSIC_DURATIONS } from "@kinora/contracts/prompt/vocabulary";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import { resolveForm } from "@kinora/domain/prompt/resolve-form";
import { Refusal } from "@kinora/domain/refusal";
import { describe, expect, test } from "vitest";
import { MODEL_ENTRIES } from "./model-entries.ts";

const catalogueWith = (engines: EngineProtocol[], day = "2026-11-20") =>
  openCatalogue(MODEL_ENTRIES, new Set(engines), new Date(day));
const local = catalogueWith(["studio"]);
const rich = catalogueWith(["studio", "fal"], "2026-03-01");
const resolve = (form: Partial<PromptForm>, catalogue = local) =>
  resolveForm({ prompt: "a fox", ...form }, catalogue, 4711);
const chosen = (form: Partial<PromptForm>, catalogue = local) => {
  const { recipe } = resolve(form, catalogue);
  return `${recipe.generationModel ?? "-"} / ${recipe.model}`;
};
const refusal = (form: Partial<PromptForm>, catalogue = local) => {
  try {
    resolve(form, catalogue);
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, ...error.details };
    throw error;
  }
  return "accepted";
};

const video = { type: "text-to-video" } as const;
const UNFIT_MODEL = { code: "SETTING_UNSUPPORTED", setting: "model" };
const music = { type: "text-to-music" } as const;

test("music defaults to 30 seconds of the built-in engine with a square cover", () => {
  const { kind, recipe, gems, explanation } = resolve(music);
  expect({ kind, gems, explanation }).toEqual({
    kind: "music",
    gems: 3,
    explanation: { code: "price.byLength", params: { seconds: 30, gems: 1, unit: "tenSeconds" } },
  });
  expect(recipe).toMatchObject({
    model: "studio music",
    duration: 30,
    fps: null,
    aspectRatio: "1:1",
    effect: null,
  });
  expect(recipe.settings).toEqual({});
  const looped = resolve({ ...music, additionalParams: { duration: 64, loop: true } });
  expect(looped.recipe).toMatchObject({ duration: 64, settings: { loop: true } });
  expect(looped.gems).toBe(7);
});

test("music lasts up to three minutes, a clip at most the specification's maximum", () => {
  const long = { additionalParams: { duration: 180 } };
  expect(resolve({ ...music, ...long })).toMatchObject({ gems: 18, recipe: { duration: 180 } });
  expect(refusal({ ...video, ...long })).toMatchObject({ duration: 180, allowed: DURATIONS });
});

describe("model resolution without configured services", () => {
  test.each<[string, Partial<PromptForm>, string]>([
    ["a picture by default", {}, "- / animated-diffusion"],
    ["a picture by core", { model: "core" }, "- / core"],
    ["a picture by a family", { model: "majic" }, "- / majic"],
    [
      "generationModel does not matter to a picture",
      { generationModel: "veo 3" },
      "- / animated-diffusion",
    ],
    ["a clip by default", video, "core / animated-diffusion"],
    ["a clip by core", { ...video, generationModel: "core" }, "core / animated-diffusion"],
    [
      "names in any letter case",
      { ...video, generationModel: "Core" },
      "core / animated-diffusion",
    ],
    [
      "core and a family",
      { ...video, generationModel: "core", model: "zeroscope" },
      "core / zeroscope",
    ],
    ["a family alone", { ...video, model: "majic" }, "core / majic"],
    ["a photo", { type: "photo-to-video" }, "core / animated-diffusion"],
    ["a face", { type: "face-to-video" }, "core / animated-diffusion"],
    ["model core alone", { ...video, model: "core" }, "core / animated-diffusion"],
    ["a photo by a family", { type: "photo-to-video", model: "majic" }, "core / majic"],
    [
      "an image model says nothing about a clip whose engine is named",
      { ...video, generationModel: "core", model: "flux 1.1 pro" },
      "core / animated-diffusion",
    ],
  ])("%s", (_, form, expected) => expect(chosen(form)).toBe(expected));

  test.each<[string, Partial<PromptForm>, object]>([
    [
      "explicit default engine without a key",
      { ...video, generationModel: "kling 1.6 pro" },
      { code: "MODEL_UNAVAILABLE", model: "kling 1.6 pro" },
    ],
    [
      "explicit video model in model",
      { ...video, model: "veo 3" },
      { code: "MODEL_UNAVAILABLE", model: "veo 3" },
    ],
    // Neither is silently replaced by another model.
    ["a model of photos for words", { ...video, model: "runway gen-4 turbo" }, UNFIT_MODEL],
    ["an image model for a clip", { ...video, model: "flux 1.1 pro" }, UNFIT_MODEL],
    ["image model without a key", { model: "flux 1.1 pro" }, { code: "MODEL_UNAVAILABLE" }],
    ["unknown model", { model: "sora" }, { code: "MODEL_UNKNOWN", model: "sora" }],
    ["unknown engine", { ...video, generationModel: "sora" }, { code: "MODEL_UNKNOWN" }],
    ["unknown engine of a picture", { generationModel: "sora" }, { code: "MODEL_UNKNOWN" }],
    [
      "a video model for a picture",
      { model: "veo 3" },
      { code: "SETTING_UNSUPPORTED", setting: "model" },
    ],
    [
      "an image model as engine",
      { ...video, generationModel: "seedream-4" },
      { code: "SETTING_UNSUPPORTED", setting: "generationModel" },
    ],
    [
      "a photo that should become another",
      { type: "photo-to-video", additionalParams: { effect: "morph" } },
      {
        code: "SETTING_UNSUPPORTED",
        setting: "effect",
        value: "morph",
        allowed: ["zoom", "action", "motion"],
      },
    ],
    [
      "a photo by a hosted model without a key",
      { type: "face-to-video", generationModel: "kling 1.6 pro" },
      { code: "MODEL_UNAVAILABLE" },
    ],
    ["a story", { type: "text-to-story" }, { code: "MODE_UNAVAILABLE" }],
    ["an upload of nothing", { type: "video-upload" }, { code: "INPUT_REQUIRED" }],
    [
      "music by a model of pictures",
      { ...music, model: "majic" },
      { code: "SETTING_UNSUPPORTED", setting: "model" },
    ],
    [
      "hosted music without a key",
      { ...music, model: "elevenlabs music" },
      { code: "MODEL_UNAVAILABLE" },
    ],
    [
      "music of four seconds",
      { ...music, additionalParams: { duration: 4 } },
      { code: "DURATION_UNSUPPORTED", allowed: MUSIC_DURATIONS },
    ],
    [
      "an effect on music",
      { ...music, additionalParams: { effect: "zoom" } },
      { code: "SETTING_UNSUPPORTED", setting: "effect" },
    ],
  ])("%s", (_, form, expected) => expect(refusal(form)).toMatchObject(expected));
});

test("a style model makes pictures and clips in its own style", () => {
  const model = "animated-diffusion anime";
  expect(resolve({ model })).toMatchObject({ gems: 1, recipe: { model, style: "anime" } });
  expect(chosen({ ...video, model })).toBe(`core / ${model}`);
});

test("the specification's default model makes clips where it is served", () => {
  expect(chosen(video, rich)).toBe("kling 1.6 pro / kling 1.6 pro");
  expect(chosen({ ...video, model: "seedance 1.0 pro" }, rich)).toBe(
    "seedance 1.0 pro / seedance 1.0 pro",
  );
  expect(chosen({ ...video, model: "majic" }, rich)).toBe("core / majic");
  expect(chosen({ model: "flux 1.1 pro" }, rich)).toBe("- / flux 1.1 pro");
  expect(resolve(video, rich)).toMatchObject({ gems: 88 });
});

describe("settings", () => {
  test("applies the form's defaults", () => {
    expect(resolve({}).recipe).toMatchObject({
      aspectRatio: "16:9",
      width: 1280,
      height: 720,
      duration: null,
      fps: null,
      style: "photorealistic",
      theme: "informative",
      tone: "basic",
      caption: "bottom",
      seed: 4711,
      engine: "studio",
    });
    expect(resolve(video)).toMatchObject({ gems: 5, recipe: { duration: 5, fps: 24 } });
  });

  test("keeps a given seed and draws one for -1", () => {
    expect(resolve({ additionalParams: { seed: 7 } }).recipe.seed).toBe(7);
    expect(resolve({ additionalParams: { seed: 0 } }).recipe.seed).toBe(0);
    expect(resolve({ additionalParams: { seed: -1 } }).recipe.seed).toBe(4711);
  });

  test("a family limits the clip's duration and aspect ratio", () => {
    expect(resolve({ ...video, model: "zeroscope" }).recipe.duration).toBe(4);
    expect(refusal({ ...video, model: "zeroscope", additionalParams: { duration: 10 } })).toEqual({
      code: "DURATION_UNSUPPORTED",
      duration: 10,
      model: "zeroscope",
      allowed: [4],
    });
    expect(
      refusal({ ...video, model: "zeroscope", additionalParams: { aspectRatio: "9:16" } }),
    ).toMatchObject({ code: "ASPECT_RATIO_UNSUPPORTED", allowed: ["16:9"] });
  });

  test.each(DURATIONS)("core makes %i s at one gem per second", (duration) => {
    expect(resolve({ ...video, additionalParams: { duration } })).toMatchObject({ gems: duration });
  });

  test("refuses durations a model does not support and lists the supported ones", () => {
    const majic = { ...video, model: "majic", additionalParams: { duration: 15 } };
    expect(refusal(majic)).toMatchObject({ code: "DURATION_UNSUPPORTED", allowed: [4] });
  });

  test("ignores the duration for a picture", () => {
    expect(resolve({ additionalParams: { duration: 72 } })).toMatchObject({ gems: 1 });
  });

  test.each(EFFECTS)("core supports the effect %s", (effect) => {
    expect(resolve({ ...video, additionalParams: { effect } }).recipe.effect).toBe(effect);
  });

  test.each<[string, Partial<PromptForm>]>([
    ["an effect on a picture", { additionalParams: { effect: "zoom" } }],
    ["a zoom of a picture", { additionalParams: { zoom: 1.2 } }],
    ["a loop of a picture", { additionalParams: { loop: true } }],
    ["a loop of a morph", { ...video, additionalParams: { loop: true, effect: "morph" } }],
    ["a zoom beyond the sheets", { ...video, additionalParams: { zoom: 3 } }],
    ["a negative field", { ...video, additionalParams: { motion_field_strength_x: -5 } }],
    ["chunk_size", { ...video, additionalParams: { chunk_size: 4 } }],
    ["video_length", { ...video, additionalParams: { video_length: 99 } }],
    ["resolution", { ...video, additionalParams: { resolution: "4096x2160" } }],
    ["model_name", { ...video, additionalParams: { model_name: "other" } }],
    ["steps", { ...video, additionalParams: { steps: 20 } }],
    ["guidance", { additionalParams: { guidance_scale: 3 } }],
    ["a scheduler", { additionalParams: { scheduler: "ddim" } }],
    ["an odd frame rate", { ...video, additionalParams: { fps: 13 } }],
  ])("%s is refused rather than ignored", (_, form) =>
    expect(refusal(form)).toMatchObject({ code: "SETTING_UNSUPPORTED" }),
  );

  test("stores exactly the requested camera, strength and motion settings", () => {
    const asked = {
      ...{ zoom: 1.3, translation_x: -40, translation_y: 0, guidance_scale: 12 },
      ...{ motion_field_strength_x: 6, motion_field_strength_y: 24, loop: true },
    };
    expect(resolve({ ...video, additionalParams: asked }).recipe.settings).toEqual(asked);
    expect(resolve(video).recipe.settings).toEqual({});
  });

  test.each(["mood", "toString", "__proto__", "constructor"])(
    "refuses a setting no model has and names it: %s",
    (setting) => {
      const settings = Object.fromEntries([[setting, 1]]);
      expect(refusal({ ...video, additionalParams: { settings } })).toMatchObject({ setting });
    },
  );

  test("a refused number reports the allowed range", () => {
    expect(refusal({ ...video, additionalParams: { zoom: 3 } })).toMatchObject({
      setting: "zoom",
      allowed: { min: 0.6, max: 1.7 },
    });
  });

  test.each([
    ["zeroscope", "scope"],
    ["majic", null],
    ["effect zoom", "zoom"],
    ["effect morph", "morph"],
    ["effect action", "action"],
    ["effect motion", "motion"],
    ["effect scope", "scope"],
  ])("%s applies by default the effect of its generator type: %s", (key, effect) => {
    const form = key.startsWith("effect") ? { generationModel: key } : { model: key };
    expect(resolve({ ...video, ...form }).recipe.effect).toBe(effect);
  });

  test("an explicit null disables the default effect", () => {
    const form = { ...video, model: "zeroscope", additionalParams: { effect: null } };
    expect(resolve(form).recipe.effect).toBeNull();
  });

  test("accepts a model's own defaults sent back to it", () => {
    expect(refusal({ ...video, additionalParams: { steps: 50, guidance_scale: 7.5 } })).toBe(
      "accepted",
    );
  });
});
