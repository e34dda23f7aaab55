import fc from "fast-check";
import { expect, it } from "vitest";
import { cutBreaths } from "./cut-breaths.ts";
import { readScript } from "./read-script.ts";

const sounded = (text: string) =>
  readScript(text, () => true).words.map((word) => ({ ...word, sounds: [...word.spoken] }));
const cut = (text: string, longest: number) =>
  cutBreaths(sounded(text), longest).map((breath) => breath.map((word) => word.text).join(" "));

it("cuts after sentences, joins short ones, and splits long ones at their punctuation", () => {
  const text =
    "The fox ran through the quiet snowy woods. No! It was far too late for the old one.";
  expect(cut(text, 380)).toEqual([
    "The fox ran through the quiet snowy woods No",
    "It was far too late for the old one",
  ]);
  const long =
    "The fox ran on through the snow, over the frozen lake, and up to the village lights.";
  expect(cut(long, 60)).toEqual([
    "The fox ran on through the snow",
    "over the frozen lake and up to the village lights",
  ]);
  expect(cut("One.\n\nTwo.", 380)).toEqual(["One", "Two"]);
});

it("keeps every word in order and no breath above the limit", () => {
  const word = fc.constantFrom("fox", "snow,", "lake.", "village", "and", "so;", "“why?”", "run—");
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 80 }),
      fc.integer({ min: 20, max: 120 }),
      (words, longest) => {
        const all = sounded(words.join(" "));
        const breaths = cutBreaths(all, longest);
        expect(breaths.flat()).toEqual(all);
        for (const breath of breaths) {
          const length = breath.reduce(
            (sum, { sounds, mark }) => sum + sounds.length + 1 + mark.length,
            0,
          );
          expect(length).toBeLessThanOrEqual(longest);
        }
      },
    ),
  );
});
