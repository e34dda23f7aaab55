import { expect, test } from "vitest";
import { type FormDraft, PROMPT_STATE_DEFAULTS } from "../../entities/prompt/prompt-slice.ts";
import { model } from "../../test/models.ts";
import { type ComposerMode, modeFields } from "./choose-model.ts";
import { listPrice } from "./list-price.ts";

const fox = model("animated-diffusion", {
  prices: {
    image: { unit: "image", gems: 1, atLeast: 1 },
    video: { unit: "second", gems: 1, atLeast: 5 },
  },
});
const band = model("kinora music", {
  ...{ modes: ["text-to-music"], durations: [15, 30, 60, 180] },
  prices: { music: { unit: "ten seconds", gems: 1, atLeast: 2 } },
});
const form = (mode: ComposerMode, duration?: number): FormDraft => ({
  ...PROMPT_STATE_DEFAULTS.form,
  ...modeFields(mode),
  additionalParams: duration === undefined ? {} : { duration },
});

test("shows the list price for this kind and length on the button", () => {
  expect(listPrice(form("text-to-image"), fox)).toBe(1);
  expect(listPrice(form("text-to-video", 10), fox)).toBe(10);
  // Shorter than the minimum that is charged.
  expect(listPrice(form("text-to-video", 4), fox)).toBe(5);
  expect(listPrice(form("text-to-music", 15), band)).toBe(2);
  expect(listPrice(form("text-to-music", 180), band)).toBe(18);
});

test("prices an unsupported length as the length made instead", () => {
  expect(listPrice(form("text-to-video", 7), fox)).toBe(6);
});

test("has no price for models not on the list, or before a length is chosen", () => {
  expect(listPrice(form("text-to-music"), fox)).toBeNull();
  expect(listPrice(form("text-to-video"), fox)).toBeNull();
});
