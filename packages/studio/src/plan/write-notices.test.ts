import { expect, test } from "vitest";
import type { SceneSpec } from "../scene/scene-spec.ts";
import { writeNotices } from "./write-notices.ts";

const spec = (missing: string[], approximations: NonNullable<SceneSpec["approximations"]>) =>
  ({ missing, approximations }) as unknown as SceneSpec;

test("reports what is not drawn separately from what is drawn as something else", () => {
  expect(writeNotices(spec(["overhead"], [{ words: "seagulls", drawnAs: "dove" }]))).toEqual([
    { code: "picture.notDrawn", params: { words: ["overhead"] } },
    { code: "picture.drawnAs", params: { words: ["seagulls (dove)"] } },
  ]);
  expect(writeNotices(spec([], []))).toEqual([]);
});
