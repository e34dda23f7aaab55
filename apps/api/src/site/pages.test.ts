import { expect, it } from "vitest";
import { isPage } from "./pages.ts";

it.each([
  ["/", true],
  ["/trending", true],
  ["/trending/", true],
  ["/settings", true],
  ["/settings/theme-settings", true],
  ["/settings/subscription", false],
  ["/item/abc", false],
  ["//", false],
  ["/nonsense", false],
  ["/item/abc/def", false],
  ["/%2e%2e/etc/passwd", false],
])("recognises %s as a page: %s", (path, expected) => {
  expect(isPage(path)).toBe(expected);
});
