import { drawIdea } from "@kinora/domain/campaign/draw-idea";
import { likeness, memoryOf } from "@kinora/domain/campaign/story-memory";
import { expect, test } from "vitest";
import { storySettings } from "./test-stories.ts";
import { writeBoard } from "./write-board.ts";

const BRIEFS = [
  "Small adventures of a fox who lives among the boats of an old harbour. Warm, always a good end.",
  "A brave little robot.",
  "Stories about two sisters who run a bakery",
] as const;

/** The same story with other names and another hour is above. */
const SAME = 0.8;

test("a campaign's stories tell their ideas, each another, and nothing of how they are told", () => {
  const seed = Math.floor(Math.random() * 1_000_000);
  for (const brief of BRIEFS) {
    const ideas: ReturnType<typeof memoryOf>[] = [];
    const stories: ReturnType<typeof memoryOf>[] = [];
    for (let one = 0; one < 6; one += 1) {
      const idea = drawIdea(brief, { rules: ["Never a ghost"], before: ideas, seed: seed + one });
      const settings = storySettings({ duration: 20, seed: seed + one });
      const { scenes, cast } = writeBoard({ ...idea, script: null, settings });
      const told = scenes.map(({ narration, visual }) => `${narration} ${visual}`).join(" ");
      const about = `seed ${seed}, ${idea.prompt}: ${told}`;
      expect(told, about).not.toMatch(/good end|ghost/i);
      const done = /to \w+ (?:an? |the )?(?:lost |old )?(\w+)/.exec(idea.prompt)?.[1] ?? "";
      expect(told.toLowerCase(), about).toContain(done);
      const memory = memoryOf(
        told,
        cast.map(({ name }) => name),
      );
      expect(likeness(memory, stories), about).toBeLessThan(SAME);
      ideas.push(idea.memory);
      stories.push(memory);
    }
  }
});
