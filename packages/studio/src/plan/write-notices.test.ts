import { expect, test } from "vitest";
import type { SceneSpec } from "../scene/scene-spec.ts";
import { writeNotices } from "./write-notices.ts";

const spec = (missing: string[], approximations: NonNullable<SceneSpec["approximations"]>) =>
  ({ missing, approximations }) as unknown as SceneSpec;

test("what is not drawn and what is drawn as something else are told apart", () => {
  expect(writeNotices(spec(["overhead"], [{ words: "seagulls", drawnAs: "dove" }]))).toEqual([
    { code: "picture.notDrawn", params: { words: ["overhead"] } },
    { code: "picture.drawnAs", params: { words: ["seagulls (dove)"] } },
  ]);
  expect(writeNotices(spec([], []))).toEqual([]);
});
