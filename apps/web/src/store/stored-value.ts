/** Kept permanently, or as long as the tab. */
type Keeping = "for-good" | "for-the-tab";

// Where storage is blocked, merely accessing it throws.
const storageOf = (keeping: Keeping) => (keeping === "for-good" ? localStorage : sessionStorage);

/**
 * Reads a value stored in this browser; null when there is none, it is damaged, or storage is
 * blocked.
 */
export function readStored<Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
  keeping: Keeping = "for-good",
): Value | null {
  try {
    const text = storageOf(keeping).getItem(key);
    if (text === null) return null;
    const value: unknown = JSON.parse(text);
    return isValue(value) ? value : null;
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown, keeping: Keeping = "for-good"): void {
  try {
    storageOf(keeping).setItem(key, JSON.stringify(value));
  } catch {
    // Full or blocked: the app works without it.
  }
}

export const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "";
export const isTrue = (value: unknown): value is true => value === true;
export const isMoment = (value: unknown): value is string =>
  isText(value) && !Number.isNaN(Date.parse(value));
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
