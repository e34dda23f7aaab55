import type { FeedQuery } from "@kinora/contracts/feed/feed";
import type { FeedFilter } from "./feed-store.ts";

/** What of a query narrows the feed. */
export function filterOf({ content, model, style, aspectRatio, author }: FeedQuery): FeedFilter {
  return { content, model, style, aspectRatio, author };
}
