import type { OwnPage } from "@kinora/domain/takeout/takeout-source";

/** Returns a page of rows that were requested with one extra. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  most: number,
  keyOf: (row: Row) => string | number,
  itemOf: (row: Row) => Item,
): OwnPage<Item> {
  const kept = rows.slice(0, most);
  const last = kept.at(-1);
  return {
    items: kept.map(itemOf),
    next: last !== undefined && rows.length > most ? String(keyOf(last)) : null,
  };
}
