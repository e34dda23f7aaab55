import { expect, test } from "vitest";
import { view } from "../../../test/story-builders.ts";
import { filmLength, sceneLength } from "./scene-length.ts";

test("marks an estimated length as such, for a scene and for the whole", () => {
  expect(sceneLength(view({ seconds: 6.2 }), true)).toBe("6 s");
  expect(sceneLength(view({ seconds: 6.2, estimated: true }), false)).toBe("about 6 s");
  const seconds = 12;
  expect(filmLength({ seconds, scenes: [view()] })).toBe("0:12");
  expect(filmLength({ seconds, scenes: [view(), view({ estimated: true })] })).toBe("about 0:12");
});

test("keeps the displayed lengths of later scenes while one scene is re-estimated", () => {
  const after = [4, 4.5, 5, 5.5].map((start) => sceneLength(view({ start, seconds: 3.4 }), false));
  expect(after).toEqual(["3 s", "3 s", "3 s", "3 s"]);
});
