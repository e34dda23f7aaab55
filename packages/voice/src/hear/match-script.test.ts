import fc from "fast-check";
import { expect, it } from "vitest";
import { HEARING_RATE } from "./log-mel.ts";
import { matchScript } from "./match-script.ts";

/** Four seconds with a tone from second one to three. */
const sound = Float32Array.from({ length: 4 * HEARING_RATE }, (_, at) =>
  at > HEARING_RATE && at < 3 * HEARING_RATE ? Math.sin(at / 5) : 0,
);
const match = (text: string, heard: Parameters<typeof matchScript>[1]) =>
  matchScript(text, heard, sound, () => true);
const at = (text: string, start: number, end: number) => ({ text, start, end });

it("assigns the heard times to the words of the script, including numbers", () => {
  const heard = [at("A", 1, 1.1), at("focks", 1.1, 1.5), at("in", 1.6, 1.7), at("1984.", 1.8, 2.7)];
  const words = match("A fox in nineteen eighty-four", heard);
  expect(words.map(({ text }) => text)).toEqual(["A", "fox", "in", "nineteen", "eighty-four"]);
  expect(words[1]).toMatchObject({ start: 1.1, end: 1.5, from: 2, to: 5 });
  expect(words[3]?.start).toBeCloseTo(1.8);
  expect(words[4]?.start).toBeCloseTo(2.1);
  expect(words[4]?.end).toBeCloseTo(2.7);
});

it("places a missed word between its neighbours", () => {
  const heard = [at("The", 1, 1.2), at("fox", 2, 2.4), at("ran", 2.4, 3)];
  expect(match("The little fox ran", heard)[1]).toMatchObject({ start: 1.2, end: 2 });
});

it("spreads words over the audible part when nothing matches", () => {
  const words = match("Hola pequeño zorro", []);
  expect(words[0]?.start).toBeCloseTo(1, 1);
  expect(words[2]?.end).toBeCloseTo(3, 1);
});

it("times every word in order, whatever was heard", () => {
  const word = fc.constantFrom("fox", "the", "1984", "你好", "snow", "—", "ran,");
  const heardWord = fc.record({
    text: word,
    start: fc.double({ min: 0, max: 4, noNaN: true }),
    end: fc.double({ min: 0, max: 4, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 12 }),
      fc.array(heardWord, { maxLength: 12 }),
      (text, heard) => {
        let last = 0;
        for (const { start, end } of match(text.join(" "), heard)) {
          expect(start).toBeGreaterThanOrEqual(last - 1e-9);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(4 + 1e-9);
      },
    ),
  );
});
