import { drawIdea } from "@kinora/domain/campaign/draw-idea";
import { likeness, memoryOf, TOO_SIMILAR } from "@kinora/domain/campaign/story-memory";
import { expect, test } from "vitest";
import { storySettings } from "./test-stories.ts";
import { writeBoard } from "./write-board.ts";

const BRIEFS = [
  "Small adventures of a fox who lives among the boats of an old harbour. Warm, always a good end.",
  "A brave little robot.",
  "Stories about two sisters who run a bakery",
] as const;

/** As many times as a campaign thinks of a story anew: see awaitScript. */
const ATTEMPTS = 3;

type Memory = ReturnType<typeof memoryOf>;

function tell(brief: string, stories: readonly Memory[], seed: number) {
  const idea = drawIdea(brief, { rules: ["Never a ghost"], before: stories, seed });
  const settings = storySettings({ duration: 20, seed });
  const { scenes, cast } = writeBoard({ ...idea, script: null, settings });
  const told = scenes.map(({ narration, visual }) => `${narration} ${visual}`).join(" ");
  const names = cast.map(({ name }) => name);
  return { ...idea, told, memory: memoryOf(told, names, brief) };
}

const repeats = ({ memory }: { readonly memory: Memory }, stories: readonly Memory[]) =>
  likeness(memory, stories) >= TOO_SIMILAR;

test("a campaign's stories tell their ideas, each another, and nothing of how they are told", () => {
  const seed = Math.floor(Math.random() * 1_000_000);
  for (const brief of BRIEFS) {
    const stories: Memory[] = [];
    for (let one = 0; one < 6; one += 1) {
      let story = tell(brief, stories, seed + one);
      for (let again = 1; again < ATTEMPTS && repeats(story, stories); again += 1)
        story = tell(brief, stories, seed + one + again * 1_000);
      const { prompt, told, memory } = story;
      const about = `seed ${seed}, ${prompt}: ${told}`;
      expect(told, about).not.toMatch(/good end|ghost/i);
      const done = /to \w+ (?:an? |the )?(?:lost |old )?(\w+)/.exec(prompt)?.[1] ?? "";
      expect(told.toLowerCase(), about).toContain(done);
      expect(repeats(story, stories), about).toBe(false);
      stories.push(memory);
    }
  }
});
