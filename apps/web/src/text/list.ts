import { readLocale } from "./reading.ts";

/** Joins alternatives: "Google or Apple". */
export function anyOf(words: readonly string[]): string {
  return new Intl.ListFormat(readLocale(), { type: "disjunction" }).format(words);
}
