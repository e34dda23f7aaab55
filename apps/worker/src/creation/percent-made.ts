/** Percent of the whole job at which making the result begins and ends. */
export const MAKING = { from: 2, until: 90 } as const;

/** Converts a percentage of the result into a percentage of the whole job. */
export const percentMade = (percent: number): number =>
  MAKING.from + (percent * (MAKING.until - MAKING.from)) / 100;
