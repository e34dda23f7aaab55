import type { FeedQuery } from "@kinora/contracts/feed/feed";
import type { FeedFilter } from "./feed-store.ts";

/** A query, and who asks; null: somebody who is not signed in. */
export interface AskedFeed extends FeedQuery {
  readonly askedBy: string | null;
}

/** What of a query narrows the feed. */
export function filterOf({
  content,
  model,
  style,
  aspectRatio,
  author,
  ...asked
}: AskedFeed): FeedFilter {
  const { likedBy, askedBy } = asked;
  const liked = likedBy === undefined ? undefined : { handle: likedBy, askedBy };
  return { content, model, style, aspectRatio, author, likedBy: liked };
}
