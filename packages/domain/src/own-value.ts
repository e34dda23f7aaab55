/**
 * What a record holds under a key that somebody else chose: "constructor" is in every object, and in none as its own.
 * @returns undefined where it holds nothing of that name itself
 */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
