import { expect, test } from "vitest";
import { stageWords } from "./stage-words.ts";

const queued = (position: number | null) =>
  stageWords({ stage: "queued", percent: 0, position, previewUrl: null });

test("the place in the queue is said as it is", () => {
  expect([queued(null), queued(0), queued(1), queued(7)]).toEqual([
    "In the queue",
    "Next in the queue",
    "1 ahead of you",
    "7 ahead of you",
  ]);
});
