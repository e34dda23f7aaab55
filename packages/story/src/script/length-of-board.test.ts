import { STORY_GENRES } from "@kinora/contracts/prompt/vocabulary";
import { describe, expect, test } from "vitest";
import { countWords, wordsFor } from "./beats.ts";
import { storyPrompts, storySettings } from "./test-stories.ts";
import { writeBoard } from "./write-board.ts";

describe("the length of a board", () => {
  // A genre needs enough lines for the longest story at the highest speed.
  test.each(STORY_GENRES)("has enough lines for the longest story: %s", (genre) => {
    for (const prompt of storyPrompts.slice(0, 6)) {
      const settings = storySettings({ genre, duration: 180, speed: 1.4, tone: "basic" });
      const board = writeBoard({ prompt, script: null, settings });
      const words = board.scenes.reduce((sum, { narration }) => sum + countWords(narration), 0);
      expect(Math.abs(words / wordsFor(settings) - 1)).toBeLessThanOrEqual(0.12);
    }
  });

  test.each([
    ["informative", 15],
    ["promotional", 30],
  ] as const)("keeps a long question short in a slow %s story of %i s", (type, duration) => {
    const prompt = "Why do leaves turn red in autumn?";
    for (let seed = 0; seed < 20; seed += 1) {
      const settings = storySettings({ type, genre: "funny", duration, speed: 0.7, seed });
      const { scenes } = writeBoard({ prompt, script: null, settings });
      const words = scenes.reduce((sum, { narration }) => sum + countWords(narration), 0);
      expect(words / wordsFor(settings)).toBeLessThanOrEqual(1.15);
    }
  });
});
