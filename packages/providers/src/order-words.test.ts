import { VISUAL_STYLES } from "@kinora/contracts/prompt/vocabulary";
import { styleWords } from "@kinora/domain/prompt/style-words";
import { describe, expect, test } from "vitest";
import { negativeField, wordsOf, wordsOfRealist, wordsWithoutFlags } from "./order-words.ts";
import { recipeOf } from "./test/recipe-of.ts";

const anime = { style: "anime", style_words: styleWords("anime") };

describe("the words of an order", () => {
  test.each([
    ["a fox", "a fox. In an anime style."],
    ["A fox.", "A fox. In an anime style."],
    ["Is it a fox? ", "Is it a fox? In an anime style."],
    ['She says "run!"', 'She says "run!" In an anime style.'],
    ["狐。", "狐。 In an anime style."],
    ["", "In an anime style."],
  ])("%j ends on the chosen style", (prompt, told) => {
    expect(wordsOf(recipeOf({ ...anime, prompt })).prompt).toBe(told);
  });

  test("are the user's own when no style was chosen", () => {
    expect(wordsOf(recipeOf({ prompt: "a fox ", style: "anime" })).prompt).toBe("a fox ");
  });

  test("differ for every style", () => {
    expect(new Set(VISUAL_STYLES.map(styleWords)).size).toBe(VISUAL_STYLES.length);
  });

  test("lose their flags before the style is added", () => {
    const flagged = recipeOf({ ...anime, prompt: "a fox --ratio 1:1" });
    expect(wordsWithoutFlags(flagged).prompt).toBe("a fox. In an anime style.");
  });

  test("name what to leave out, with the house's words", () => {
    const without = recipeOf({ negative_prompt: "fog", house_negative: "gore" });
    expect(negativeField(without)).toEqual({ negative_prompt: "fog, gore" });
    expect(negativeField(recipeOf({}))).toEqual({});
  });

  test("leave a photorealistic style to the model's own setting, but only a chosen one", () => {
    const real = recipeOf({ style_words: styleWords("photorealistic") });
    expect(wordsOfRealist(real)).toEqual({ prompt: "a fox", isRealistic: true });
    expect(wordsOfRealist(recipeOf({}))).toEqual({ prompt: "a fox", isRealistic: false });
    expect(wordsOfRealist(recipeOf(anime)).prompt).toBe("a fox. In an anime style.");
  });
});
