import { expect, it } from "vitest";
import { chooseLocale, offerPseudoLocale } from "./choose-locale.ts";
import { pseudoWords } from "./pseudo-words.ts";
import { sentence } from "./sentence.ts";

it("puts a text in brackets, accented and two fifths longer", () => {
  expect(pseudoWords("Sign in to like this.")).toEqual([
    "[",
    "Šîĝñ îñ tö lîké thîš.",
    " ~~~~~~~~~]",
  ]);
});

it("keeps placeholders and markup, and converts every case", () => {
  const gems = { one: ["#", " gem"], other: ["#", " gems"] };
  expect(pseudoWords(["You have <b>", ["n", "plural", gems], "</b>"])).toEqual([
    "[",
    "Ýöü hàvé <b>",
    ["n", "plural", { one: ["#", " ĝém"], other: ["#", " ĝémš"] }],
    "</b>",
    " ~~~~~~]",
  ]);
});

it("is offered in tests only", () => {
  expect(chooseLocale("en-XA,en;q=0.5")).toBe("en");
  offerPseudoLocale();
  expect(chooseLocale("en-XA,en;q=0.5")).toBe("en-XA");
  expect(chooseLocale("en")).toBe("en");
  const price = { code: "price.pictures", params: { pictures: 1, gems: 2 } } as const;
  expect(sentence(price, "en-XA")).toMatch(/^\[1 pîçtüré × 2 ĝémš ~+\]$/);
});
