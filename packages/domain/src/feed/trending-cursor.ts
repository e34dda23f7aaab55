import { PAGE_SIZE_MAX } from "@kinora/contracts/limits";
import { InvalidInput } from "../refusal.ts";

/** Where a reader of a ranking is: pages keep the size they were begun with. */
export interface TrendingCursor {
  readonly madeAt: Date;
  /** 0 is the first. */
  readonly page: number;
  readonly size: number;
}

export function formatTrendingCursor({ madeAt, page, size }: TrendingCursor): string {
  return `${madeAt.getTime()}~${page}~${size}`;
}

/** Refusal INVALID_INPUT when the text is no cursor of ours. */
export function parseTrendingCursor(cursor: string): TrendingCursor {
  const [, time, page, size] = /^(\d{1,15})~(\d{1,5})~(\d{1,3})$/.exec(cursor) ?? [];
  if (time === undefined || page === undefined || size === undefined) throw unknownCursor();
  const parsed = { madeAt: new Date(Number(time)), page: Number(page), size: Number(size) };
  if (parsed.size < 1 || parsed.size > PAGE_SIZE_MAX) throw unknownCursor();
  return parsed;
}

/** For a cursor that leads nowhere (any more). */
export function unknownCursor(): InvalidInput {
  return new InvalidInput([{ path: "cursor", said: { code: "field.cursor", params: {} } }]);
}
