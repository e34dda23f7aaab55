import { PROMPT_MAX, TEXT_MAX } from "@kinora/contracts/limits";
import { expect, test } from "vitest";
import { type StoryFacts, whyNoStory } from "./why-no-story.ts";

const facts: StoryFacts = {
  ...{ from: "idea", until: "script", text: "a fox", isRefused: false, seconds: 30 },
  ...{ missing: 0, available: 20, scriptGems: 1 },
};
const why = (about: Partial<StoryFacts>) => whyNoStory({ ...facts, ...about });

test("explains nothing when a story can be started", () => {
  expect(why({})).toBeNull();
  expect(why({ until: "render" })).toBeNull();
});

test("asks for text that is missing, too long, or too long to narrate", () => {
  expect(why({ text: " \u200b " })).toBe("Write what the story is about.");
  expect(why({ from: "script", text: "" })).toBe("Paste the words to be spoken.");
  expect(why({ text: "x".repeat(PROMPT_MAX + 1) })).toContain("take out 1 character");
  expect(why({ from: "script", text: "x".repeat(TEXT_MAX + 2) })).toContain("2 characters");
  expect(why({ from: "script", seconds: 181 })).toContain("longer than three minutes");
});

test("suggests only what the available gems allow", () => {
  expect(why({ until: "render", missing: 30 })).toBe(
    "You have 20 gems. Let it spend at most that many, or start with just the script.",
  );
  // Not even the script is affordable, and today's gems may already be claimed.
  expect(why({ until: "render", missing: 1, available: 0 })).toBe(
    "You don't have enough gems for this yet.",
  );
  expect(why({ missing: 1, available: 0 })).toBe("You don't have enough gems for this yet.");
});
