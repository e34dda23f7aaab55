import { expect, test } from "vitest";
import { fieldSentence } from "../field/field-sentence.ts";
import { PROMPT_MAX } from "../limits.ts";
import { promptForm } from "./prompt-form.ts";

const withSettings = (count: number) => ({
  prompt: "a fox",
  additionalParams: {
    settings: Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`setting ${at}`, "a".repeat(PROMPT_MAX)]),
    ),
  },
});

test("limits the text of all settings together, because all of it is checked for words", () => {
  expect(promptForm.safeParse(withSettings(2)).success).toBe(true);
  const refused = promptForm.safeParse(withSettings(3));
  expect(refused.error?.issues.map(fieldSentence)).toEqual([
    { code: "field.most", params: { of: "text", most: 4_000 } },
  ]);
});
