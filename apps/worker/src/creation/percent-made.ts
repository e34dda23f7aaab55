/** Percent of the whole job at which making the result begins and ends. */
export const MAKING = { from: 2, until: 90 } as const;

/** Percent of the whole job when so many percent of the result are made. */
export const percentMade = (percent: number): number =>
  MAKING.from + (percent * (MAKING.until - MAKING.from)) / 100;
