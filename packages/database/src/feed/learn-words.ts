import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import type { NamedListener } from "../event/deliver-events.ts";
import { visibleInFeed } from "./visible-in-feed.ts";

/** Makes the words of what comes into the feed known to the search, which looks for those that are spelt nearly so. */
export const feedWordListener: NamedListener = {
  name: "feed word",
  hears: ["creation.published", "creation.renamed"],
  async hear({ type, subjectId }, transaction) {
    if (type === "creation.renamed" && (await renamedOften(transaction, subjectId))) return;
    await learnWords(transaction, subjectId);
  },
};

/** Names of a work in a day whose words are learnt at once; the others' are when the dictionary is next gone through. */
const NAMES_A_DAY = 10;

async function renamedOften(executor: Database, creationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from domain_event
     where noun = 'creation' and subject_id = ${creationId} and type = 'creation.renamed'
       and recorded_at > now() - interval '1 day'
     limit ${NAMES_A_DAY + 1}`.execute(executor);
  return rows.length > NAMES_A_DAY;
}

/** Goes through the dictionary: it has the words of what is in the feed now, and no others. */
export async function relearnWords(executor: Database): Promise<void> {
  // One statement sees one moment: what is learnt meanwhile stays.
  await sql`
    with known as materialized (${wordsOf(visibleInFeed)}),
         forgotten as (
           delete from feed_word where not exists (select from known where known.word = feed_word.word)
         )
    insert into feed_word (word) select word from known order by word
    on conflict do nothing`.execute(executor);
}

/** Adds the words of a work to the dictionary, if it is in the feed. */
export async function learnWords(executor: Database, creationId: string): Promise<void> {
  await sql`
    insert into feed_word (word) ${wordsOf(sql<boolean>`id = ${creationId} and ${visibleInFeed}`)} order by word
    on conflict do nothing`.execute(executor);
}

/** The words of names and prompts; of works that this is true of. */
const wordsOf = (condition: RawBuilder<boolean>) => sql`
  select distinct word
    from creation, unnest(tsvector_to_array(to_tsvector('simple', coalesce(title, '') || ' ' || prompt))) as word
   where ${condition} and word ~ '^[[:alpha:]]{3,40}$'`;
