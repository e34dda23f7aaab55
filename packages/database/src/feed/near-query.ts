import { sql } from "kysely";
import type { Database } from "../client.ts";

/** One letter missing or swapped is still near: "drgon" and "dragon" share 0.44 of their trigrams. */
const NEAR = 0.4;
const NEAR_WORDS = 5;
const MOST_WORDS = 10;
/** Whoever excludes a word or quotes a phrase means it to the letter. */
const LITERAL = /"|(^|\s)-\S/u;

/**
 * A text search query that also takes words that begin like the ones typed, or are spelt nearly so;
 * null when nothing but the letter will do.
 */
export async function nearQuery(executor: Database, text: string): Promise<string | null> {
  const words = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))].slice(0, MOST_WORDS);
  if (words.length === 0 || LITERAL.test(text)) return null;
  const { rows } = await sql<{ typed: string; near: string[] }>`
    select typed, array(
             select word from feed_word
              where word % typed and similarity(word, typed) >= ${NEAR}::real
              order by similarity(word, typed) desc, word
              limit ${NEAR_WORDS}) as near
      from unnest(${words}::text[]) as typed`.execute(executor);
  // Letters and digits only: nothing that means something to the query's own grammar.
  return rows.map(({ typed, near }) => `(${[`${typed}:*`, ...near].join(" | ")})`).join(" & ");
}
