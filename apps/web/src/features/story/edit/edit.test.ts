import { type Board, boardScene, board as boardShape } from "@kinora/contracts/story/board";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { board, scene } from "../../../test/story-builders.ts";
import { addCast, changeCast, removeCast, toggleInScene } from "./cast.ts";
import { addScene, changeScene, deleteScene, duplicateScene, moveScene } from "./scenes.ts";
import { mergeWithNext, nearestSplit, sentenceEnds, splitScene } from "./split-merge.ts";
import { addTake, chooseTake, removeTake } from "./takes.ts";

const words = (text: string) => text.split(/\s+/u).filter((word) => word !== "");
const allWords = ({ scenes }: Board) => scenes.flatMap(({ narration }) => words(narration));

/** One edit as the page makes it; the numbers choose its targets. */
const step = fc.tuple(fc.nat(12), fc.nat(20), fc.nat(60));
let made = 0;

function apply(before: Board, [kind, a, b]: readonly [number, number, number]): Board {
  const { id } = before.scenes[a % before.scenes.length] ?? scene();
  const cast = before.cast[b % Math.max(1, before.cast.length)]?.id ?? "nobody";
  made += 1;
  const fresh = `n${made}`;
  const edits: readonly (() => Board)[] = [
    () => moveScene(before, id, b - 10),
    () => addScene(before, b % (before.scenes.length + 1), fresh, b),
    () => duplicateScene(before, id, fresh),
    () => deleteScene(before, id),
    () => splitScene(before, id, b, fresh),
    () => mergeWithNext(before, id),
    () => addTake(before, id, b),
    () => chooseTake(before, id, `t${b % 7}`),
    () => removeTake(before, id, `t${b % 7}`),
    () => addCast(before, { id: fresh, kind: "character", name: "New", look: "blue", voice: null }),
    () => removeCast(before, cast),
    () => toggleInScene(before, id, cast),
    () => changeCast(before, cast, { kind: b % 2 === 0 ? "prop" : "character" }),
  ];
  return edits[kind]?.() ?? before;
}

test("keeps the board consistent after any edits in any order", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.boolean(), (steps, locks) => {
      const held = scene({ id: "s0", locked: locks, cast: ["c1"], speaker: "c1" });
      const start = board({ scenes: [held, ...board().scenes] });
      const end = steps.reduce(apply, start);
      expect(boardShape.safeParse(end).error).toBeUndefined();
      const sceneIds = end.scenes.map(({ id }) => id);
      expect(new Set(sceneIds).size).toBe(sceneIds.length);
      const castIds = new Set(end.cast.map(({ id }) => id));
      expect(castIds.size).toBe(end.cast.length);
      for (const { cast, speaker, takes, takeId } of end.scenes) {
        expect(cast.every((id) => castIds.has(id))).toBe(true);
        expect(speaker === null || castIds.has(speaker)).toBe(true);
        const takeIds = takes.map(({ id }) => id);
        expect(new Set(takeIds).size).toBe(takeIds.length);
        expect(takeIds).toContain(takeId);
      }
      if (locks) expect(end.scenes.find(({ id }) => id === "s0")).toEqual(held);
    }),
  );
});

const text = fc
  .array(fc.constantFrom("fox", "runs.", "Home!", "שלום", "🦊", "我们走吧。", "well-known", "7"), {
    minLength: 1,
    maxLength: 30,
  })
  .map((parts) => parts.join(" "));

describe("splitting and merging", () => {
  test("keep every word in its order", () => {
    fc.assert(
      fc.property(text, text, fc.nat(300), (narration, caption, at) => {
        const start = board({ scenes: [scene({ narration, caption })] });
        const parted = splitScene(start, "s1", at, "s2");
        // CJK has no spaces, so compare the characters.
        const letters = (one: Board) => allWords(one).join("");
        expect(letters(parted)).toBe(letters(start));
        for (const part of parted.scenes) expect(boardScene.safeParse(part).success).toBe(true);
        if (parted.scenes.length === 1) return;
        expect(parted.scenes.every((part) => part.narration.trim() !== "")).toBe(true);
        const merged = mergeWithNext(parted, "s1");
        expect(merged.scenes).toHaveLength(1);
        expect(letters(merged)).toBe(letters(start));
        expect(words(merged.scenes[0]?.caption ?? "").join("")).toBe(words(caption).join(""));
      }),
    );
  });

  test("never split inside a word", () => {
    expect(nearestSplit("one twothree four", 8)).toBe(4);
    expect(nearestSplit("one twothree four", 12)).toBe(13);
    expect(nearestSplit("alone", 2)).toBeNull();
    expect(nearestSplit("🦊🦊🦊", 2)).toBeNull();
  });

  test("end sentences by the rules of their script", () => {
    expect(sentenceEnds("It rains. The fox runs! Home?")).toEqual([10, 24]);
    expect(sentenceEnds("我们走吧。好的。")).toEqual([5]);
    expect(sentenceEnds("One only.")).toEqual([]);
  });

  test("keep the picture in both halves, so nothing is redrawn", () => {
    const [first, second] = splitScene(board(), "s2", 18, "new").scenes.slice(1);
    expect(second).toMatchObject({ visual: first?.visual, takes: first?.takes, cast: ["c1"] });
    expect(first?.narration).toBe("It starts to rain.");
    expect(second?.narration).toBe("The fox runs.");
  });
});

test("can only unlock or move what is locked", () => {
  const start = board({ scenes: [scene({ locked: true }), scene({ id: "s2" })] });
  expect(changeScene(start, "s1", { narration: "x", locked: false }).scenes[0]).toMatchObject({
    locked: false,
    narration: "A fox waits by the river.",
  });
  expect(changeScene(start, "s1", { narration: "x" })).toEqual(start);
  expect(deleteScene(start, "s1").scenes).toHaveLength(2);
  expect(mergeWithNext(start, "s1")).toBe(start);
  expect(moveScene(start, "s1", 1).scenes.map(({ id }) => id)).toEqual(["s2", "s1"]);
});
