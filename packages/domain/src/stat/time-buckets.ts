/**
 * Factor between the limits of consecutive buckets. Durations are stored as counts per bucket, so
 * days can be added up.
 */
export const BUCKET_STEP = 1.1;
/** In seconds; shorter durations count as this. */
export const SHORTEST = 0.1;

/** Returns the middle of a bucket in seconds, accurate to five per cent. */
const secondsOf = (bucket: number) => BUCKET_STEP ** (bucket + 0.5);

/**
 * Returns the duration that a given share of all durations does not exceed.
 *
 * @param counts number of durations in each bucket
 * @returns seconds; null when there are none
 */
export function quantile(counts: ReadonlyMap<number, number>, share: number): number | null {
  const buckets = [...counts]
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => one - other);
  const all = buckets.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  for (const [bucket, count] of buckets) {
    passed += count;
    if (passed >= share * all) return secondsOf(bucket);
  }
  return null;
}
