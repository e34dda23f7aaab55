import { expect, test } from "vitest";
import { type Story, story } from "./story.ts";
import { layOver, patchSince, printOf, storyPatch } from "./story-patch.ts";

const NONE = { state: "missing", sentence: null } as const;
const FREE = { gems: 0, explanation: "" };

const scene = (id: string, gems = 1): Story["scenes"][number] => ({
  id,
  stages: { picture: NONE, narration: NONE, motion: NONE, caption: NONE },
  start: 0,
  seconds: 3,
  estimated: true,
  picture: null,
  takes: [],
  narration: null,
  preview: null,
  previewFresh: false,
  notices: [],
  undrawable: false,
  drift: [],
  footage: null,
  gems,
  takeGems: 1,
});

const at = (sequence: number, about: Partial<Story> = {}): Story =>
  story.parse({
    id: "sty_1",
    version: 1,
    sequence,
    prompt: "a fox",
    board: null,
    scenes: [scene("a"), scene("b"), scene("c")],
    seconds: 9,
    score: NONE,
    assembly: NONE,
    preview: null,
    previewFresh: false,
    work: null,
    lostIfCancelled: 0,
    scriptNote: null,
    failure: null,
    pause: null,
    prices: { update: FREE, render: FREE, take: FREE },
    canUndo: false,
    canRedo: false,
    render: null,
    shareToken: null,
    restriction: null,
    createdAt: "2026-06-15T12:00:00.000Z",
    updatedAt: "2026-06-15T12:00:00.000Z",
    ...about,
  });

const print = (story: Story) => printOf(story, (text) => text);
const patchBetween = (earlier: readonly Story[], now: Story) =>
  patchSince(earlier.map(print), now, print(now));

test("turns the state before a change into the state after it", () => {
  const before = at(4);
  const after = at(6, {
    seconds: 8,
    failure: "Nobody answered.",
    scenes: [scene("c"), scene("d"), scene("a", 0)],
  });
  const patch = storyPatch.parse(JSON.parse(JSON.stringify(patchBetween([before], after))));
  expect(Object.keys(patch.fields)).toEqual(["seconds", "work", "failure"]);
  expect(patch.scenes?.other.map(({ id }) => id)).toEqual(["d", "a"]);
  expect(layOver(before, patch)).toEqual(after);
});

test("applies to every state it was made for, and to no other", () => {
  const [first, second] = [at(4, { seconds: 1 }), at(5, { failure: "Nobody answered." })];
  const now = at(7);
  const patch = patchBetween([first, second], now);
  expect(layOver(first, patch)).toEqual(now);
  expect(layOver(second, patch)).toEqual(now);
  expect(layOver(at(6), patch)).toBeNull();
});

test("does not include scenes when only the progress changes", () => {
  const work = (percent: number): Story["work"] => ({
    ...{ kind: "update", stage: "rendering", position: null, scenes: [], percent },
  });
  const now = at(4, { work: work(20) });
  const patch = patchBetween([at(4, { work: work(10) })], now);
  expect(Object.keys(patch.fields)).toEqual(["work"]);
  expect(patch.scenes).toBeUndefined();
});
