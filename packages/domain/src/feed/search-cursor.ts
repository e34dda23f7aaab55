import { formatPosition, parsePosition } from "../position.ts";
import type { SearchPosition } from "./feed-store.ts";

/** Relevance has six decimals, so that its text is the number itself. */
export function formatSearchCursor(position: SearchPosition): string {
  return `${Math.round(position.relevance * 1e6)}~${formatPosition(position)}`;
}

/** Refusal INVALID_INPUT when the text is no cursor of ours. */
export function parseSearchCursor(cursor: string): SearchPosition {
  const [, relevance, position = ""] = /^(\d{1,9})~(.+)$/.exec(cursor) ?? [];
  return { relevance: Number(relevance) / 1e6, ...parsePosition(position) };
}
