import { readLocale } from "./reading.ts";

/** "Google or Apple" */
export function anyOf(words: readonly string[]): string {
  return new Intl.ListFormat(readLocale(), { type: "disjunction" }).format(words);
}
