import { isText, readStored, writeStored } from "./stored-value.ts";

const KEY = "meant-words";

/** Words that a person said they mean well, as the server reads them: percent-encoded, with commas between. */
export const meantHeader = (): string => readStored(KEY, isText, "for-the-tab") ?? "";

/** They are not asked about again in this tab. */
export function meanWell(words: readonly string[]): void {
  const all = new Set([...meantHeader().split(","), ...words.map(encodeURIComponent)]);
  writeStored(KEY, [...all].filter(Boolean).join(","), "for-the-tab");
}
