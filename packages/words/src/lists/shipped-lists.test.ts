import { EXAMPLE_PROMPTS } from "@kinora/contracts/prompt/example-prompts";
import {
  surpriseMusic,
  surpriseScene,
  surpriseStory,
} from "@kinora/contracts/prompt/surprise/compose-surprise";
import { expect, it } from "vitest";
import { openMatcher } from "../match/open-matcher.ts";
import { SHIPPED_LISTS } from "./shipped-lists.ts";

const find = openMatcher(SHIPPED_LISTS);

it("has each entry once, and finds every entry in its own text", () => {
  const { terms, allowed } = SHIPPED_LISTS;
  const texts = terms.map(({ language, text }) => `${language} ${text}`);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  const alone = openMatcher({ terms, allowed: [] });
  const missed = terms.filter(({ text }) => alone(text.replaceAll("*", "")).length === 0);
  expect(missed.map(({ text }) => text)).toEqual([]);
  expect(allowed.filter((phrase) => find(phrase).length > 0)).toEqual([]);
});

it("finds nothing in the prompts that the product suggests", () => {
  const surprises = Array.from({ length: 300 }, (_, at) => {
    const surprise = [surpriseScene, surpriseMusic, surpriseStory][at % 3] ?? surpriseScene;
    return surprise(Math.random);
  });
  const said = [...EXAMPLE_PROMPTS, ...surprises].filter((text) => find(text).length > 0);
  expect(said).toEqual([]);
});
