import { formatPosition, parsePosition } from "../position.ts";
import type { SearchPosition } from "./feed-store.ts";

/** The place as an opaque cursor. */
export function formatSearchCursor(position: SearchPosition): string {
  return `${position.rank}~${formatPosition(position)}`;
}

/** Refusal INVALID_INPUT when the text is no cursor of ours. */
export function parseSearchCursor(cursor: string): SearchPosition {
  const [, rank, position = ""] = /^(\d{1,9})~(.+)$/.exec(cursor) ?? [];
  return { rank: Number(rank), ...parsePosition(position) };
}
