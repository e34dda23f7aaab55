import { expect, test } from "vitest";
import { stages, view } from "../../../test/story-builders.ts";
import { stagesAloud, standingOf } from "./stage-words.ts";

test.each([
  [{}, "Up to date"],
  [{ motion: "missing", caption: "missing" }, "Ready to preview"],
  [{ picture: "missing", narration: "missing", motion: "missing" }, "Not made yet"],
  [{ picture: "stale", motion: "stale", caption: "stale" }, "Picture out of date"],
  [{ motion: "stale", caption: "stale" }, "Motion out of date"],
  [{ caption: "stale" }, "Caption out of date"],
  [{ narration: "missing", motion: "missing" }, "No voice yet"],
  [{ picture: "working", narration: "stale" }, "Picture being made"],
  [{ picture: "working", narration: "failed" }, "Voice failed"],
  [{ narration: "none", motion: "missing" }, "Ready to preview"],
] as const)("a scene with %j is described as %s", (about, words) => {
  expect(standingOf(view({ stages: stages(about) })).words).toBe(words);
});

test("reports a scene the server does not know yet", () => {
  expect(standingOf(null).words).toBe("Not saved yet");
});

test("omits stages that are not needed from the accessible text", () => {
  expect(stagesAloud(view({ stages: stages({ narration: "none", picture: "stale" }) }))).toBe(
    "Picture out of date, Motion up to date, Caption up to date",
  );
});
