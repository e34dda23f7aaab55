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
  ["/u/ada", false],
  ["/board/abc", false],
  ["/checkout/cs_1", true],
  ["/checkout/", false],
  ["/checkout/cs_1/more", false],
  ["/settings/decisions/abc", true],
  ["/admin/people/usr_ada", true],
  ["//", false],
  ["/nonsense", false],
  ["/item/abc/def", false],
  ["/%2e%2e/etc/passwd", false],
])("recognises %s as a page: %s", (path, expected) => {
  expect(isPage(path)).toBe(expected);
});
