import { describe, expect, it } from "vitest";
import { board } from "../../../test/story-builders.ts";
import { restoreBoard } from "./restore-board.ts";

const recipe = (whole: unknown, type = "text-to-story") => ({
  type,
  prompt: "x",
  story: { board: whole },
});

describe("restoreBoard", () => {
  it("restores the storyboard from a story's file", () => {
    const whole = board();
    expect(restoreBoard(recipe(whole))).toEqual(whole);
  });

  it("replaces a recording, which no file contains, by a voice", () => {
    const whole = board();
    const own = { ...whole, settings: { ...whole.settings, narration: "own", ownNarration: null } };
    expect(restoreBoard(recipe(own))?.settings.narration).toBe("voice");
  });

  it.each([
    ["nothing", null],
    ["a film", recipe(board(), "text-to-video")],
    ["a damaged board", recipe({ ...board(), scenes: [] })],
    ["a story without a board", { type: "text-to-story", prompt: "x" }],
  ])("restores none from %s", (_case, hostile) => {
    expect(restoreBoard(hostile)).toBeNull();
  });
});
