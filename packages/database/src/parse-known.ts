/**
 * Narrows a stored text to its possible values. Throws for any other; the tables' check constraints
 * admit none.
 */
export function parseKnown<T extends string>(known: readonly T[], text: string): T {
  const value = known.find((candidate) => candidate === text);
  if (value === undefined) throw new Error(`${text} is none of ${known.join(", ")}`);
  return value;
}
