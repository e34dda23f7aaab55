import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const src = join(import.meta.dirname, "..");
/** The title of a work may be as long as a prompt. */
const OF_WORKS = ["features/creation/item/item-heading.tsx"];

test("all page titles have the same size or are visually hidden", () => {
  const found = globSync("**/*.tsx", { cwd: src })
    .filter((file) => !file.endsWith(".test.tsx") && !OF_WORKS.includes(file))
    .flatMap((file) => {
      const headings = readFileSync(join(src, file), "utf8").match(/<h1\b[^>]*>/g) ?? [];
      return headings.map((heading) => `${file}: ${heading}`);
    });
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((heading) => !/"(?:sr-only|page-title\b)/.test(heading))).toEqual([]);
});
