import { sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * Minimum trigram similarity, which allows one missing or swapped letter: "drgon" and "dragon"
 * share 0.44.
 */
const NEAR = 0.4;
const NEAR_WORDS = 5;
const MOST_WORDS = 10;
/** Maximum milliseconds for finding similar words. */
const LONGEST_MS = 300;
/** Postgres error code of a statement timeout. */
const CANCELLED = "57014";
/** An excluded word or a quoted phrase disables similar matches. */
const LITERAL = /"|(^|\s)-\S/u;

/**
 * Returns a text search query that also matches words with the typed prefix or a similar spelling;
 * null when only exact matches are wanted.
 */
export async function nearQuery(executor: Database, text: string): Promise<string | null> {
  const words = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))].slice(0, MOST_WORDS);
  if (words.length === 0 || LITERAL.test(text)) return null;
  const rows = await nearWords(executor, words);
  if (rows === null) return null;
  // The words contain only letters and digits, so nothing can be mistaken for query syntax.
  return rows.map(({ typed, near }) => `(${[`${typed}:*`, ...near].join(" | ")})`).join(" & ");
}

interface Near {
  readonly typed: string;
  readonly near: string[];
}

/**
 * Returns similar words of the dictionary; null on a timeout, and the search then does without
 * them.
 */
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
