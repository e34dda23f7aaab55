/** A stored text as one of the values it can have. Throws on another; the tables' checks let none in. */
export function parseKnown<T extends string>(known: readonly T[], text: string): T {
  const value = known.find((candidate) => candidate === text);
  if (value === undefined) throw new Error(`${text} is none of ${known.join(", ")}`);
  return value;
}
