const MEGABYTE = 1_000_000;
/** What is left for everything else (database, creations, logs) of a disk, before uploads are refused. */
const LEAST_RESERVE = 1_000 * MEGABYTE;
const MOST_RESERVE = 4_000 * MEGABYTE;
const SHARE = 0.05;
/** A small disk has more to do than to be kept free. */
const MOST_SHARE = 0.5;

/** The disk that uploads are written to, bytes. */
export interface UploadRoom {
  readonly total: number;
  readonly free: number;
  /** Still to come of uploads that have begun. */
  readonly expected: number;
}

/** Whether so many bytes more leave the reserve alone, once all that has begun is here. */
export function hasRoomFor(bytes: number, { total, free, expected }: UploadRoom): boolean {
  const wished = Math.min(Math.max(SHARE * total, LEAST_RESERVE), MOST_RESERVE);
  return free - expected - bytes >= Math.min(wished, MOST_SHARE * total);
}
