/** Where a tile stands among `columns`: what is above it, in column widths and in rows. */
export interface MasonryPlace {
  readonly column: number;
  /** Heights of the pictures above it, in widths of a column. */
  readonly pictures: number;
  /** Tiles above it: each adds its gap and the line under its picture. */
  readonly rows: number;
}

export interface MasonryPlan {
  readonly places: readonly MasonryPlace[];
  /** What stands in each column that holds anything. */
  readonly ends: readonly Omit<MasonryPlace, "column">[];
}

/** Numbers of columns there can be; styles.css chooses by the width of the wall. */
export const COLUMN_COUNTS = [2, 3, 4, 5, 6] as const;
export type ColumnCount = (typeof COLUMN_COUNTS)[number];

/** What gap and line add to a picture, in widths of a usual column: two stand on phones only. */
const rowShare = (columns: ColumnCount) => (columns === 2 ? 48 / 170 : 12 / 280);

/**
 * Places tiles of known shape into the column that is shortest so far, so that reading order and place
 * agree. Asks for no width: the same plan holds on the server, before the first paint and after a resize.
 *
 * @param ratios width over height
 */
export function planMasonry(ratios: readonly number[], columns: ColumnCount): MasonryPlan {
  const share = rowShare(columns);
  const ends = Array.from({ length: columns }, () => ({ pictures: 0, rows: 0 }));
  const heightOf = ({ pictures, rows }: { pictures: number; rows: number }) =>
    pictures + rows * share;
  const places = ratios.map((ratio) => {
    let column = 0;
    let end = { pictures: Number.POSITIVE_INFINITY, rows: 0 };
    for (const [at, candidate] of ends.entries()) {
      if (heightOf(candidate) < heightOf(end)) [column, end] = [at, candidate];
    }
    ends[column] = { pictures: end.pictures + 1 / ratio, rows: end.rows + 1 };
    return { column, ...end };
  });
  return { places, ends: ends.filter(({ rows }) => rows > 0) };
}

/** The `sizes` of a picture on a wall that is as wide as the page; goes with the widths in styles.css. */
export const WALL_SIZES =
  "(width < 732px) calc(50vw - 12px), (width < 1082px) calc(33.3vw - 19px), (width < 1382px) calc(25vw - 17px), (width < 1682px) calc(20vw - 16px), calc(16.7vw - 16px)";
