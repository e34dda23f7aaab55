import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Maximum authors; a longer query narrows the search. */
const MOST_AUTHORS = 50;
const MOST_WORDS = 10;
/**
 * Minimum length for prefix matches: a shorter word must be a whole word of the name, so "li" finds
 * Li, but not every Lina.
 */
const SHORTEST_BEGINNING = 3;

/** Searchable words of a user. Must equal the expression of app_user_words_idx. */
const authorWords = sql`to_tsvector('simple',
  translate(display_name || ' ' || handle, '_.@/-', '     '))`;

/**
 * Returns users in whose name or handle every typed word begins a word: "ada", "@ada", "lovelace
 * ad".
 */
export async function findAuthors(executor: Database, text: string): Promise<string[]> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0 || words.length > MOST_WORDS || /"|(^|\s)-\S/u.test(text)) return [];
  const asked = words.map((word) => (word.length < SHORTEST_BEGINNING ? word : `${word}:*`));
  const { rows } = await sql<{ id: string }>`
    with found as materialized (
      select id, handle from app_user
       where ${authorWords} @@ to_tsquery('simple', ${asked.join(" & ")}))
    select id from found order by handle limit ${MOST_AUTHORS}`.execute(executor);
  return rows.map(({ id }) => id);
}
