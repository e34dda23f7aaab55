import { expect, test } from "vitest";
import { languageModelName } from "./language-model-name.ts";

test("names language models as their makers do, and leaves unknown ids as they are", () => {
  const names = {
    "gpt-5.1": "GPT-5.1",
    "gpt-5-mini-2025-08-07": "GPT-5 mini",
    "claude-sonnet-4-5-20250929": "Claude Sonnet 4.5",
    "claude-3-5-haiku-latest": "Claude 3.5 Haiku",
    "models/gemini-2.5-flash": "Gemini 2.5 Flash",
    "llama3.2:3b": "llama3.2:3b",
  };
  expect(Object.fromEntries(Object.keys(names).map((id) => [id, languageModelName(id)]))).toEqual(
    names,
  );
});
