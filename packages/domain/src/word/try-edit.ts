import type { WordTry } from "@kinora/contracts/word/word-lists";
import { WITHOUT_PAUSE } from "./check-words.ts";
import type { WordEdit } from "./edit-lists.ts";
import type { FindTerms, WordLists } from "./word-lists.ts";

export interface TryEditPorts {
  readonly openMatcher: (lists: WordLists) => FindTerms;
  readonly current: () => WordLists;
  /** Returns the latest texts of users, newest first. */
  readonly recentTexts: () => Promise<readonly string[]>;
  /** Lets other work run, because thousands of texts take a while. */
  readonly pause: () => Promise<unknown>;
}

/**
 * Counts the recent texts that the entries of an edit would have stopped. The texts themselves are
 * not returned because many are private.
 */
export async function tryEdit(
  { openMatcher, current, recentTexts, pause }: TryEditPorts,
  { added, allowed }: WordEdit,
): Promise<WordTry> {
  const find = openMatcher({ terms: added, allowed: [...current().allowed, ...allowed] });
  const texts = await recentTexts();
  const by = new Map<string, number>();
  let stopped = 0;
  let looked = 0;
  for (const text of texts) {
    looked += text.length;
    if (looked > WITHOUT_PAUSE) {
      await pause();
      looked = text.length;
    }
    const found = new Set(find(text).map(({ term }) => term.text));
    if (found.size > 0) stopped += 1;
    for (const term of found) by.set(term, (by.get(term) ?? 0) + 1);
  }
  const counts = [...by].map(([text, count]) => ({ text, texts: count }));
  return { tried: texts.length, stopped, by: counts.sort((one, other) => other.texts - one.texts) };
}
