import { describe, expect, it } from "vitest";
import { readCommand } from "./read-command.ts";
import { readStory } from "./read-story.ts";

describe("kinora story", () => {
  it("uses the given values and the story defaults for the rest", () => {
    const line = ["a fox", "--genre", "funny", "--ratio", "9:16", "--caption", "top", "--silent"];
    expect(readCommand(["story", ...line, "--seed", "7"])).toMatchObject({
      do: "story",
      prompt: "a fox",
      seed: 7,
      settings: {
        genre: "funny",
        aspectRatio: "9:16",
        captionPosition: "top-caption",
        narration: "silent",
        tone: "basic",
        duration: 30,
        voice: null,
      },
    });
  });

  it.each([
    [[], "Say one idea"],
    [["a", "b"], "Say one idea"],
    [["a", "--genre", "opera"], "genre: "],
    [["a", "--duration", "5"], "duration: "],
    [["a", "--duration", "soon"], "duration: "],
    [["a", "--seed", "-1"], "seed"],
    [["a", "--wings"], "wings"],
  ])("rejects %j in one sentence", (args, said) => {
    expect(() => readStory(args)).toThrow(said);
  });

  it("rejects an idea longer than the common limit", () => {
    const said = "at most 2,000 characters; this one has 20,001";
    expect(() => readStory(["a".repeat(20_001)])).toThrow(said);
    expect(() => readCommand(["create", "a".repeat(20_001)])).toThrow(said);
    expect(readStory(["a".repeat(2_000)]).prompt).toHaveLength(2_000);
  });
});
