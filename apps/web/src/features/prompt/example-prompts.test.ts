import { describe, expect, test } from "vitest";
import { FILE_MODES } from "./choose-model.ts";
import { examplesFor } from "./example-prompts.ts";
import { surpriseFor } from "./surprise.ts";

describe("words for a file of one's own", () => {
  const words = FILE_MODES.filter((mode) => mode !== "video-upload").flatMap((mode) => [
    ...examplesFor(mode),
    ...[0, 0.5, 0.99].map((chance) => surpriseFor(mode, () => chance)),
  ]);

  test("say what happens, and bring along nobody", () => {
    expect(words.length).toBeGreaterThan(20);
    expect(
      words.filter((each) => /\b(?:fox|cat|robot|astronaut|whale|boat)s?\b/i.test(each)),
    ).toEqual([]);
    expect(words).not.toContain("");
  });

  test("are not put into the mouth of whoever shares a clip as it is", () => {
    expect(examplesFor("video-upload")).toEqual([]);
  });
});
