import { isMoment, isText, readStored, writeStored } from "../../store/stored-value.ts";

/** Number of items that count as one page of reading, about a screenful. */
export const READING_PAGE = 12;

const HOUR_MS = 60 * 60 * 1_000;

/**
 * The specification's storage keys, and how long continuing is offered. A ranking is kept for two
 * hours.
 */
const MEMORY = {
  trending: {
    asOf: "trendingLastTimestamp",
    target: "trendingLastPageSeen",
    offeredMs: 2 * HOUR_MS,
  },
  recent: { asOf: "recentLastTimestamp", target: "recentLastPrompt", offeredMs: 7 * 24 * HOUR_MS },
} as const;

export type MainFeed = keyof typeof MEMORY;

/** A place in a feed as it was at a moment. */
export interface FeedPlace {
  readonly asOf: string;
  /** For trending, the page, starting at 1. For recent, the item. */
  readonly target: number | string;
}

const isTarget = (value: unknown): value is number | string =>
  isText(value) || (typeof value === "number" && Number.isInteger(value) && value > 0);

/**
 * Returns the last place seen beyond the first page of a feed; null when there is none or it is too
 * old.
 */
export function placeIn(feed: MainFeed, now: number): FeedPlace | null {
  const keys = MEMORY[feed];
  const asOf = readStored(keys.asOf, isMoment);
  const target = readStored(keys.target, isTarget);
  if (asOf === null || target === null || now - Date.parse(asOf) > keys.offeredMs) return null;
  return typeof target === (feed === "trending" ? "number" : "string") ? { asOf, target } : null;
}

/**
 * Remembers that the item at `index` of a feed was seen. The first page is not remembered, so a
 * glance at the top does not overwrite an earlier place.
 */
export function rememberSeen(
  feed: MainFeed,
  seen: { readonly asOf: string; readonly index: number; readonly id: string },
): void {
  if (seen.index < READING_PAGE) return;
  const page = Math.floor(seen.index / READING_PAGE) + 1;
  writeStored(MEMORY[feed].asOf, seen.asOf);
  writeStored(MEMORY[feed].target, feed === "trending" ? page : seen.id);
}

/**
 * Remembers where the user leaves a feed. Returning to the first page clears the place, unless the
 * user never left that page: see `rememberSeen`.
 */
export function rememberLeft(
  feed: MainFeed,
  left: { readonly asOf: string; readonly index: number; readonly id: string },
  wasFurther: boolean,
): void {
  if (left.index >= READING_PAGE) rememberSeen(feed, left);
  else if (wasFurther) writeStored(MEMORY[feed].target, null);
}

/** Returns the place's index in a list; −1 while it is not in the list. */
export function indexOfPlace(list: readonly string[], { target }: FeedPlace): number {
  if (typeof target === "string") return list.indexOf(target);
  const index = (target - 1) * READING_PAGE;
  return index < list.length ? index : -1;
}
