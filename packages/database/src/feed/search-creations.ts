import type { FeedFilter, SearchPosition } from "@kinora/domain/feed/feed-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";
import { matchesFilter } from "./matches-filter.ts";
import { visibleInFeed } from "./visible-in-feed.ts";

/** One letter missing or swapped is still near; Postgres' own 0.5 finds no "drgon". */
const NEAR = "0.4";

interface SearchQuery {
  readonly text: string;
  readonly filter: FeedFilter;
  readonly after: SearchPosition | null;
  readonly limit: number;
}

/**
 * Prompts that hold the words, in any form ("foxes" finds "fox"), or nearly the text ("drgon" finds
 * "dragon"). Relevance: how close the text comes, 0 to 1, plus the rank of the words.
 */
export function searchCreations(executor: Database, query: SearchQuery): Promise<SearchPosition[]> {
  return inTransaction(executor, async (own) => {
    await sql`select set_config('pg_trgm.strict_word_similarity_threshold', ${NEAR}, true)`.execute(own);
    return find(own, query);
  });
}

async function find(executor: Database, query: SearchQuery): Promise<SearchPosition[]> {
  const { text, filter, after, limit } = query;
  const further = after
    ? sql`where (relevance, at, id) < (${after.relevance}::numeric, ${after.at}::timestamptz, ${after.id})`
    : sql``;
  const { rows } = await sql<{ id: string; at: Date; relevance: string }>`
    with found as (
      select id, published_at as at,
             round((strict_word_similarity(${text}, prompt)
               + ts_rank(to_tsvector('english', prompt), websearch_to_tsquery('english', ${text}))
             )::numeric, 6) as relevance
        from creation
       where ${visibleInFeed} and published_at is not null and ${matchesFilter(filter)}
         and (to_tsvector('english', prompt) @@ websearch_to_tsquery('english', ${text})
              or ${text} <<% prompt)
    )
    select id, at, relevance from found ${further}
     order by relevance desc, at desc, id desc
     limit ${limit}`.execute(executor);
  return rows.map((row) => ({ ...row, relevance: Number(row.relevance) }));
}
