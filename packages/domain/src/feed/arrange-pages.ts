import type { RankedItem } from "./feed-store.ts";

export const MOST_PER_AUTHOR_AND_PAGE = 2;

/**
 * Cuts a ranking into pages, best first, with at most two items per author and page; further items
 * of that author move to the next page. A page is shorter than `size` when no other author is left
 * for it.
 */
export function arrangePages(ranked: readonly RankedItem[], size: number): RankedItem[][] {
  const pages: RankedItem[][] = [];
  let waiting = ranked;
  while (waiting.length > 0) {
    const page: RankedItem[] = [];
    const later: RankedItem[] = [];
    const perAuthor = new Map<string, number>();
    for (const item of waiting) {
      const count = perAuthor.get(item.authorId) ?? 0;
      if (page.length < size && count < MOST_PER_AUTHOR_AND_PAGE) {
        page.push(item);
        perAuthor.set(item.authorId, count + 1);
      } else {
        later.push(item);
      }
    }
    pages.push(page);
    waiting = later;
  }
  return pages;
}
