import type { GemEntry } from "@kinora/contracts/gem/gem";
import { useLazyGetYearEntriesQuery } from "./statement-api.ts";

/** Returns a function that reads all entries of a year, newest first. */
export function useYearEntries(): (year: number) => Promise<GemEntry[]> {
  const [read] = useLazyGetYearEntriesQuery();
  return async (year) => {
    const entries: GemEntry[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await read({ year, ...(cursor && { cursor }) }).unwrap();
      entries.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor);
    return entries;
  };
}
