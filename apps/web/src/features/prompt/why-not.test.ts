import { NEGATIVE_PROMPT_MAX, PROMPT_MAX } from "@kinora/contracts/limits";
import { expect, test } from "vitest";
import { type FormDraft, PROMPT_STATE_DEFAULTS } from "../../entities/prompt/prompt-slice.ts";
import { model } from "../../test/models.ts";
import { type ComposerMode, modeFields } from "./choose-model.ts";
import { whyNot } from "./why-not.ts";

const why = (mode: ComposerMode, about: Partial<FormDraft> = {}, made = model("core")) =>
  whyNot({ ...PROMPT_STATE_DEFAULTS.form, ...modeFields(mode), ...about }, made);
const words = { prompt: "a fox" };
const photo = { inputs: { initialImage: "upl_1" } };

test.each<[ComposerMode, string, Partial<FormDraft>]>([
  ["text-to-image", "Write a prompt first.", {}],
  ["text-to-image", "Write a prompt first.", { prompt: " \u200b\u2060 " }],
  ["text-to-music", "Write a prompt first.", {}],
  ["photo-to-video", "Add a photo first.", words],
  ["photo-to-video", "Now describe what should happen in the photo.", photo],
  ["face-to-video", "Now describe what the face should do.", photo],
  ["over-clip", "Add a clip first.", words],
  ["video-upload", "Add a clip first.", photo],
])("a form of %s lacks something: %s", (mode, reason, about) => {
  expect(why(mode, about)).toBe(reason);
});

test("says first why the model is not available", () => {
  const away = model("veo 3", { available: false, unavailableReason: "fal is away." });
  expect(why("text-to-video", {}, away)).toBe("fal is away.");
});

test("asks for the file before the prompt", () => {
  expect(why("text-image-to-video")).toBe("Add a photo first.");
});

test("counts excess characters in any field", () => {
  const params = (additionalParams: FormDraft["additionalParams"]) =>
    why("text-to-video", { ...words, additionalParams });
  expect(why("text-to-image", { prompt: "x".repeat(PROMPT_MAX) })).toBeNull();
  expect(why("text-to-image", { prompt: "x".repeat(PROMPT_MAX + 3) })).toContain("3 characters");
  expect(params({ negative_prompt: "x".repeat(NEGATIVE_PROMPT_MAX + 1) })).toContain("Leave out");
  expect(params({ last_prompt: "x".repeat(PROMPT_MAX + 1) })).toContain("Ends on");
});

test("counts by the model's own maximum", () => {
  const short = model("gen-4", { promptMax: 900 });
  expect(why("text-to-video", { prompt: "x".repeat(900) }, short)).toBeNull();
  expect(why("text-to-video", { prompt: "x".repeat(902) }, short)).toContain("2 characters");
});

test("accepts a complete form", () => {
  expect(why("text-to-image", words)).toBeNull();
  expect(why("photo-to-video", { ...words, ...photo })).toBeNull();
  expect(why("over-clip", { ...words, inputs: { initialVideo: "upl_2" } })).toBeNull();
});
