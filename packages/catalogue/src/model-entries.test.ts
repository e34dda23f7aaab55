import { model } from "@kinora/contracts/prompt/model";
import { additionalParams } from "@kinora/contracts/prompt/prompt-form";
import { isSettingField } from "@kinora/contracts/prompt/setting-fields";
import {
  CORE_FAMILIES,
  EFFECTS,
  GENERATOR_TYPES,
  IMAGE_MODELS,
  MODEL_STYLES,
  VIDEO_MODELS,
} from "@kinora/contracts/prompt/vocabulary";
import { recipe } from "@kinora/contracts/recipe/recipe";
import { describeModel } from "@kinora/domain/prompt/describe-model";
import { findModel } from "@kinora/domain/prompt/find-model";
import { openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import { priceOf } from "@kinora/domain/prompt/price-form";
import { expect, test } from "vitest";
import { modelStyleOf } from "./core-styles.ts";
import { MODEL_ENTRIES } from "./model-entries.ts";

const today = new Date("2026-11-20T00:00:00Z");
const local = openCatalogue(MODEL_ENTRIES, new Set(["studio"]), today);
const keys = MODEL_ENTRIES.map(({ key }) => key);

test("contains every model name of the specification exactly once", () => {
  expect(keys).toEqual(
    expect.arrayContaining([...VIDEO_MODELS, ...IMAGE_MODELS, ...CORE_FAMILIES]),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test("gives no model setting the name of a common recipe or form field", () => {
  const { settings: _settings, ...fields } = additionalParams.shape;
  const taken = Object.keys(fields).filter((name) => !isSettingField(name));
  const recipeFields = recipe.out.options.flatMap(({ shape }) => Object.keys(shape));
  for (const { key, settings } of MODEL_ENTRIES)
    for (const schema of Object.values(settings))
      for (const name of Object.keys(schema))
        expect([...taken, ...recipeFields], `${name} of ${key}`).not.toContain(name);
});

test("covers every generator type, style and effect", () => {
  const types = new Set(MODEL_ENTRIES.map(({ generatorType }) => generatorType));
  const styles = new Set(MODEL_ENTRIES.map(({ style }) => style));
  const effects = new Set(MODEL_ENTRIES.flatMap((entry) => entry.effects));
  for (const type of GENERATOR_TYPES) expect(types).toContain(type);
  for (const style of MODEL_STYLES) expect(styles).toContain(style);
  for (const effect of EFFECTS) expect(effects).toContain(effect);
});

test("has the defaults of section 9 of the specification", () => {
  const defaults = (key: string) =>
    MODEL_ENTRIES.find((entry) => entry.key === key)?.defaultSettings ?? {};
  expect(defaults("animated-diffusion")).toMatchObject({
    video_length: 24,
    fps: 8,
    duration: 4,
    max_duration: 10,
    steps: 50,
  });
  expect(defaults("zeroscope")).toMatchObject({
    max_duration: 3,
    fps: 12,
    resolution: "1024x576",
  });
  expect(defaults("majic")).toMatchObject({ max_duration: 3 });
});

test("without API keys serves only core, its families and effects, uploads, music and stories, and gives a reason for every other model", () => {
  const served = local
    .filter(({ entry, route }) => route && entry.role !== "effect")
    .filter(({ entry }) => modelStyleOf(entry.key) === null)
    .map(({ entry }) => entry.key);
  expect(served).toEqual([
    "core",
    "upload",
    "animated-diffusion",
    "zeroscope",
    "majic",
    "studio music",
    "studio story",
  ]);
  for (const { route, unavailable } of local) expect(unavailable === null).toBe(route !== null);
});

/** Describes a model as a server with these services shows it on the given day. */
const shown = (key: string, day: string, ...services: string[]) => {
  const catalogue = openCatalogue(MODEL_ENTRIES, new Set(["studio", ...services]), new Date(day));
  return describeModel(findModel(catalogue, key));
};

test("an API key serves a model only while the upstream serves it", () => {
  expect(shown("nano-banana", "2026-10-01", "fal").unavailable).toBeNull();
  expect(shown("nano-banana", "2026-10-02", "fal").servedBy).toBe("Nano Banana 2.1");
  // Different services offer the successor.
  expect(shown("nano-banana", "2026-10-02", "replicate").unavailable).toEqual({
    code: "model.noKey",
    params: { services: ["fal", "Gemini API"] },
  });
  expect(shown("nano-banana", "2026-10-01", "gemini").servedBy).toBeNull();
  expect(shown("nano-banana", "2026-10-02", "gemini").servedBy).toBe("Nano Banana 2.1");
  expect(shown("flux 1.1 pro", "2026-11-20", "fal").unavailable).toBeNull();
});

test("reports when a model without a remaining route was retired and what replaced it", () => {
  const entries = MODEL_ENTRIES.filter(({ key }) => key === "nano-banana").map((entry) => ({
    ...entry,
    routes: entry.routes.filter(({ protocol }) => protocol === "replicate"),
  }));
  const [ended] = openCatalogue(entries, new Set(["replicate"]), today);
  expect(ended?.unavailable).toEqual({
    code: "model.replaced",
    params: { service: "Replicate", day: "2026-10-02", successor: "nano-banana 2.1" },
  });
});

test("serves a retired model through its successor, naming it and limiting the modes to the successor's", () => {
  const [before, after] = [
    shown("kling 1.6 pro", "2026-09-14", "fal"),
    shown("kling 1.6 pro", "2026-09-15", "fal"),
  ];
  expect(before).toMatchObject({ available: true, servedBy: null, endsOnPicture: true });
  expect(after).toMatchObject({ available: true, servedBy: "Kling 2.5 Turbo Pro" });
  expect(before.modes).toContain("face-to-video");
  expect(after.modes).toEqual(before.modes.filter((mode) => mode !== "face-to-video"));
  const veo = (service: string) => shown("veo 3", "2026-11-20", service);
  expect(veo("fal")).toMatchObject({ servedBy: "Veo 3.1", endsOnPicture: true });
  expect(veo("replicate")).toMatchObject({ servedBy: "Veo 3.1", endsOnPicture: false });
  expect(veo("vertex")).toMatchObject({ servedBy: "Veo 3.1", endsOnPicture: true });
  expect(shown("kling 1.6 pro", "2026-11-20", "replicate")).toMatchObject({
    ...{ available: true, servedBy: "Kling 2.5 Turbo Pro", endsOnPicture: false },
  });
});

test.each(local.map((item) => ({ key: item.entry.key, item })))(
  "$key passes the contract schema",
  ({ item }) => {
    const worded = {
      ...describeModel(item),
      description: "",
      usualSeconds: {},
      bestFor: {},
      price: "",
      unavailableReason: null,
    };
    expect(() => model.parse(worded)).not.toThrow();
    for (const kind of item.entry.kinds) {
      expect(priceOf(item.entry.key, kind, 5).gems).toBeGreaterThanOrEqual(0);
    }
  },
);
