import type { FeedStore } from "@kinora/domain/feed/feed-store";
import type { Position } from "@kinora/domain/position";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { listOf, matchesFilter } from "./matches-filter.ts";
import { readRanking } from "./read-ranking.ts";
import { searchCreations } from "./search-creations.ts";
import { visibleTo } from "./visible-in-feed.ts";

export function postgresFeedStore(executor: Database): FeedStore {
  return {
    async recent({ filter, asOf, after, limit }) {
      // A list that somebody made is read in its own order.
      const list = listOf(filter);
      const at = list?.at ?? sql`published_at`;
      const from = list
        ? sql`${list.from} join creation on creation.id = list.creation_id`
        : sql`creation`;
      const published = asOf ? sql`and ${at} <= ${asOf}` : sql``;
      const older = after ? sql`and (${at}, id) < (${after.at}::timestamptz, ${after.id})` : sql``;
      const { rows } = await sql<Position>`
        select id, ${at} as at from ${from}
         where ${visibleTo(filter)} and published_at is not null and ${matchesFilter(filter)} ${older} ${published}
         order by ${at} desc, id desc
         limit ${limit}`.execute(executor);
      return rows;
    },
    async countNewer(filter, since) {
      const { rows } = await sql<{ newer: number }>`
        select count(*) as newer from creation
         where ${visibleTo(filter)} and published_at > ${since} and ${matchesFilter(filter)}
      `.execute(executor);
      return rows[0]?.newer ?? 0;
    },
    search: (query) => searchCreations(executor, query),
    ranking: (filter, madeAt) => readRanking(executor, filter, madeAt),
    async stillVisible(filter, ids) {
      const { rows } = await sql<{ id: string }>`
        select id from creation where id = any(${ids}::text[]) and ${visibleTo(filter)}
      `.execute(executor);
      const visible = new Set(rows.map((row) => row.id));
      return ids.filter((id) => visible.has(id));
    },
  };
}
