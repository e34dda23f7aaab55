import { REFUSAL_CODES } from "@kinora/contracts/http/refusal";
import { expect, it } from "vitest";
import { CATALOGUES } from "./catalogues.gen.ts";
import { LOCALES } from "./locale.ts";
import { refusalWords } from "./refusal-words.ts";

it.each(LOCALES)("has a text for every refusal in %s", (locale) => {
  const sentences = REFUSAL_CODES.map((code) => refusalWords(code, locale));
  for (const sentence of sentences) expect(sentence).toMatch(/^\S.+[.!?]$/u);
  expect(new Set(sentences).size).toBe(sentences.length);
});

it.each(LOCALES)("names no details in %s, which its sentences are not given", (locale) => {
  const compiled = Object.entries(CATALOGUES[locale]).filter(([id]) => id.startsWith("refusal."));
  expect(compiled.length).toBe(REFUSAL_CODES.length);
  const isPlain = (parts: unknown) =>
    Array.isArray(parts) && parts.every((part) => typeof part === "string");
  expect(compiled.filter(([, parts]) => !isPlain(parts))).toEqual([]);
});
