import { PROMPT_MAX, TEXT_MAX } from "@kinora/contracts/limits";
import { expect, test } from "vitest";
import { type StoryFacts, whyNoStory } from "./why-no-story.ts";

const facts: StoryFacts = {
  ...{ from: "idea", until: "script", text: "a fox", seconds: 30 },
  ...{ missing: 0, available: 20, scriptGems: 1 },
};
const why = (about: Partial<StoryFacts>) => whyNoStory({ ...facts, ...about });

test("what can be begun has nothing to explain", () => {
  expect(why({})).toBeNull();
  expect(why({ until: "render" })).toBeNull();
});

test("words that are missing, too many or too long to say are asked for", () => {
  expect(why({ text: " \u200b " })).toBe("Write what the story is about.");
  expect(why({ from: "script", text: "" })).toBe("Paste the words to be spoken.");
  expect(why({ text: "x".repeat(PROMPT_MAX + 1) })).toContain("take out 1 character");
  expect(why({ from: "script", text: "x".repeat(TEXT_MAX + 2) })).toContain("2 characters");
  expect(why({ from: "script", seconds: 181 })).toContain("longer than three minutes");
});

test("short of gems it says only what can really be done", () => {
  expect(why({ until: "render", missing: 30 })).toBe(
    "You have 20 gems. Let it spend at most that many, or start with just the script.",
  );
  // Not even the script can be paid: neither helps, and today's gems may be taken already.
  expect(why({ until: "render", missing: 1, available: 0 })).toBe(
    "You don't have enough gems for this yet.",
  );
  expect(why({ missing: 1, available: 0 })).toBe("You don't have enough gems for this yet.");
});
