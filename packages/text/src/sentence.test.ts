import type { CameBack } from "@kinora/contracts/creation/creation-messages";
import type { Sentence } from "@kinora/contracts/message/sentence";
import { expect, it } from "vitest";
import { sentence } from "./sentence.ts";

const unmade = (cameBack: CameBack, settled: number) => {
  const params = { failure: "cancelled", cameBack, held: 12, settled, refunded: 4 } as const;
  return sentence({ code: "creation.unmade", params }, "en");
};

it("reports what happened to the gems of works that were not made", () => {
  expect(unmade("uncharged", 0)).toBe("You canceled this. Nothing was charged.");
  expect(unmade("all", 0)).toBe("You canceled this. Your gems were returned.");
  expect(unmade("rest", 1)).toBe(
    "You canceled this. You paid 1 gem for the pictures that stay in your storyboard; the rest were returned.",
  );
  expect(unmade("someOfRest", 8)).toBe(
    "You canceled this. You paid 8 gems for the pictures that stay in your storyboard; 4 were returned, and the others have expired.",
  );
  expect(unmade("some", 0)).toBe(
    "You canceled this. 4 of 12 gems were returned, and the others have expired.",
  );
});

it("doesn't speak of a file when a service refused the words", () => {
  const gems = { held: 10, settled: 0, refunded: 10 };
  const params = { failure: "policy", cameBack: "all", ...gems } as const;
  expect(sentence({ code: "creation.unmade", params }, "en")).toBe(
    "The service that makes this refused it under its own rules. Your gems were returned.",
  );
});

it.each([
  [0, /^For a day, nothing more is sent to services for you/],
  [1, /after one more refusal, nothing is sent/],
  [4, /after 4 more refusals within a day, nothing is sent/],
])("warns how many refusals are left: %i", (left, words) => {
  expect(sentence({ code: "hosted.refusalsLeft", params: { left } }, "en")).toMatch(words);
});

it("names the day on which trash is purged", () => {
  expect(sentence({ code: "creation.inTrash", params: { lastDay: "2026-12-24" } }, "en")).toBe(
    "In the trash, where no one else can see it. It will be deleted for good on December 24, 2026.",
  );
});

it.each<[Sentence, string]>([
  [
    { code: "model.noKey", params: { services: ["fal"] } },
    "No API key is configured for fal. Add one to offer it.",
  ],
  [
    { code: "model.missingFiles", params: { server: "ComfyUI", files: ["a.pth", "b.ckpt"] } },
    "The ComfyUI server doesn't have a.pth, b.ckpt.",
  ],
  [
    { code: "model.noKey", params: { services: ["fal", "Replicate"] } },
    "No API key is configured for fal or Replicate. Add one to offer it.",
  ],
  [
    {
      code: "model.replaced",
      params: { service: "fal", day: "2026-09-15", successor: "kling 2.5 turbo" },
    },
    "fal stopped offering it on September 15, 2026. Its successor is kling 2.5 turbo.",
  ],
])("explains why a model is unavailable", (message, words) => {
  expect(sentence(message, "en")).toBe(words);
});

it.each<[Sentence, string]>([
  [{ code: "price.pictures", params: { pictures: 1, gems: 1 } }, "1 picture × 1 gem"],
  [{ code: "price.pictures", params: { pictures: 3, gems: 2 } }, "3 pictures × 2 gems"],
  [{ code: "price.seconds", params: { seconds: 5, gems: 19 } }, "5 s × 19 gems"],
  [
    { code: "price.byLength", params: { seconds: 30, gems: 1, unit: "tenSeconds" } },
    "30 s, 1 gem per 10 seconds",
  ],
  [{ code: "price.rule", params: { unit: "image", gems: 1, atLeast: 0 } }, "1 gem a picture"],
  [
    { code: "price.rule", params: { unit: "second", gems: 1, atLeast: 4 } },
    "1 gem a second, at least 4",
  ],
  [renderPrice(0, 0), "at least 1 gem"],
  [renderPrice(12.5, 0), "12.5 s of film (1 gem per 3 s)"],
  [renderPrice(12, 1), "12 s of film (1 gem per 3 s) and 1 picture (1 gem)"],
  [renderPrice(12, 2), "12 s of film (1 gem per 3 s) and 2 pictures (1 gem each)"],
  [{ code: "creation.ordered", params: { kind: "video", seconds: 5 } }, "Film, 5 s"],
  [{ code: "creation.ordered", params: { kind: "image", seconds: 0 } }, "Picture"],
  [{ code: "story.ordered", params: { task: "update" } }, "Story: pictures"],
])("names what was paid for and explains its price", (message, words) => {
  expect(sentence(message, "en")).toBe(words);
});

function renderPrice(seconds: number, pictures: number): Sentence {
  return { code: "story.renderPrice", params: { seconds, perGem: 3, pictures, gems: 1 } };
}

it("leaves stored words unchanged", () => {
  expect(sentence("Video, 4 s", "en")).toBe("Video, 4 s");
});

it.each<[Sentence, string]>([
  [
    { code: "recording.leavesOut", params: { count: 1, scenes: [2] } },
    "The recording doesn't say the words of scene 2. Read the words of the scenes, or change them to what you say.",
  ],
  [
    { code: "recording.leavesOut", params: { count: 2, scenes: [2, 4] } },
    "The recording doesn't say the words of scenes 2 and 4. Read the words of the scenes, or change them to what you say.",
  ],
  [
    { code: "recording.other", params: { heardPercent: 0 } },
    "The recording doesn't match the story: none of its words were heard in it. Read the words of the scenes, or change them to what you say.",
  ],
  [
    { code: "story.pieceUnmade", params: { piece: "ownNarration" } },
    "The recording couldn't be used.",
  ],
  [
    { code: "photo.tooSmall", params: { width: 8, height: 8 } },
    "This picture is only 8×8 pixels: too small to film.",
  ],
])("explains why an input cannot be used", (said, words) => {
  expect(sentence(said, "en")).toBe(words);
});

it.each<[Sentence, string]>([
  [{ code: "picture.notDrawn", params: { words: ["a", "b", "c"] } }, "Not drawn: a, b, c."],
  [{ code: "picture.notDrawn", params: { words: ["Donaudampf…"] } }, "Not drawn: Donaudampf…"],
  [
    { code: "voice.leftOut", params: { words: ["“你好”"], more: 0 } },
    "Left out: “你好”; an English voice has no sounds for them.",
  ],
  [
    { code: "voice.leftOut", params: { words: ["“a”", "“b”"], more: 2 } },
    "Left out: “a”, “b” and 2 more; an English voice has no sounds for them.",
  ],
])("names what is not shown or spoken", (said, words) => {
  expect(sentence(said, "en")).toBe(words);
});

it.each<[Sentence, string]>([
  [{ code: "field.most", params: { of: "text", most: 2000 } }, "At most 2,000 characters."],
  [{ code: "field.least", params: { of: "list", least: 1 } }, "At least 1 entry."],
  [{ code: "field.most", params: { of: "number", most: 1.4 } }, "At most 1.4."],
  [{ code: "field.oneOf", params: { values: ["4", "5"] } }, "One of 4, 5."],
  [{ code: "field.unknown", params: { names: ["x"] } }, "Unknown field: x."],
])("explains what is wrong with a field", (said, words) => {
  expect(sentence(said, "en")).toBe(words);
});
