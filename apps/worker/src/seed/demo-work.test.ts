import { board } from "@kinora/contracts/story/board";
import { planScene } from "@kinora/studio/plan/plan-scene";
import { writeNotices } from "@kinora/studio/plan/write-notices";
import { expect, test } from "vitest";
import { DEMO_PROMPTS } from "./demo-prompts.ts";
import { DEMO_STORIES } from "./demo-stories.ts";

const pictured = DEMO_PROMPTS.filter(({ seconds }) => seconds !== 30);
test.each(pictured)("the engine can depict all of “$prompt”", (demo) => {
  const { prompt, style, aspectRatio, seed, effect } = demo;
  const recipe = { negativePrompt: "", kind: "image", duration: 0, fps: 0 } as const;
  const scene = planScene({ ...recipe, prompt, style, aspectRatio, seed, effect });
  expect(writeNotices(scene)).toEqual([]);
});

test("the last twelve works, shown first in the feed, are four per account", () => {
  const authors = [...DEMO_PROMPTS, ...DEMO_STORIES].slice(-12).map(({ by }) => by);
  const count = (handle: string) => authors.filter((by) => by === handle).length;
  expect(["ada", "bruno", "chiyo"].map(count)).toEqual([4, 4, 4]);
});

test("demo stories are valid boards", () => {
  for (const story of DEMO_STORIES) expect(board.parse(story.board)).toEqual(story.board);
  const ratios = DEMO_STORIES.map(({ board: { settings } }) => settings.aspectRatio);
  expect(ratios.sort()).toEqual(["16:9", "9:16"]);
});
