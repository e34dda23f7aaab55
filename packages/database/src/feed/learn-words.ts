import { sql } from "kysely";
import type { Database } from "../client.ts";
import type { Listener } from "../event/deliver-events.ts";
import { visibleInFeed } from "./visible-in-feed.ts";

/** Makes the words of what comes into the feed known to the search, which looks for those that are spelt nearly so. */
export const feedWordListener: Listener = {
  name: "feed word",
  hears: ["creation.published", "creation.renamed"],
  hear: ({ subjectId }, transaction) => learnWords(transaction, subjectId),
};

/** Adds the words of a work to the dictionary, if it is in the feed. */
export async function learnWords(executor: Database, creationId: string): Promise<void> {
  await sql`
    insert into feed_word (word)
    select distinct word
      from creation, unnest(tsvector_to_array(to_tsvector('simple', coalesce(title, '') || ' ' || prompt))) as word
     where id = ${creationId} and ${visibleInFeed} and word ~ '^[[:alpha:]]{3,40}$'
     order by word
    on conflict do nothing`.execute(executor);
}
