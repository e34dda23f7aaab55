/** Where a tile stands among `columns`: what is above it, in column widths and in rows. */
export interface MasonryPlace {
  readonly column: number;
  /** Heights of the pictures above it, in widths of a column. */
  readonly pictures: number;
  /** Tiles above it: each adds its gap and the line under its picture. */
  readonly rows: number;
  /** Height of its picture, in widths of a column, where it is not its own: the end is made even. */
  readonly shape?: number;
  /** What its picture is higher (lower: less than 0) than that, in rows. */
  readonly extraRows?: number;
}

type ColumnEnd = Pick<MasonryPlace, "pictures" | "rows">;

export interface MasonryPlan {
  readonly places: readonly MasonryPlace[];
  /** What stands in each column that holds anything. */
  readonly ends: readonly ColumnEnd[];
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
  const ends = emptyColumns(columns);
  const places = ratios.map((ratio) => putInto(ends, 1 / ratio, columns));
  return { places, ends: ends.filter(({ rows }) => rows > 0) };
}

/**
 * The same wall when nothing follows: of its last rows the tallest are placed first, and cut or stretched
 * a little, so that all columns end together.
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

/** So many rows, about a screen, take part in making the end even. */
const LAST_ROWS = 3;
/** How much of its height a picture may lose or gain for it. */
const MOST_CUT = 0.75;
const MOST_STRETCH = 1.4;

const emptyColumns = (columns: ColumnCount): ColumnEnd[] =>
  Array.from({ length: columns }, () => ({ pictures: 0, rows: 0 }));

const meanOf = (ends: readonly ColumnEnd[]): ColumnEnd => ({
  pictures: ends.reduce((sum, { pictures }) => sum + pictures, 0) / ends.length,
  rows: ends.reduce((sum, { rows }) => sum + rows, 0) / ends.length,
});

/**
 * What the last pictures of a column, `own` high, gain to end at the goal. Pictures and rows are told apart, so
 * that the end is even however wide a column and however high a row are; only how much at most goes by a usual one.
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

/** Puts a picture under the shortest column. */
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

/** The `sizes` of a picture on a wall that is as wide as the page; goes with the widths in styles.css. */
export const WALL_SIZES =
  "(width < 732px) calc(50vw - 12px), (width < 1082px) calc(33.3vw - 19px), (width < 1382px) calc(25vw - 17px), (width < 1682px) calc(20vw - 16px), calc(16.7vw - 16px)";
