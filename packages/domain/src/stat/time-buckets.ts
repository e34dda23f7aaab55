/** Times are kept as counts by bucket, each so many times as long as the one before: days can be added up. */
export const BUCKET_STEP = 1.1;
/** Seconds; what is shorter counts as this. */
export const SHORTEST = 0.1;

/** The time of a bucket, true to five in a hundred. */
const secondsOf = (bucket: number) => BUCKET_STEP ** (bucket + 0.5);

/**
 * The time that so large a share of all times does not exceed.
 *
 * @param counts how many times fell into each bucket
 * @returns seconds; null: there are none
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
