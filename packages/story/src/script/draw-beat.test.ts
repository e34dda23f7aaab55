import { VOICES } from "@kinora/catalogue/voices";
import { expect, test } from "vitest";
import { sceneOf } from "./draw-beat.ts";
import { storySettings } from "./test-stories.ts";
import { writeBoard } from "./write-board.ts";

test("shows the companion of a boat, which hides it when the boat is named first", () => {
  const settings = storySettings({
    type: "narrative",
    genre: "history",
    duration: 180,
    speed: 0.7,
  });
  const prompt = "a paper boat drifts to the sea";
  const board = writeBoard({ prompt, script: null, settings: { ...settings, seed: 0 } }, VOICES);
  const missing = board.scenes.flatMap(({ visual, cast, takes }) => {
    const members = board.cast.filter(({ id }) => cast.includes(id));
    return sceneOf(visual, members, settings, takes[0]?.seed ?? 0).missing;
  });
  expect(board.cast.map(({ look }) => look)).toContain("an otter");
  expect(missing).toEqual([]);
});
