import { expect, test } from "vitest";
import { piecesOf } from "./refused-marks.tsx";

const refused = (word: string, start: number, field = "prompt") => ({
  ...{ field, word, start, canConfirm: false },
  end: start + word.length,
});
const bad = (text: string, ...words: ReturnType<typeof refused>[]) =>
  piecesOf(text, words).flatMap(({ at, text: piece, bad }) => (bad ? [[at, piece]] : []));

test("marks words at their position, even after leading whitespace that is not sent", () => {
  expect(bad("a rude fox, rude", refused("rude", 2), refused("rude", 12))).toEqual([
    [2, "rude"],
    [12, "rude"],
  ]);
  expect(bad("  \n a rude fox", refused("rude", 2))).toEqual([[6, "rude"]]);
});

test("marks nothing when the words have changed since or are in another field", () => {
  expect(bad("a shy fox", refused("rude", 2))).toEqual([]);
  expect(bad("a rude fox", refused("rude", 2, "last_prompt"))).toEqual([]);
});

test("marks overlapping words once and loses no letter", () => {
  const words = [refused("rude fox", 2), refused("fox", 7)];
  expect(bad("a rude fox", ...words)).toEqual([[2, "rude fox"]]);
  const all = piecesOf("a rude fox runs", words).map(({ text }) => text);
  expect(all.join("")).toBe("a rude fox runs");
});
