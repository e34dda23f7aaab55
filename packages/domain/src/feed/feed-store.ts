import type { SearchSort } from "@kinora/contracts/feed/search-sorts";
import type { AspectRatio, ContentKind, VisualStyle } from "@kinora/contracts/prompt/vocabulary";
import type { Position } from "../position.ts";

/** Filters any feed; omitted fields do not filter. */
export interface FeedFilter {
  readonly content?: ContentKind | undefined;
  readonly model?: string | undefined;
  readonly style?: VisualStyle | undefined;
  readonly aspectRatio?: AspectRatio | undefined;
  /** Handle of the author. */
  readonly author?: string | undefined;
  /** Handle of somebody who likes it, when their likes are public or they are the viewer. */
  readonly likedBy?: string | undefined;
  /** Handle of somebody who pinned it. Read by the moment it was pinned, the latest first. */
  readonly pinnedBy?: string | undefined;
  /** Id of a collection that the viewer sees. Read by the moment it was added, the latest first. */
  readonly collection?: string | undefined;
  /** Who reads it; omitted for a visitor who is not signed in. Not a filter, but a rule: `visibleTo`. */
  readonly viewerId?: string | undefined;
  /** See Viewer. */
  readonly generalOnly?: boolean | undefined;
}

/**
 * Position of a search result. Sorted by rank, descending (match score, likes or constant,
 * depending on the sort), then newest first, then by id, descending.
 */
export interface SearchPosition extends Position {
  readonly rank: number;
}

export interface SearchQuery {
  /** Null to return everything that passes the filter. */
  readonly text: string | null;
  readonly sort: SearchSort;
  readonly filter: FeedFilter;
  readonly after: SearchPosition | null;
  readonly limit: number;
}

/** A snapshot of the ranking; it never changes. */
export interface Ranking {
  readonly madeAt: Date;
  /** Best first. */
  readonly items: readonly RankedItem[];
}
export interface RankedItem {
  readonly id: string;
  readonly authorId: string;
}

/** Reads the feed. Returns only items that the viewer's lists show, unless stated otherwise. */
export interface FeedStore {
  /** Newest first, or in the order of the list that the filter names, starting after `after`; nothing published later than `asOf`. */
  recent(query: {
    readonly filter: FeedFilter;
    readonly asOf: Date | null;
    readonly after: Position | null;
    readonly limit: number;
  }): Promise<Position[]>;
  /** Returns the exact number of items newer than `since`. */
  countNewer(filter: FeedFilter, since: Date): Promise<number>;
  /** Searches title, prompt and author name, including similar words. */
  search(query: SearchQuery): Promise<SearchPosition[]>;
  /**
   * Returns the ranking made at this moment, or the newest; null when it does not exist or has been
   * removed. It may contain items that have since left the feed.
   */
  ranking(filter: FeedFilter, madeAt: Date | null): Promise<Ranking | null>;
  /** Returns the items that are still in the viewer's feed, in the same order. */
  stillVisible(filter: FeedFilter, ids: readonly string[]): Promise<string[]>;
}
