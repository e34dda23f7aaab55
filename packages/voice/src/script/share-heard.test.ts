import { expect, it } from "vitest";
import { shareHeard } from "./share-heard.ts";

const WORDS = new Set(
  "a small brown fox lived under the old oak tree lantern lanterns engine of ship had stopped".split(
    " ",
  ),
);
const share = (text: string, heard: string) =>
  shareHeard([text], heard, (word) => WORDS.has(word)).all;

it("counts the heard words of an English text and tolerates small recognition errors", () => {
  const text = "A small brown fox lived under the old lantern.";
  expect(share(text, text)).toBe(1);
  expect(share(text, "a small brown fox lived under the old lanterns")).toBe(1);
  expect(share(text, "and then a small brown fox, he lived, you know, under the oak")).toBeCloseTo(
    7 / 9,
  );
  expect(share(text, "the engine of the ship had stopped")).toBeLessThan(0.2);
  expect(share(text, "")).toBe(0);
});

it("does not judge a short text, nor one in another language", () => {
  expect(share("A small fox.", "")).toBeNull();
  expect(share("Un pequeño zorro pardo vivía bajo el viejo roble", "")).toBeNull();
  expect(share("从前有一只小狐狸住在老橡树下", "")).toBeNull();
});
