import { formatPosition, parsePosition } from "../position.ts";
import type { SearchPosition } from "./feed-store.ts";

/** Formats a position as an opaque cursor. */
export function formatSearchCursor(position: SearchPosition): string {
  return `${position.rank}~${formatPosition(position)}`;
}

/** Parses a cursor. Refusal INVALID_INPUT when the text is not a valid cursor. */
export function parseSearchCursor(cursor: string): SearchPosition {
  const [, rank, position = ""] = /^(\d{1,9})~(.+)$/.exec(cursor) ?? [];
  return { rank: Number(rank), ...parsePosition(position) };
}
