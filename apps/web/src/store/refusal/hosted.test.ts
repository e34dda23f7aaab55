import { expect, test } from "vitest";
import { promptRefusalWords } from "./prompt.ts";

const until = new Date(Date.now() + 3_600_000).toISOString();

test("says until when hosted models are paused, and that it's all of them", () => {
  const [title] = promptRefusalWords.HOSTED_PAUSED({ until });
  expect(title).toMatch(/^All hosted models are paused for you until \w+.*\d/);
  expect(promptRefusalWords.HOSTED_PAUSED({})[0]).toBe(
    "All hosted models are paused for you for a day",
  );
});

test("says how many works would fit a budget that isn't used up", () => {
  const [title, advice] = promptRefusalWords.HOSTED_BUDGET_SPENT({ until, service: "fal", fit: 3 });
  expect(title).toBe("This order is larger than what is left of the budget for fal");
  expect(advice).toMatch(/^3 works would fit now\. The budget starts again on .*\d/);
  expect(promptRefusalWords.HOSTED_BUDGET_SPENT({ until, fit: 0 })[1]).not.toContain("would fit");
});

test("doesn't promise a time where free gems never pay for hosted models", () => {
  expect(promptRefusalWords.HOSTED_GIVEN_SPENT({ until: null })[0]).toBe(
    "Free gems can't pay for hosted models here",
  );
  expect(promptRefusalWords.HOSTED_GIVEN_SPENT({ until })[0]).toMatch(/hosted models until /);
});
