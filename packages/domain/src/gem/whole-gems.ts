/** Gems are whole numbers. A figure outside the range is a mistake of the caller: throws RangeError. */
export function requireWholeGems(gems: number, least: number, most = 2_000_000_000): void {
  if (!Number.isInteger(gems) || gems < least || gems > most) {
    throw new RangeError(`${gems} gems: a whole number from ${least} to ${most} is needed`);
  }
}
