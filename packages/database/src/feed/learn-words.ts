import { sql } from "kysely";
import type { Database } from "../client.ts";
import { visibleInFeed } from "./visible-in-feed.ts";

/** Adds the words of what was published after `since` (null: ever) to the dictionary. */
export async function learnWords(executor: Database, since: Date | null): Promise<void> {
  const fresh = since ? sql`and published_at > ${since}` : sql``;
  await sql`
    insert into feed_word (word)
    select distinct word
      from creation, unnest(tsvector_to_array(to_tsvector('simple', coalesce(title, '') || ' ' || prompt))) as word
     where ${visibleInFeed} ${fresh} and word ~ '^[[:alpha:]]{3,40}$'
     order by word
    on conflict do nothing`.execute(executor);
}
