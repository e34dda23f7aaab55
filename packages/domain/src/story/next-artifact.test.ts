import { describe, expect, test } from "vitest";
import { nextArtifact } from "./next-artifact.ts";
import type { ArtifactKind, ArtifactOrder } from "./story-engine.ts";

/** Only its kind is looked at. */
const orders = (...kinds: ArtifactKind[]) => kinds.map((kind) => ({ kind }) as ArtifactOrder);
const next = (ready: ArtifactKind[], atWork: ArtifactKind[]) =>
  nextArtifact(orders(...ready), orders(...atWork))?.kind;

describe("the next artifact", () => {
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
    expect(nextArtifact([first, second], [])).toBe(first);
  });
});
