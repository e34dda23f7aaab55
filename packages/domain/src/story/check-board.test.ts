import type { Board } from "@kinora/contracts/story/board";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { describe, expect, test } from "vitest";
import { checkBoard, keepLocked, refuseLockedChanges } from "./check-board.ts";

const edit = (change: (board: Board) => void): Board => {
  const board = structuredClone(writtenBoard());
  change(board);
  return board;
};
const known = {
  isVoice: (key: string) => key === "heart",
  isPictureModel: (key: string) => key === "flux 1.1 pro",
  isFootageModel: (key: string, seconds: number) => key === "kling 1.6 pro" && seconds === 5,
};

test.each<[string, (board: Board) => void, string]>([
  ["a voice nobody has", (b) => Object.assign(b.settings, { voice: "x" }), "settings.voice"],
  [
    "a place that speaks",
    (b) => Object.assign(b.cast[0] ?? {}, { kind: "place", voice: "heart" }),
    "cast.0.voice",
  ],
  [
    "a speaker who is a prop",
    (b) => {
      Object.assign(b.cast[0] ?? {}, { kind: "prop" });
      Object.assign(b.scenes[1] ?? {}, { speaker: "fox" });
    },
    "scenes.1.speaker",
  ],
  [
    "a story whose pictures nobody makes",
    (b) => Object.assign(b.settings, { pictures: "x" }),
    "settings.pictures",
  ],
  [
    "a scene whose pictures nobody makes",
    (b) => Object.assign(b.scenes[1] ?? {}, { pictures: "x" }),
    "scenes.1.pictures",
  ],
  [
    "a scene whose clip nobody makes",
    (b) => Object.assign(b.scenes[1] ?? {}, { footage: { model: "x", seconds: 5 } }),
    "scenes.1.footage",
  ],
  [
    "a scene whose clip has another length",
    (b) => Object.assign(b.scenes[0] ?? {}, { footage: { model: "kling 1.6 pro", seconds: 6 } }),
    "scenes.0.footage",
  ],
  ["somebody named twice", (b) => b.scenes[2]?.cast.push("fox"), "scenes.2.cast"],
  ["two takes of one id", (b) => b.scenes[0]?.takes.push({ id: "a", seed: 2 }), "scenes.0.takes"],
  [
    "two of one id in the cast",
    (b) => b.cast.push({ ...(b.cast[0] as Board["cast"][number]) }),
    "cast",
  ],
])("%s", (_name, change, path) => {
  expect(() => checkBoard(edit(change), known)).toThrow(
    expect.objectContaining({ code: "BOARD_INVALID", details: expect.objectContaining({ path }) }),
  );
});

test("accepts a consistent board", () => {
  expect(() => checkBoard(writtenBoard(), known)).not.toThrow();
});

describe("a locked scene", () => {
  const locked = edit((board) => Object.assign(board.scenes[1] ?? {}, { locked: true }));
  test.each<[string, (scenes: Board["scenes"]) => Board["scenes"], boolean]>([
    ["is moved", (scenes) => scenes.toReversed(), true],
    ["is unlocked", (scenes) => scenes.map((one) => ({ ...one, locked: false })), true],
    ["is edited", (scenes) => scenes.map((one) => ({ ...one, caption: "other" })), false],
    [
      "is unlocked and edited at once",
      (scenes) => scenes.map((one) => ({ ...one, locked: false, caption: "other" })),
      false,
    ],
    ["is deleted", (scenes) => scenes.toSpliced(1, 1), false],
    [
      "has others edited around it",
      (scenes) =>
        scenes.with(0, { ...(scenes[0] as never as Board["scenes"][number]), narration: "x" }),
      true,
    ],
  ])("%s", (_name, change, allowed) => {
    const after = { ...locked, scenes: change(locked.scenes) };
    const check = () => refuseLockedChanges(locked, after);
    if (allowed) expect(check).not.toThrow();
    else expect(check).toThrow(expect.objectContaining({ code: "SCENE_LOCKED" }));
  });

  test("keeps its settings and artifacts until it is unlocked", () => {
    const keys = () => ({ picture: "a".repeat(64), narration: null, footage: null });
    const first = keepLocked({ board: writtenBoard(), kept: {} }, locked, keys);
    expect(first).toMatchObject({ s2: { picture: "a".repeat(64), settings: { voice: "heart" } } });
    const louder = { ...locked, settings: { ...locked.settings, voice: "puck" } };
    const later = () => ({ picture: "b".repeat(64), narration: null, footage: null });
    expect(keepLocked({ board: louder, kept: first }, louder, later)).toEqual(first);
    expect(keepLocked({ board: louder, kept: first }, writtenBoard(), later)).toEqual({});
  });
});
