import type { FeedPage, FeedQuery } from "@kinora/contracts/feed/feed";
import type { Viewer } from "@kinora/domain/account/viewer";
import type { CreationReader } from "@kinora/domain/creation/creation-reader";
import type { FeedStore } from "@kinora/domain/feed/feed-store";
import { readFeed } from "@kinora/domain/feed/read-feed";
import type { Present } from "../creation/present.ts";

export interface FeedPageRoutePorts {
  readonly feed: FeedStore;
  readonly reader: Pick<CreationReader, "load">;
  readonly present: Present;
}

/** Reads a page of a feed in wire format as this user sees it; null for an anonymous visitor. */
export async function readFeedPage(
  { feed, reader, present }: FeedPageRoutePorts,
  query: FeedQuery,
  viewer: Viewer | null,
): Promise<FeedPage> {
  const { ids, nextCursor, timestamp, newer } = await readFeed(
    { feed },
    { query, askedBy: viewer?.id ?? null, generalOnly: viewer?.generalOnly },
  );
  return {
    items: await present.cards(await reader.load(ids), viewer),
    nextCursor,
    timestamp: timestamp?.toISOString() ?? null,
    newer,
  };
}
