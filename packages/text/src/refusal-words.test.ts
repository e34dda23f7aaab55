import { REFUSAL_CODES } from "@kinora/contracts/http/refusal";
import { expect, it } from "vitest";
import { LOCALES } from "./locale.ts";
import { refusalWords } from "./refusal-words.ts";

it.each(LOCALES)("has a text for every refusal in %s", (locale) => {
  const sentences = REFUSAL_CODES.map((code) => refusalWords(code, locale));
  for (const sentence of sentences) expect(sentence).toMatch(/^\S.+[.!?]$/u);
  expect(new Set(sentences).size).toBe(sentences.length);
});
