import { NEGATIVE_PROMPT_MAX } from "@kinora/contracts/limits";
import { negativeOf } from "@kinora/contracts/recipe/negative-of";
import fc from "fast-check";
import { expect, it } from "vitest";
import { houseNegative } from "./house-negative.ts";

it("appends each missing word once after the user's own words", () => {
  expect(houseNegative([], "rain")).toBe("");
  expect(houseNegative(["blood", "gore", "Blood"], "")).toBe("blood, gore");
  expect(houseNegative(["blood", "gore"], "fog, BLOOD ; rain")).toBe("gore");
  expect(negativeOf({ negative_prompt: "fog", house_negative: "gore" })).toBe("fog, gore");
  expect(negativeOf({ negative_prompt: "", house_negative: "gore" })).toBe("gore");
  expect(negativeOf({ negative_prompt: "fog" })).toBe("fog");
});

it("keeps both together within the length limit and adds no word twice", () => {
  const word = fc.string({ minLength: 1, maxLength: 100 });
  const own = fc.string({ maxLength: NEGATIVE_PROMPT_MAX });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), own, (words, negative_prompt) => {
      const house_negative = houseNegative(words, negative_prompt);
      const told = negativeOf({ negative_prompt, house_negative });
      expect(told.length).toBeLessThanOrEqual(NEGATIVE_PROMPT_MAX);
      if (negative_prompt.trim() !== "") expect(told.startsWith(negative_prompt)).toBe(true);
      // Words that are already present are not added again.
      const simple = words.filter((one) => !/[,;\n]/.test(one));
      const first = houseNegative(simple, "");
      const fits = simple.join(", ").length <= NEGATIVE_PROMPT_MAX;
      if (fits) expect(houseNegative(simple, first)).toBe("");
    }),
  );
});
