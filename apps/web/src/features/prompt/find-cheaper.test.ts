import { expect, test } from "vitest";
import { type FormDraft, PROMPT_STATE_DEFAULTS } from "../../entities/prompt/prompt-slice.ts";
import { model } from "../../test/models.ts";
import { modeFields } from "./choose-model.ts";
import { findCheaper } from "./find-cheaper.ts";

const filmOf = (gems: number) => ({ unit: "second", gems, atLeast: 1 }) as const;
const film = (key: string, gems: number) =>
  model(key, { modes: ["text-to-video"], durations: [4, 6, 10], prices: { video: filmOf(gems) } });
const painter = film("animated-diffusion", 1);
const plain = film("plain film", 3);
const dear = film("dear film", 20);
const all = [painter, plain, dear];

const form = (about: Partial<FormDraft> = {}, duration = 10): FormDraft => ({
  ...PROMPT_STATE_DEFAULTS.form,
  ...modeFields("text-to-video"),
  additionalParams: { duration },
  ...about,
});

test("makes as many works as the gems allow", () => {
  expect(findCheaper(form({ works: 4 }), painter, all, 25)).toEqual({
    ...{ by: "works", works: 2, gems: 20 },
  });
  expect(findCheaper(form({ beside: [plain.key] }), painter, all, 25)).toEqual({
    ...{ by: "works", works: 1, gems: 10 },
  });
});

test("makes works as long as the gems allow, and keeps as many of them as they pay for", () => {
  expect(findCheaper(form(), plain, all, 20)).toEqual({
    ...{ by: "length", seconds: 6, works: 1, gems: 18 },
  });
  expect(findCheaper(form({ works: 4 }), plain, all, 20)).toEqual({
    ...{ by: "length", seconds: 6, works: 1, gems: 18 },
  });
  expect(findCheaper(form({ works: 2 }), plain, all, 25)).toEqual({
    ...{ by: "length", seconds: 4, works: 2, gems: 24 },
  });
});

test("names the dearest other model that the gems allow, when no length of this one fits", () => {
  expect(findCheaper(form(), dear, all, 35)).toEqual({
    ...{ by: "model", model: plain, works: 1, gems: 30 },
  });
  expect(findCheaper(form(), dear, all, 12)).toEqual({
    ...{ by: "model", model: painter, works: 1, gems: 10 },
  });
});

test("offers nothing that can't be made or paid", () => {
  const missing = { ...painter, available: false };
  expect(findCheaper(form(), dear, [missing, dear], 35)).toBeNull();
  expect(findCheaper(form(), dear, all, 5)).toBeNull();
  expect(findCheaper(form(), dear, all, 0)).toBeNull();
});
