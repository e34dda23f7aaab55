import { sql } from "kysely";
import type { Database } from "../client.ts";

/** One letter missing or swapped is still near: "drgon" and "dragon" share 0.44 of their trigrams. */
const NEAR = 0.4;
const NEAR_WORDS = 5;
const MOST_WORDS = 10;
/** Milliseconds for finding near words. */
const LONGEST_MS = 300;
/** Postgres' code of a statement that took too long. */
const CANCELLED = "57014";
/** Whoever excludes a word or quotes a phrase means it to the letter. */
const LITERAL = /"|(^|\s)-\S/u;

/**
 * A text search query that also takes words that begin like the ones typed, or are spelt nearly so;
 * null when nothing but the letter will do.
 */
export async function nearQuery(executor: Database, text: string): Promise<string | null> {
  const words = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))].slice(0, MOST_WORDS);
  if (words.length === 0 || LITERAL.test(text)) return null;
  const rows = await nearWords(executor, words);
  if (rows === null) return null;
  // Letters and digits only: nothing that means something to the query's own grammar.
  return rows.map(({ typed, near }) => `(${[`${typed}:*`, ...near].join(" | ")})`).join(" & ");
}

interface Near {
  readonly typed: string;
  readonly near: string[];
}

/** Words of the dictionary like these; null when that takes too long: then the search does without. */
async function nearWords(executor: Database, words: readonly string[]): Promise<Near[] | null> {
  try {
    return await executor.transaction().execute(async (transaction) => {
      await sql`select set_config('statement_timeout', ${String(LONGEST_MS)}, true)`.execute(
        transaction,
      );
      const { rows } = await sql<Near>`
        select typed, array(
                 select word from feed_word
                  where word % typed and similarity(word, typed) >= ${NEAR}::real
                  order by similarity(word, typed) desc, word
                  limit ${NEAR_WORDS}) as near
          from unnest(${words}::text[]) as typed`.execute(transaction);
      return rows;
    });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === CANCELLED) return null;
    throw error;
  }
}
