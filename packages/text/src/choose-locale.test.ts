import { expect, it } from "vitest";
import { chooseLocale } from "./choose-locale.ts";

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
