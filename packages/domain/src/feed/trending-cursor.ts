import { PAGE_SIZE_MAX } from "@kinora/contracts/limits";
import { InvalidInput } from "../refusal.ts";

/** Position of a reader in a ranking. The page size stays that of the first page. */
export interface TrendingCursor {
  readonly madeAt: Date;
  /** Index of the page, from 0. */
  readonly page: number;
  readonly size: number;
}

export function formatTrendingCursor({ madeAt, page, size }: TrendingCursor): string {
  return `${madeAt.getTime()}~${page}~${size}`;
}

/** Parses a cursor. Refusal INVALID_INPUT when the text is not a valid cursor. */
export function parseTrendingCursor(cursor: string): TrendingCursor {
  const [, time, page, size] = /^(\d{1,15})~(\d{1,5})~(\d{1,3})$/.exec(cursor) ?? [];
  if (time === undefined || page === undefined || size === undefined) throw unknownCursor();
  const parsed = { madeAt: new Date(Number(time)), page: Number(page), size: Number(size) };
  if (parsed.size < 1 || parsed.size > PAGE_SIZE_MAX) throw unknownCursor();
  return parsed;
}

/** Returns the error for an invalid or expired cursor. */
export function unknownCursor(): InvalidInput {
  return new InvalidInput([{ path: "cursor", said: { code: "field.cursor", params: {} } }]);
}
