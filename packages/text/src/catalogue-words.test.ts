import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import { VOICES } from "@kinora/catalogue/voices";
import { modelSentences } from "@kinora/contracts/prompt/prompt-messages";
import { expect, test } from "vitest";
import { mannerWords, modelWords } from "./catalogue-words.ts";
import { CATALOGUES } from "./catalogues.gen.ts";

test("describes everything in the catalogue, and nothing else", () => {
  for (const { key } of MODEL_ENTRIES) expect(modelWords(key, "en")).toMatch(/^[A-Z0-9].+\.$/);
  for (const { key } of VOICES) expect(mannerWords(key, "en")).toMatch(/^[a-z]+$/);
  const described = Object.keys(CATALOGUES.en).filter((id) => /^model\.|^manner\./.test(id));
  const known = [
    ...MODEL_ENTRIES.map(({ key }) => `model.${key}`),
    ...VOICES.map(({ key }) => `manner.${key}`),
  ];
  const said = Object.keys(modelSentences);
  expect(described.toSorted()).toEqual([...known, ...said].toSorted());
});
