import { expect, test } from "vitest";
import type { SceneSpec } from "./scene-spec.ts";
import { writeNotices } from "./write-notices.ts";

const spec = (missing: string[], approximations: NonNullable<SceneSpec["approximations"]>) =>
  ({ missing, approximations }) as unknown as SceneSpec;

test("what is not drawn and what is drawn as something else are told apart", () => {
  expect(writeNotices(spec(["overhead"], [{ words: "seagulls", drawnAs: "dove" }]))).toEqual([
    "Not drawn: overhead. Drawn as something similar: seagulls (dove).",
  ]);
  expect(writeNotices(spec(["theremin"], []))).toEqual(["Not drawn: theremin."]);
  expect(writeNotices(spec(["Donaudampf…"], []))).toEqual(["Not drawn: Donaudampf…"]);
  expect(writeNotices(spec([], []))).toEqual([]);
});
