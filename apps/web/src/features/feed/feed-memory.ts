import { isMoment, isText, readStored, writeStored } from "../../store/stored-value.ts";

/** A ranking is kept by the server for two hours; within them a visit goes on where it ended. */
const RESUME_MS = 2 * 60 * 60 * 1_000;

const KEYS = {
  trendingTimestamp: "trendingLastTimestamp",
  trendingPage: "trendingLastPageSeen",
  recentTimestamp: "recentLastTimestamp",
  recentPrompt: "recentLastPrompt",
} as const;

export interface TrendingPlace {
  /** When the ranking was made. */
  readonly timestamp: string;
  /** The page that was seen last, as the cursor that leads to it. */
  readonly page: string;
}

/** Where to go on in the ranking; null: from the top. */
export function trendingPlace(now: number): TrendingPlace | null {
  const timestamp = readStored(KEYS.trendingTimestamp, isMoment);
  if (timestamp === null || now - Date.parse(timestamp) > RESUME_MS) return null;
  const page = readStored(KEYS.trendingPage, isText);
  return page === null ? null : { timestamp, page };
}

/** `page` is the cursor of the page that was seen last; null is the first page. */
export function rememberTrending(timestamp: string, page: string | null): void {
  writeStored(KEYS.trendingTimestamp, timestamp);
  writeStored(KEYS.trendingPage, page ?? "");
}

export interface RecentPlace {
  readonly newestSeen: string | null;
  readonly itemId: string | null;
}

export function recentPlace(): RecentPlace {
  return {
    newestSeen: readStored(KEYS.recentTimestamp, isMoment),
    itemId: readStored(KEYS.recentPrompt, isText),
  };
}

export function rememberRecentNewest(timestamp: string): void {
  writeStored(KEYS.recentTimestamp, timestamp);
}

export function rememberRecentItem(id: string): void {
  writeStored(KEYS.recentPrompt, id);
}
