import { expect, it } from "vitest";
import { chooseLocale } from "./choose-locale.ts";
import { defaultFirst } from "./locale.ts";

it.each([
  ["en-GB,de;q=0.8", "en"],
  ["tlh", "en"],
  ["*", "en"],
  ["", "en"],
  [undefined, "en"],
  ["en;q=x,,;;=", "en"],
])("answers %s in %s", (header, locale) => {
  expect(chooseLocale(header)).toBe(locale);
});

it("falls back to English, even when another language sorts before it", () => {
  expect(defaultFirst(["de", "en", "fr"])).toEqual(["en", "de", "fr"]);
});
