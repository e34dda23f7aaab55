import { expect, test } from "vitest";
import { type FormDraft, PROMPT_STATE_DEFAULTS } from "../../entities/prompt/prompt-slice.ts";
import { model } from "../../test/models.ts";
import { modeFields } from "./choose-model.ts";
import { modelFacts } from "./model-facts.ts";

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
  expect(modelFacts(veo, film)).toContain("No gems; about $1.60 at fal.");
  expect(modelFacts({ ...veo, bills: {} }, film)).toContain("No gems; your own key is billed.");
  expect(modelFacts(veo, film)).not.toContain("Free");
});
