import type { Progress } from "@kinora/contracts/creation/creation";
import { expect, test } from "vitest";
import { howFar, stageWords } from "./stage-words.ts";

const progress = (about: Partial<Progress>): Progress => ({
  ...{ stage: "queued", percent: 0, position: null, previewUrl: null, elsewhere: null },
  ...about,
});
const elsewhere = (usualSeconds: number | null = null) => ({
  ...{ service: "fal", usualSeconds },
  until: new Date(Date.now() + 12 * 60_000).toISOString(),
});

test("states the exact position in the queue", () => {
  expect([null, 0, 1, 7].map((position) => stageWords(progress({ position })))).toEqual([
    "In the queue",
    "Next in the queue",
    "1 ahead of you",
    "7 ahead of you",
  ]);
  const there = (position: number | null) =>
    stageWords(progress({ position, elsewhere: elsewhere() }));
  expect([null, 0, 7].map(there)).toEqual([
    "Waiting at fal",
    "Next at fal",
    "7 ahead of you at fal",
  ]);
});

test("states that a work is made by another service, or is being fetched from it", () => {
  const at = (stage: Progress["stage"]) => stageWords(progress({ stage, elsewhere: elsewhere() }));
  expect(at("rendering")).toBe("Being made by fal");
  expect(at("fetching")).toBe("Fetching the result");
  expect(at("started")).toBe("Ordered from fal");
  expect(at("unconfirmed")).toBe("Waiting for fal to confirm");
  expect(stageWords(progress({ stage: "started" }))).toBe("Planning");
});

test.each([
  [{ stage: "rendering", percent: 40.4 }, "40%"],
  [{ stage: "queued" }, ""],
  [{ stage: "unconfirmed", elsewhere: elsewhere(42) }, "12 min at most"],
  // The service reports no progress, and too few works were made to estimate the duration.
  [{ stage: "rendering", elsewhere: elsewhere() }, ""],
  [{ stage: "rendering", elsewhere: elsewhere(42) }, "usually 42 s"],
  [{ stage: "queued", elsewhere: elsewhere(150) }, "usually 3 min"],
  [{ stage: "rendering", percent: 50, elsewhere: elsewhere(42) }, "50%"],
  [{ stage: "fetching", percent: 90, elsewhere: elsewhere(42) }, "90%"],
] as const)("the progress of %j is shown as: %s", (about, words) => {
  expect(howFar(progress(about))).toBe(words);
});
