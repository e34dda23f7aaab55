/** The place of a tile among `columns`, with the height above it in column widths and in rows. */
export interface MasonryPlace {
  readonly column: number;
  /** Heights of the pictures above it, in column widths. */
  readonly pictures: number;
  /** Number of tiles above it; each adds its gap and the line under its picture. */
  readonly rows: number;
  /** Height of its picture in column widths, when adjusted to make the end even. */
  readonly shape?: number;
  /** Additional height of its picture, in rows; may be negative. */
  readonly extraRows?: number;
}

type ColumnEnd = Pick<MasonryPlace, "pictures" | "rows">;

export interface MasonryPlan {
  readonly places: readonly MasonryPlace[];
  /** The end of each column that contains tiles. */
  readonly ends: readonly ColumnEnd[];
}

/** Possible numbers of columns; styles.css selects one by the width of the wall. */
export const COLUMN_COUNTS = [2, 3, 4, 5, 6] as const;
export type ColumnCount = (typeof COLUMN_COUNTS)[number];

/**
 * Height that gap and line add to a picture, in typical column widths: two columns occur only on
 * phones.
 */
const rowShare = (columns: ColumnCount) => (columns === 2 ? 48 / 170 : 12 / 280);

/**
 * Places tiles of known aspect ratio in the shortest column so far, so that visual order follows
 * reading order. Needs no width: the plan is the same on the server, before the first paint and
 * after a resize.
 *
 * @param ratios width over height
 */
export function planMasonry(ratios: readonly number[], columns: ColumnCount): MasonryPlan {
  const ends = emptyColumns(columns);
  const places = ratios.map((ratio) => putInto(ends, 1 / ratio, columns));
  return { places, ends: ends.filter(({ rows }) => rows > 0) };
}

/**
 * Plans a wall that nothing follows: in its last rows the tallest tiles are placed first and
 * cropped or stretched slightly, so that all columns end together.
 */
export function planWholeMasonry(ratios: readonly number[], columns: ColumnCount): MasonryPlan {
  const count = Math.min(ratios.length, columns * LAST_ROWS);
  if (ratios.length <= columns) return planMasonry(ratios, columns);
  const first = ratios.length - count;
  const ends = emptyColumns(columns);
  const places: MasonryPlace[] = ratios
    .slice(0, first)
    .map((ratio) => putInto(ends, 1 / ratio, columns));
  const before = [...ends];
  const last = ratios.slice(first).map((ratio, at) => ({ shape: 1 / ratio, index: first + at }));
  for (const { shape, index } of last.toSorted((a, b) => b.shape - a.shape)) {
    places[index] = putInto(ends, shape, columns);
  }
  const share = rowShare(columns);
  const goal = meanOf(ends);
  for (const [column, end] of ends.entries()) {
    const above = before[column] ?? end;
    const own = end.pictures - above.pictures;
    const grows = growthOf(own, end, goal, share);
    for (const { shape, index } of last) {
      const place = places[index];
      if (place?.column !== column) continue;
      const until = (place.pictures - above.pictures) / own;
      places[index] = {
        ...place,
        pictures: place.pictures + grows.pictures * until,
        rows: place.rows + grows.rows * until,
        shape: shape + (grows.pictures * shape) / own,
        extraRows: (grows.rows * shape) / own,
      };
    }
    ends[column] = { pictures: end.pictures + grows.pictures, rows: end.rows + grows.rows };
  }
  return { places, ends: ends.filter(({ rows }) => rows > 0) };
}

/** Number of rows, about a screenful, that are adjusted for an even end. */
const LAST_ROWS = 3;
/** Maximum share of its height a picture may lose or gain. */
const MOST_CUT = 0.75;
const MOST_STRETCH = 1.4;

const emptyColumns = (columns: ColumnCount): ColumnEnd[] =>
  Array.from({ length: columns }, () => ({ pictures: 0, rows: 0 }));

const meanOf = (ends: readonly ColumnEnd[]): ColumnEnd => ({
  pictures: ends.reduce((sum, { pictures }) => sum + pictures, 0) / ends.length,
  rows: ends.reduce((sum, { rows }) => sum + rows, 0) / ends.length,
});

/**
 * Returns what the last pictures of a column, `own` high, must gain to end at the goal. Pictures
 * and rows are separate, so that the end is even at any column width and row height; only the
 * maximum is based on a typical one.
 */
function growthOf(own: number, end: ColumnEnd, goal: ColumnEnd, share: number): ColumnEnd {
  const pictures = goal.pictures - end.pictures;
  const rows = goal.rows - end.rows;
  const wanted = pictures + rows * share;
  const gained = Math.min(own * (MOST_STRETCH - 1), Math.max(own * (MOST_CUT - 1), wanted));
  const part = own > 0 && wanted !== 0 ? gained / wanted : 0;
  return { pictures: pictures * part, rows: rows * part };
}

const heightOf = ({ pictures, rows }: ColumnEnd, share: number) => pictures + rows * share;

/** Places a picture in the shortest column. */
function putInto(ends: ColumnEnd[], shape: number, columns: ColumnCount): MasonryPlace {
  const share = rowShare(columns);
  let column = 0;
  let end: ColumnEnd = { pictures: Number.POSITIVE_INFINITY, rows: 0 };
  for (const [at, candidate] of ends.entries()) {
    if (heightOf(candidate, share) < heightOf(end, share)) [column, end] = [at, candidate];
  }
  ends[column] = { pictures: end.pictures + shape, rows: end.rows + 1 };
  return { column, ...end };
}

/**
 * The `sizes` attribute of a picture on a wall as wide as the page; must match the widths in
 * styles.css.
 */
export const WALL_SIZES =
  "(width < 732px) calc(50vw - 12px), (width < 1082px) calc(33.3vw - 19px), (width < 1382px) calc(25vw - 17px), (width < 1682px) calc(20vw - 16px), calc(16.7vw - 16px)";
