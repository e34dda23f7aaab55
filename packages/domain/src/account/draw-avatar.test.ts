import { expect, test } from "vitest";
import { drawAvatar } from "./draw-avatar.ts";

test("a small picture of a person's own, the same at every call", () => {
  expect(drawAvatar("usr_ada")).toBe(drawAvatar("usr_ada"));
  expect(drawAvatar("usr_ada")).not.toBe(drawAvatar("usr_bruno"));
  expect(drawAvatar("usr_ada").length).toBeLessThan(1_000);
});
