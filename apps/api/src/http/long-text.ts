/** Whether any text in a JSON value, however deep, is longer than `max` characters. */
export function holdsTextLongerThan(max: number, value: unknown): boolean {
  if (typeof value === "string") return value.length > max;
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((part) => holdsTextLongerThan(max, part));
}
