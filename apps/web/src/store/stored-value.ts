import type { z } from "zod";

/** A value kept in this browser, or null when there is none, it is damaged, or storage is blocked. */
export function readStored<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
): z.infer<Schema> | null {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return null;
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or blocked: the app works without it.
  }
}
