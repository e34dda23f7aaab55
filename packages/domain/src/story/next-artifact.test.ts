import { describe, expect, test } from "vitest";
import { nextArtifact } from "./next-artifact.ts";
import type { ArtifactKind, ArtifactOrder } from "./story-engine.ts";

/** Creates orders with only their kind, which is all the scheduler reads. */
const orders = (...kinds: ArtifactKind[]) => kinds.map((kind) => ({ kind }) as ArtifactOrder);
const next = (ready: ArtifactKind[], atWork: ArtifactKind[]) =>
  nextArtifact(orders(...ready), orders(...atWork))?.kind;

describe("the next artifact", () => {
  test("starts a voice first, but never two at once", () => {
    expect(next(["picture", "narration"], [])).toBe("narration");
    expect(next(["picture", "narration"], ["narration"])).toBe("picture");
    expect(next(["narration"], ["own-narration"])).toBeUndefined();
  });

  test("starts long work before short work, so both processors stay busy to the end", () => {
    expect(next(["caption", "score", "motion"], ["motion"])).toBe("motion");
    expect(next(["caption", "score"], ["motion"])).toBe("score");
  });

  test("starts nothing while two are in progress", () => {
    expect(next(["motion"], ["motion", "caption"])).toBeUndefined();
    expect(next([], [])).toBeUndefined();
  });

  test("starts the first of equally ranked ones", () => {
    const [first, second] = orders("motion", "motion");
    if (first === undefined || second === undefined) throw new Error("two were made");
    expect(nextArtifact([first, second], [])).toBe(first);
  });
});
