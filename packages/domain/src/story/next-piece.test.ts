import { describe, expect, test } from "vitest";
import { nextPiece } from "./next-piece.ts";
import type { PieceKind, PieceOrder } from "./story-engine.ts";

/** Only its kind is looked at. */
const orders = (...kinds: PieceKind[]) => kinds.map((kind) => ({ kind }) as PieceOrder);
const next = (ready: PieceKind[], atWork: PieceKind[]) =>
  nextPiece(orders(...ready), orders(...atWork))?.kind;

describe("the next piece", () => {
  test("is a voice, but no two speak at once", () => {
    expect(next(["picture", "narration"], [])).toBe("narration");
    expect(next(["picture", "narration"], ["narration"])).toBe("picture");
    expect(next(["narration"], ["own-narration"])).toBeUndefined();
  });

  test("is long work before what can fill a gap, so that both processors work to the end", () => {
    expect(next(["caption", "score", "motion"], ["motion"])).toBe("motion");
    expect(next(["caption", "score"], ["motion"])).toBe("score");
  });

  test("is none while two are at work", () => {
    expect(next(["motion"], ["motion", "caption"])).toBeUndefined();
    expect(next([], [])).toBeUndefined();
  });

  test("is the first of equal ones", () => {
    const [first, second] = orders("motion", "motion");
    if (first === undefined || second === undefined) throw new Error("two were made");
    expect(nextPiece([first, second], [])).toBe(first);
  });
});
