import { expect, test } from "vitest";
import { drawAvatar } from "./draw-avatar.ts";

test("draws a small picture that is unique to the person and always the same", () => {
  expect(drawAvatar("usr_ada")).toBe(drawAvatar("usr_ada"));
  expect(drawAvatar("usr_ada")).not.toBe(drawAvatar("usr_bruno"));
  expect(drawAvatar("usr_ada").length).toBeLessThan(1_000);
});
