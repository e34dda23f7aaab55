import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isPage, PAGES } from "./pages.ts";

it("knows exactly the pages that the web app's router knows", () => {
  const tree = readFileSync(new URL("../../../web/src/routeTree.gen.ts", import.meta.url), "utf8");
  const [, listed = ""] = /fullPaths:([^;]+);/.exec(tree) ?? [];
  // "/$" is the router's own page for every other address.
  const paths = [...listed.matchAll(/"([^"]+)"/g)].flatMap(([, path]) =>
    path === "/$" ? [] : path,
  );
  expect(new Set(PAGES)).toEqual(new Set(paths));
});

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
])("takes %s for a page: %s", (path, expected) => {
  expect(isPage(path)).toBe(expected);
});
