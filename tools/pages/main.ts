/**
 * `npm run pages`: writes apps/api/src/site/pages.gen.ts, the paths of the web app as its router
 * defines them. `npm run check` fails when the file is out of date.
 */
import { readFileSync, writeFileSync } from "node:fs";

const apps = new URL("../../apps/", import.meta.url);
const tree = readFileSync(new URL("web/src/routeTree.gen.ts", apps), "utf8");
const [, listed = ""] = /fullPaths:([^;]+);/.exec(tree) ?? [];
const pages = [...listed.matchAll(/"([^"]+)"/g)]
  .map(([, path = ""]) => path)
  // The router's catch-all page.
  .filter((path) => path !== "/$")
  .toSorted();
if (pages.length === 0) throw new Error("The route tree of the web app lists no addresses.");
const lines = pages.map((page) => `  ${JSON.stringify(page)},`);
writeFileSync(
  new URL("api/src/site/pages.gen.ts", apps),
  [
    "// Written by `npm run pages` from the route tree of the web app.",
    "export const PAGES = [",
    ...lines,
    "] as const;",
    "",
  ].join("\n"),
);
