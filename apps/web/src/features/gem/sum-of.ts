/** Adds up a record's numbers. */
export const sumOf = (sums: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(sums).reduce<number>((sum, gems = 0) => sum + gems, 0);
