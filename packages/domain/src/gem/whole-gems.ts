/**
 * Throws RangeError unless `gems` is a whole number within the range, since other values are a
 * caller's error.
 */
export function requireWholeGems(gems: number, least: number, most = 2_000_000_000): void {
  if (!Number.isInteger(gems) || gems < least || gems > most) {
    throw new RangeError(`${gems} gems: a whole number from ${least} to ${most} is needed`);
  }
}
