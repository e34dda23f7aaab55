import type { UnsafeCategory } from "@kinora/contracts/word/word-list";
import type { ListName, WordTerm } from "./list-names.ts";
import type { WordChange } from "./words-api.ts";

/** Returns the change that adds the lines of a field to a list, one entry per line. */
export function additionOf(
  list: ListName,
  lines: string,
  category: UnsafeCategory,
): WordChange | null {
  const texts = lines.split("\n").map((line) => line.trim().toLowerCase());
  const words = [...new Set(texts.filter((text) => text !== ""))];
  if (words.length === 0) return null;
  if (list === "allowed") return { allowed: words };
  const tier = list === "soft" ? "banned" : list;
  return {
    added: words.map((text) => ({
      ...{ text, tier, isSoft: list === "soft" },
      category: tier === "very_unsafe" ? category : null,
    })),
  };
}

export const removalOf = (term: WordTerm | string): WordChange =>
  typeof term === "string" ? { disallowed: [term] } : { removed: [term] };
