import { sql } from "kysely";
import type { Database } from "../client.ts";

/** More people of one name than this are found by adding to it. */
const MOST_AUTHORS = 50;
const MOST_WORDS = 10;
/** Shorter than this, a word must be all of a name's word: "li" is Li, not everybody called Lina. */
const SHORTEST_BEGINNING = 3;

/** What a person is found by. Word for word the expression of app_user_words_idx. */
const authorWords = sql`to_tsvector('simple',
  translate(display_name || ' ' || handle, '_.@/-', '     '))`;

/** People in whose name or handle every word typed begins a word: "ada", "@ada", "lovelace ad". */
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
