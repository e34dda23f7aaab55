import { expect, test } from "vitest";
import { type FormDraft, PROMPT_STATE_DEFAULTS } from "../../entities/prompt/prompt-slice.ts";
import { model } from "../../test/models.ts";
import { modeFields } from "./choose-model.ts";
import { modelFacts, needsPhoto, priceWords } from "./model-facts.ts";

const film: FormDraft = {
  ...PROMPT_STATE_DEFAULTS.form,
  ...modeFields("text-to-video"),
  additionalParams: { duration: 4 },
};
const veo = model("veo 3", {
  ...{ ownKey: true, service: "fal" },
  prices: { video: { unit: "second", gems: 0, atLeast: 0 } },
  bills: { video: { unit: "second", mills: 400 } },
});

test("says what an own key is billed instead of calling the model free", () => {
  expect(priceWords(veo, film)).toEqual({ amount: "about $1.60", note: "at fal, no gems" });
  const unknown = { ...veo, bills: {} };
  expect(priceWords(unknown, film)).toEqual({ amount: "No gems", note: "on your own key" });
});

test("says what a model takes, needs and makes instead of the wanted length", () => {
  const facts = (about: object, duration = 4) => {
    const form = { ...film, additionalParams: { duration } };
    return modelFacts(model("veo 3", about), form, form.additionalParams);
  };
  expect(
    facts({ modes: ["text-to-video", "photo-to-video"], usualSeconds: { video: 41 } }),
  ).toEqual(["Takes a photo", "Usually 41 s here"]);
  expect(facts({ usualSeconds: { video: 170 }, durations: [4, 8] }, 7)).toEqual([
    ...["Usually 3 min here", "8 s instead of 7 s"],
  ]);
  const gen4 = { modes: ["photo-to-video", "text-image-to-video"] } as const;
  expect(facts({ ...gen4 })).toEqual(["Needs a photo"]);
  expect(needsPhoto({ modes: [...gen4.modes] }, "photo-to-video")).toBe(false);
  expect(facts({ servedBy: "Veo 3.1" })).toEqual(["Served by Veo 3.1"]);
});
