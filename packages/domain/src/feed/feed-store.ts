import type { SearchSort } from "@kinora/contracts/feed/search-sorts";
import type { AspectRatio, ContentKind, VisualStyle } from "@kinora/contracts/prompt/vocabulary";
import type { Position } from "../position.ts";

/** Narrows any feed; what is left out does not matter. */
export interface FeedFilter {
  readonly content?: ContentKind | undefined;
  readonly model?: string | undefined;
  readonly style?: VisualStyle | undefined;
  readonly aspectRatio?: AspectRatio | undefined;
  /** Handle. */
  readonly author?: string | undefined;
  /** Liked by whoever has this handle, where they show it to everybody or are who asks (null: nobody in particular). */
  readonly likedBy?: { readonly handle: string; readonly askedBy: string | null } | undefined;
}

/** A found item's place: largest rank first (by sort: how well it matches, likes, nothing), then newest, then largest id. */
export interface SearchPosition extends Position {
  readonly rank: number;
}

export interface SearchQuery {
  /** Null: everything the filter leaves. */
  readonly text: string | null;
  readonly sort: SearchSort;
  readonly filter: FeedFilter;
  readonly after: SearchPosition | null;
  readonly limit: number;
}

/** A ranking as it was made at one moment; it never changes. */
export interface Ranking {
  readonly madeAt: Date;
  /** Best first. */
  readonly items: readonly RankedItem[];
}
export interface RankedItem {
  readonly id: string;
  readonly authorId: string;
}

/** Reads what everybody may see in the feed, and only that, unless said otherwise. */
export interface FeedStore {
  /** Newest first, after `after`; nothing published later than `asOf`. */
  recent(query: {
    readonly filter: FeedFilter;
    readonly asOf: Date | null;
    readonly after: Position | null;
    readonly limit: number;
  }): Promise<Position[]>;
  /** How many are newer than a moment, exactly. */
  countNewer(filter: FeedFilter, since: Date): Promise<number>;
  /** By the words of title and prompt, by the author's name, and by words like them. */
  search(query: SearchQuery): Promise<SearchPosition[]>;
  /**
   * The ranking made at this moment, or the newest; null when there is none (any more). Holds items
   * that have left the feed since.
   */
  ranking(filter: FeedFilter, madeAt: Date | null): Promise<Ranking | null>;
  /** Those of the items that are in the feed now, in the same order. */
  stillVisible(ids: readonly string[]): Promise<string[]>;
}
