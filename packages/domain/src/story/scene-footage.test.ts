import type { SceneFootage } from "@kinora/contracts/story/board";
import { digest, FIXED_VERSIONS } from "@kinora/testing/story/fixed-versions";
import { spokenFacts } from "@kinora/testing/story/spoken-facts";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { expect, test } from "vitest";
import { artifactKeys } from "./artifact-keys.ts";
import { ordersOf } from "./orders-of.ts";
import type { ArtifactFacts } from "./story-engine.ts";

const CLIP: SceneFootage = { model: "kling 1.6 pro", seconds: 10 };
const FOLLOWS: SceneFootage = { ...CLIP, continues: true };

/** Returns the orders of the written board with these clips, all lines spoken. */
function ordersWith(clips: readonly (SceneFootage | undefined)[], words = true) {
  const board = writtenBoard();
  const scenes = board.scenes.map((scene, index) => {
    const footage = clips[index];
    const narration = words ? scene.narration : "";
    return { ...scene, narration, ...(footage ? { footage } : {}) };
  });
  const snapshot = { board: { ...board, scenes }, kept: {}, recording: null };
  const keys = artifactKeys(digest, FIXED_VERSIONS);
  const facts = new Map<string, ArtifactFacts>();
  for (const { narration } of ordersOf(snapshot, keys, () => undefined).scenes)
    if (narration) facts.set(keys.of(narration.order), spokenFacts(narration.order));
  return { ...ordersOf(snapshot, keys, (key) => facts.get(key)), keys };
}

const secondsOf = (clips: Parameters<typeof ordersWith>[0], words = true) =>
  ordersWith(clips, words).scenes.map(({ planned }) => planned.seconds);

test("a scene is as long as its words, whatever the length of its clip", () => {
  expect(secondsOf([CLIP, CLIP, CLIP])).toEqual(secondsOf([]));
});

test("a scene that the next one continues lasts as long as its clip, so that the cut is on its last frame", () => {
  const [first = 0, ...rest] = secondsOf([CLIP, FOLLOWS]);
  expect(first).toBeGreaterThanOrEqual(10);
  expect(rest).toEqual(secondsOf([]).slice(1));
});

test("a scene without words lasts as long as its clip", () => {
  const [first = 0, second] = secondsOf([CLIP], false);
  expect([first >= 10, second]).toEqual([true, secondsOf([], false)[1]]);
});

test("a scene continues only a scene that has a clip", () => {
  const kinds = (clips: Parameters<typeof ordersWith>[0]) =>
    ordersWith(clips).scenes.map(({ footage }) => footage?.begins.kind ?? null);
  expect(kinds([FOLLOWS, FOLLOWS, CLIP])).toEqual(["picture", "last-frame", "picture"]);
  expect(kinds([CLIP, undefined, FOLLOWS])).toEqual(["picture", null, "picture"]);
});

test("the film of a scene is made from its clip, and others keep their keys", () => {
  const keysOf = (clips: Parameters<typeof ordersWith>[0]) => {
    const { scenes, keys } = ordersWith(clips);
    return scenes.map(({ clips: made }) => made && keys.of(made.full.motion));
  };
  const [first, ...rest] = keysOf([CLIP]);
  const [before, ...others] = keysOf([]);
  expect(rest).toEqual(others);
  expect(first).not.toBe(before);
});
