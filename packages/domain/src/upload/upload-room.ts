const MEGABYTE = 1_000_000;
/**
 * Disk space reserved for everything else (database, creations, logs); uploads are refused below
 * it.
 */
const LEAST_RESERVE = 1_000 * MEGABYTE;
const MOST_RESERVE = 4_000 * MEGABYTE;
const SHARE = 0.05;
/** Maximum share of a small disk to reserve. */
const MOST_SHARE = 0.5;

/** The disk that uploads are written to, in bytes. */
export interface UploadRoom {
  readonly total: number;
  readonly free: number;
  /** Outstanding bytes of unfinished uploads. */
  readonly expected: number;
}

/**
 * Returns whether `bytes` more leave the reserve untouched once all unfinished uploads have
 * arrived.
 */
export function hasRoomFor(bytes: number, { total, free, expected }: UploadRoom): boolean {
  const wished = Math.min(Math.max(SHARE * total, LEAST_RESERVE), MOST_RESERVE);
  return free - expected - bytes >= Math.min(wished, MOST_SHARE * total);
}
