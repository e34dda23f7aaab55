import { formatPosition, type Position, parsePosition } from "@kinora/domain/position";

interface Paging<Found, Item> {
  readonly cursor?: string | undefined;
  readonly limit: number;
  /** Reads at most `most` of what follows `before`; null from the beginning. */
  readonly read: (page: {
    readonly before: Position | null;
    readonly most: number;
  }) => Promise<readonly Found[]>;
  readonly positionOf: (found: Found) => Position;
  readonly present: (found: Found) => Item;
}

/**
 * Reads a page of a list that is ordered by time and id, and where the next one begins: one more is
 * read than is shown.
 *
 * @throws Refusal INVALID_INPUT for a cursor that is none
 */
export async function readPage<Found, Item>({
  cursor,
  limit,
  read,
  positionOf,
  present,
}: Paging<Found, Item>): Promise<{ items: Item[]; nextCursor: string | null }> {
  const before = cursor === undefined ? null : parsePosition(cursor);
  const found = await read({ before, most: limit + 1 });
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map((one) => present(one)),
    nextCursor: last === undefined ? null : formatPosition(positionOf(last)),
  };
}
