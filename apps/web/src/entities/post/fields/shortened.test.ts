import { expect, test } from "vitest";
import { shortened } from "./shortened.ts";

test("keeps whole words, counted as the platform does", () => {
  expect(shortened("a fox runs", { limit: 10, unit: "utf-16" })).toBe("a fox runs");
  expect(shortened("a fox runs", { limit: 9, unit: "utf-16" })).toBe("a fox");
  expect(shortened("ää öö", { limit: 6, unit: "utf-8" })).toBe("ää");
  // Never half a character.
  expect(shortened("🦊🦊", { limit: 3, unit: "utf-16" })).toBe("🦊");
});
