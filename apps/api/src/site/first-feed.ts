import { type FeedPage, feedQuery } from "@kinora/contracts/feed/feed";
import type { FirstAnswers } from "@kinora/contracts/site/first-answers";

/** Cards of a first screen: two rows of the widest. */
const ENOUGH = 12;
const PAGES_MAX = 4;

/** The first pages of trending as a stranger gets them, until a screen is full. */
export async function readFirstFeed(
  readPage: (cursor: string | undefined) => Promise<FeedPage>,
): Promise<NonNullable<FirstAnswers["trending"]>> {
  const pages: FeedPage[] = [];
  const pageParams: (string | null)[] = [];
  let cursor: string | null = null;
  let cards = 0;
  while (pages.length < PAGES_MAX && cards < ENOUGH && (pages.length === 0 || cursor !== null)) {
    const page: FeedPage = await readPage(cursor ?? undefined);
    pages.push(page);
    pageParams.push(cursor);
    cards += page.items.length;
    cursor = page.nextCursor;
  }
  return { pages, pageParams };
}

/** What the app asks trending with. */
export const trendingQuery = (cursor: string | undefined) =>
  feedQuery.parse({ kind: "trending", ...(cursor && { cursor }) });
