import fc from "fast-check";
import { expect, test } from "vitest";
import { spreadWords, timeCaption, wordsOf } from "./time-caption.ts";

const texts = ["a fox finds a light", "狐狸找到灯笼。", "ثعلب يجد فانوسا", "🦊 runs — home!", "x"];
const text = fc.oneof(fc.constantFrom(...texts), fc.string({ maxLength: 60, unit: "grapheme" }));

const spoken = (said: string) => spreadWords(said, 0.25, 5);

test("words keep their positions in the text", () => {
  fc.assert(
    fc.property(text, (caption) => {
      for (const { text: word, from, to } of wordsOf(caption)) {
        expect(caption.slice(from, to)).toBe(word);
      }
      const shown = wordsOf(caption).map((word) => word.text);
      expect(shown.join("").replace(/\s/gu, "")).toBe(caption.replace(/\s/gu, ""));
    }),
  );
});

test("times a caption's words in sequence and within the scene", () => {
  fc.assert(
    fc.property(text, text, (caption, said) => {
      let last = 0;
      for (const { start, end } of timeCaption(caption, spoken(said), 6)) {
        expect(start).toBeGreaterThanOrEqual(last - 1e-9);
        expect(end).toBeGreaterThanOrEqual(start - 1e-9);
        expect(end).toBeLessThanOrEqual(6 + 1e-9);
        last = start;
      }
    }),
  );
});

test("words that are spoken get their spoken times", () => {
  const said = spoken("A fox carries the light home.");
  const timed = timeCaption("The fox carries a lamp home.", said, 6);
  for (const [mine, theirs] of [
    ["fox", "fox"],
    ["carries", "carries"],
    ["home.", "home."],
  ]) {
    const one = timed.find((word) => word.text === mine);
    const other = said.find((word) => word.text === theirs);
    expect(one).toMatchObject({ start: other?.start, end: other?.end });
  }
  expect(timed).toHaveLength(6);
});
