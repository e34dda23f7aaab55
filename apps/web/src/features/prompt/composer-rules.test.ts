import { promptForm } from "@kinora/contracts/prompt/prompt-form";
import { describe, expect, test } from "vitest";
import { type FormDraft, PROMPT_STATE_DEFAULTS } from "../../entities/prompt/prompt-slice.ts";
import { model } from "../../test/models.ts";
import { changedSettings } from "./changed-settings.ts";
import {
  composerMode,
  fieldsOf,
  hasModel,
  modeFields,
  modelOf,
  modelsFor,
} from "./choose-model.ts";
import { ownEffect } from "./film-params.ts";
import { fitToModel, isComplete, wireForm } from "./fit-form.ts";
import { readSeed } from "./read-seed.ts";

const kling = model("kling 1.6 pro", { modes: ["text-to-video"], available: false });
const core = model("core");
const animated = model("animated-diffusion");
const zeroscope = model("zeroscope", { aspectRatios: ["16:9"], durations: [4], effects: [] });
const old = model("animated-diffusion anime", { list: "legacy" });
const catalogue = [kling, core, animated, zeroscope, old];

const form = (about: Partial<FormDraft> = {}): FormDraft => ({
  ...PROMPT_STATE_DEFAULTS.form,
  prompt: "a fox",
  ...about,
});

describe("model selection", () => {
  test("offers the families in place of core, and no legacy models for new work", () => {
    expect(modelsFor(catalogue, "text-to-image").map(({ key }) => key)).toEqual([
      "animated-diffusion",
      "zeroscope",
    ]);
    expect(modelsFor(catalogue, "text-to-video")[0]).toBe(kling);
  });

  test("falls back from a choice without a key to an available model", () => {
    const film = form({ type: "text-to-video", modelChosen: true });
    expect(film.generationModel).toBe(kling.key);
    expect(modelOf(film, catalogue)).toBe(animated);
  });

  test("preselects our own model, which newcomers' gems pay for, until another is chosen", () => {
    const ready = { ...kling, available: true };
    const film = form({ type: "text-to-video" });
    expect(modelOf(film, [ready, animated])).toBe(animated);
    expect(modelOf({ ...film, modelChosen: true }, [ready, animated])).toBe(ready);
    expect(modelOf(film, [ready])).toBe(ready);
  });

  test("never preselects a model whose maker offers a successor while there is another", () => {
    const outdated = { ...kling, available: true, servedBy: "Kling 2.5 Turbo Pro" };
    const newest = { ...outdated, key: "veo 3.1", servedBy: null };
    const film = form({ type: "text-to-video", generationModel: "core" });
    expect(modelOf(film, [outdated, newest])).toBe(newest);
    expect(modelOf(film, [outdated])).toBe(outdated);
  });

  test("selects a film's family through the engine core", () => {
    expect(fieldsOf(zeroscope, "text-to-video")).toEqual({
      model: "zeroscope",
      generationModel: "core",
    });
    expect(fieldsOf(kling, "text-to-video")).toEqual({ generationModel: "kling 1.6 pro" });
    expect(fieldsOf(zeroscope, "text-to-image")).toEqual({ model: "zeroscope" });
  });

  test("selects nothing from an empty catalogue", () => {
    expect(modelOf(form(), [])).toBeNull();
  });
});

describe("fitting the form to a model", () => {
  test("changes settings to what the model supports and reports it", () => {
    const { params, changes } = fitToModel(
      { aspectRatio: "9:16", duration: 10, effect: "zoom" },
      zeroscope,
      "text-to-video",
    );
    expect(params).toMatchObject({ aspectRatio: "16:9", duration: 4, effect: null });
    expect(changes).toEqual([
      "shape 9:16 became 16:9",
      "length 10 s became 4 s",
      "the effect zoom was removed",
    ]);
  });

  test("reports nothing when nothing had to change", () => {
    expect(fitToModel({ aspectRatio: "1:1", duration: 5 }, animated, "text-to-video")).toEqual({
      params: { aspectRatio: "1:1", duration: 5 },
      changes: [],
    });
  });
});

describe("the wire form", () => {
  test("omits length, effect and frame rate for a picture", () => {
    const sent = wireForm(
      form({ additionalParams: { duration: 5, effect: "zoom", fps: 24, style: "anime" } }),
      animated,
    );
    expect(sent).toMatchObject({ type: "text-to-image", model: "animated-diffusion" });
    expect(sent.additionalParams).toEqual({ style: "anime" });
  });

  test("includes them for a film, through the engine that makes it", () => {
    const sent = wireForm(
      form({ type: "text-to-video", additionalParams: { duration: 5, effect: "zoom", fps: 24 } }),
      animated,
    );
    expect(sent).toMatchObject({ generationModel: "core", model: "animated-diffusion" });
    expect(sent.additionalParams).toEqual({ duration: 5, effect: "zoom", fps: 24 });
  });

  test("omits the style of a film of a photo, except for external engines and films over a clip", () => {
    const photo = form({ type: "photo-to-video", additionalParams: { style: "comics" } });
    expect(wireForm(photo, animated).additionalParams).toEqual({});
    expect(wireForm(photo, model("other")).additionalParams).toEqual({ style: "comics" });
    const overClip = { ...photo, type: "text-to-video" as const, overClip: true };
    expect(wireForm(overClip, animated).additionalParams).toEqual({ style: "comics" });
  });

  test("sends defined camera settings to a film model that supports them", () => {
    const camera = { zoom: 1.4, translation_x: 20, loop: true, motion_field_strength_x: undefined };
    const film = form({ type: "text-to-video", additionalParams: camera });
    expect(wireForm(film, animated).additionalParams).toEqual({ zoom: 1.4, loop: true });
    expect(wireForm({ ...film, type: "text-to-image" }, animated).additionalParams).toEqual({});
    const zoom = { type: "number" as const, minimum: 0.9, maximum: 1.1, default: 1 };
    const narrow = model("core", { settingsSchemas: { video: { zoom } } });
    expect(fitToModel(camera, narrow, "text-to-video").changes).toEqual([
      "settings it lacks were removed",
    ]);
  });

  test("sends an explicit null effect to a model that has one of its own", () => {
    const scope = model("zeroscope", { generatorType: "Scope", effects: ["zoom", "scope"] });
    expect(ownEffect(scope)).toBe("scope");
    expect(ownEffect(animated)).toBeNull();
    const none = form({ type: "text-to-video", additionalParams: { effect: null } });
    expect(wireForm(none, scope).additionalParams).toEqual({ effect: null });
  });

  test("passes the server's schema", () => {
    for (const type of ["text-to-image", "text-to-video"] as const) {
      for (const one of [animated, zeroscope]) {
        const remix = { parentId: "p", prompt: "a fox", lent: form(), own: form() };
        const sent = wireForm(form({ type, remix, prompt: "  a fox " }), one);
        expect(promptForm.parse(sent)).toMatchObject({ prompt: "a fox", parentId: "p" });
      }
    }
  });
});

test.each([
  ["", 7, -1],
  ["  ", 7, -1],
  ["42", 7, 42],
  ["-3", 7, 7],
  ["1.5", 7, 7],
  ["fox", 7, 7],
  ["2147483648", 7, 7],
])("typing %j as a seed makes it %i or %i", (text, before, after) => {
  expect(readSeed(text, before)).toBe(after);
});

test('counts on "More" what differs from the defaults of this mode', () => {
  const changed = form({ private: true, additionalParams: { seed: 3, effect: "zoom", fps: 8 } });
  expect(changedSettings(changed, "text-to-video", animated)).toBe(4);
  expect(changedSettings(changed, "text-to-image", animated)).toBe(2);
  expect(changedSettings(form(), "text-to-video", animated)).toBe(0);
});

describe("modes that begin with a file", () => {
  const own = model("upload", { modes: ["video-upload"], durations: [], effects: [] });
  const photos = model("core", { modes: ["photo-to-video"] });

  test("are offered when this server can make them", () => {
    expect(hasModel([own], "video-upload")).toBe(true);
    expect(hasModel([own], "photo-to-video")).toBe(false);
    expect(hasModel([{ ...photos, available: false }], "photo-to-video")).toBe(false);
  });

  test("send the user's own clip without settings, and only with its file", () => {
    const clip = form({ type: "video-upload", inputs: { initialVideo: "u1", initialImage: "u2" } });
    const sent = wireForm(clip, own);
    expect(sent).toMatchObject({ generationModel: "upload", inputs: { initialVideo: "u1" } });
    expect(sent).not.toHaveProperty("additionalParams");
    expect(sent.inputs).not.toHaveProperty("initialImage");
    expect(promptForm.safeParse(sent).success).toBe(true);
    expect(isComplete(sent)).toBe(true);
    expect(isComplete(wireForm({ ...clip, inputs: {} }, own))).toBe(false);
  });

  test("keep the settings of a film of a photo, and send no file for a prompt alone", () => {
    const film = form({ type: "photo-to-video", inputs: { initialImage: "u2" } });
    const sent = wireForm({ ...film, additionalParams: { duration: 5 } }, photos);
    expect(sent).toMatchObject({
      inputs: { initialImage: "u2" },
      additionalParams: { duration: 5 },
    });
    expect(wireForm(form({ inputs: { initialImage: "u2" } }), animated)).not.toHaveProperty(
      "inputs",
    );
    expect(isComplete(wireForm(form(), animated))).toBe(true);
  });
});

describe("music", () => {
  const studio = model("studio music", {
    kinds: ["music"],
    modes: ["text-to-music"],
    aspectRatios: ["1:1"],
    durations: [15, 30, 60],
    effects: [],
    settings: ["loop"],
    settingRanges: {},
    settingsSchemas: { music: { loop: { type: "boolean", default: false } } },
    defaultSettings: { seed: -1, duration: 30, loop: false },
  });
  const music = (params: FormDraft["additionalParams"]) =>
    wireForm(form({ type: "text-to-music", additionalParams: params }), studio);

  test("sends length, loop and seed of the form and nothing chosen for a film", () => {
    const sent = music({
      ...{ duration: 60, loop: true, seed: 7, style: "anime", aspectRatio: "16:9" },
      ...{ effect: "zoom", fps: 12, zoom: 1.2, negative_prompt: "rain" },
    });
    expect(sent).toMatchObject({ type: "text-to-music", model: "studio music" });
    expect(sent.generationModel).toBeUndefined();
    expect(sent.additionalParams).toEqual({ duration: 60, loop: true, seed: 7 });
    expect(promptForm.safeParse(sent).success).toBe(true);
  });

  test("uses its default length when the form has a film's length", () => {
    expect(music({ duration: 5 }).additionalParams).toEqual({ duration: 30 });
  });

  test("is instrumental only with a model that supports it", () => {
    const params = { duration: 30, settings: { instrumental: true } };
    const sung = model("elevenlabs music", {
      ...{ kinds: ["music"], modes: ["text-to-music"], durations: [30] },
      ...{ settings: ["instrumental"] },
      settingsSchemas: { music: { instrumental: { type: "boolean", default: false } } },
    });
    const asked = form({ type: "text-to-music", additionalParams: params });
    expect(wireForm(asked, sung).additionalParams).toEqual(params);
    expect(music(params).additionalParams).toEqual({ duration: 30, settings: {} });
  });
});

test("sends a film over a clip as a text-to-film with its clip and without a camera", () => {
  const over = form({
    ...modeFields("over-clip"),
    inputs: { initialVideo: "u1" },
    additionalParams: { duration: 5, effect: "zoom", zoom: 1.2, style: "anime" },
  });
  expect(composerMode(over)).toBe("over-clip");
  const sent = wireForm(over, animated);
  expect(sent).toMatchObject({ type: "text-to-video", inputs: { initialVideo: "u1" } });
  expect(sent.additionalParams).toEqual({ duration: 5, style: "anime" });
  expect(modelsFor([{ ...kling, available: true }, animated], "over-clip")).toEqual([animated]);
  expect(changedSettings(over, "over-clip", animated)).toBe(0);
  // A film from a prompt alone sends no clip.
  expect(wireForm({ ...over, overClip: false }, animated)).not.toHaveProperty("inputs");
});

test("offers a photo the camera's effects, not those of a scene", () => {
  const all = model("core", { modes: ["photo-to-video"], effects: ["zoom", "morph", "scope"] });
  const film = (effect: "zoom" | "morph") => fitToModel({ effect }, all, "photo-to-video");
  expect(film("zoom")).toEqual({ params: { effect: "zoom" }, changes: [] });
  expect(film("morph").changes).toEqual(["the effect morph was removed"]);
  expect(fitToModel({ effect: "morph" }, all, "text-to-video").changes).toEqual([]);
});
