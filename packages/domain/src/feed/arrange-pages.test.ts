import fc from "fast-check";
import { expect, it } from "vitest";
import { arrangePages, MOST_PER_AUTHOR_AND_PAGE } from "./arrange-pages.ts";

const ranked = (authors: string) =>
  [...authors].map((authorId, index) => ({ id: `${authorId}${index}`, authorId }));
const ids = (authors: string, size: number) =>
  arrangePages(ranked(authors), size).map((page) => page.map(({ id }) => id).join(" "));

it("keeps the order and moves an author's third item to the next page", () => {
  expect(ids("aaabc", 4)).toEqual(["a0 a1 b3 c4", "a2"]);
});

it("cuts a page short rather than repeating an author", () => {
  expect(ids("aaaa", 4)).toEqual(["a0 a1", "a2 a3"]);
});

it("returns every item exactly once, with at most two per author and page", () => {
  const rankings = fc
    .array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 60 })
    .map((authors) => ranked(authors.join("")));
  fc.assert(
    fc.property(rankings, fc.integer({ min: 1, max: 12 }), (items, size) => {
      const pages = arrangePages(items, size);
      const shown = pages.flat().map(({ id }) => id);
      expect(shown.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
      for (const page of pages) {
        expect(page.length).toBeLessThanOrEqual(size);
        const authors = Map.groupBy(page, ({ authorId }) => authorId);
        for (const own of authors.values()) {
          expect(own.length).toBeLessThanOrEqual(MOST_PER_AUTHOR_AND_PAGE);
        }
      }
    }),
  );
});
