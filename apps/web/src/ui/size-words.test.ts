import { expect, test } from "vitest";
import { sizeWords } from "./size-words.ts";

test.each([
  [0, "0 kB"],
  [270, "1 kB"],
  [48_200, "49 kB"],
  [999_400, "1.0 MB"],
  [3_400_000, "3.4 MB"],
  [20_000_000, "20 MB"],
])("%i bytes are formatted as %s", (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
