import { STORY_GENRES } from "@kinora/contracts/prompt/vocabulary";
import type { StorySettings } from "@kinora/contracts/story/board";
import { expect, test } from "vitest";
import { storySettings } from "./test-stories.ts";
import { writeBoard } from "./write-board.ts";

const narrationOf = (prompt: string, wishes: Partial<StorySettings>) =>
  writeBoard({ prompt, script: null, settings: storySettings(wishes) })
    .scenes.map(({ narration }) => narration)
    .join(" ");

test("states the question it answers only once", () => {
  const prompt = "Why do leaves turn red in autumn?";
  for (const type of ["informative", "promotional"] as const)
    for (const genre of STORY_GENRES)
      for (const seed of [0, 1, 2]) {
        const text = narrationOf(prompt, { type, genre, seed, duration: 15, speed: 1.4 });
        const sentences = text.match(/[^.!?…]{12,}[.!?…]/g)?.map((each) => each.trim()) ?? [];
        expect(sentences).toHaveLength(new Set(sentences).size);
      }
});
