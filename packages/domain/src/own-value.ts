/**
 * Returns a record's own value for an untrusted key; "constructor" exists on every object, but not
 * as its own property.
 * @returns undefined when the record has no such own property
 */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
