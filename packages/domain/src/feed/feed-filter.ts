import type { FeedQuery } from "@kinora/contracts/feed/feed";
import type { FeedFilter } from "./feed-store.ts";

/** A feed query and the person who asks; null for a visitor who is not signed in. */
export interface AskedFeed extends FeedQuery {
  readonly askedBy: string | null;
  /** See Viewer. */
  readonly generalOnly?: boolean | undefined;
}

/** Returns the parts of a query that filter the feed. */
export function filterOf({
  content,
  model,
  style,
  aspectRatio,
  author,
  ...asked
}: AskedFeed): FeedFilter {
  const { likedBy, pinnedBy, collection, askedBy, generalOnly } = asked;
  const viewerId = askedBy ?? undefined;
  return {
    ...{ content, model, style, aspectRatio, author, likedBy, pinnedBy, collection },
    ...{ viewerId, generalOnly },
  };
}
