import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import type { NamedListener } from "../event/deliver-events.ts";
import { listedForAll } from "./visible-in-feed.ts";

/**
 * Adds the words of works published in the feed to the dictionary, which the search uses for
 * similar spellings.
 */
export const feedWordListener: NamedListener = {
  name: "feed word",
  hears: ["creation.published", "creation.renamed"],
  async hear({ type, subjectId }, transaction) {
    if (type === "creation.renamed" && (await renamedOften(transaction, subjectId))) return;
    await learnWords(transaction, subjectId);
  },
};

/**
 * Maximum renamings of a work per day whose words are learnt at once; further ones are learnt when
 * the dictionary is rebuilt.
 */
const NAMES_A_DAY = 10;

async function renamedOften(executor: Database, creationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from domain_event
     where noun = 'creation' and subject_id = ${creationId} and type = 'creation.renamed'
       and recorded_at > now() - interval '1 day'
     limit ${NAMES_A_DAY + 1}`.execute(executor);
  return rows.length > NAMES_A_DAY;
}

/** Rebuilds the dictionary: it then contains exactly the words of the current feed. */
export async function relearnWords(executor: Database): Promise<void> {
  // One statement sees one snapshot, so words learnt meanwhile are kept.
  await sql`
    with known as materialized (${wordsOf(listedForAll)}),
         forgotten as (
           delete from feed_word where not exists (select from known where known.word = feed_word.word)
         )
    insert into feed_word (word) select word from known order by word
    on conflict do nothing`.execute(executor);
}

/** Adds the words of a work to the dictionary if it is in the feed. */
export async function learnWords(executor: Database, creationId: string): Promise<void> {
  await sql`
    insert into feed_word (word) ${wordsOf(sql<boolean>`id = ${creationId} and ${listedForAll}`)} order by word
    on conflict do nothing`.execute(executor);
}

/** Selects the words in titles and prompts of works that match the condition. */
const wordsOf = (condition: RawBuilder<boolean>) => sql`
  select distinct word
    from creation, unnest(tsvector_to_array(to_tsvector('simple', coalesce(title, '') || ' ' || prompt))) as word
   where ${condition} and word ~ '^[[:alpha:]]{3,40}$'`;
