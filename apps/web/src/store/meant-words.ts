import { isText, readStored, writeStored } from "./stored-value.ts";

const KEY = "meant-words";

/**
 * Returns the words the user confirmed as meant well, in the header's format: percent-encoded and
 * separated by commas.
 */
export const meantHeader = (): string => readStored(KEY, isText, "for-the-tab") ?? "";

/** Remembers words so that they are not asked about again in this tab. */
export function meanWell(words: readonly string[]): void {
  const all = new Set([...meantHeader().split(","), ...words.map(encodeURIComponent)]);
  writeStored(KEY, [...all].filter(Boolean).join(","), "for-the-tab");
}
