import { describe, expect, test } from "vitest";
import { FILE_MODES } from "./choose-model.ts";
import { examplesFor } from "./example-prompts.ts";
import { surpriseFor } from "./surprise.ts";

describe("prompts for the user's own file", () => {
  const words = FILE_MODES.filter((mode) => mode !== "video-upload").flatMap((mode) => [
    ...examplesFor(mode),
    ...[0, 0.5, 0.99].map((chance) => surpriseFor(mode, () => chance)),
  ]);

  test("describe what happens and introduce no people", () => {
    expect(words.length).toBeGreaterThan(20);
    expect(
      words.filter((each) => /\b(?:fox|cat|robot|astronaut|whale|boat)s?\b/i.test(each)),
    ).toEqual([]);
    expect(words).not.toContain("");
  });

  test("are not offered for a clip that is shared unchanged", () => {
    expect(examplesFor("video-upload")).toEqual([]);
  });
});
