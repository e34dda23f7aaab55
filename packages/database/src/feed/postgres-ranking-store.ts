import type { RankingStore } from "@kinora/domain/feed/rebuild-trending";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { makeRanking } from "./make-ranking.ts";
import { visibleInFeed } from "./visible-in-feed.ts";

export function postgresRankingStore(executor: Database): RankingStore {
  return {
    async newest() {
      const row = await executor
        .selectFrom("feed_ranking")
        .select(["made_at", "size"])
        .orderBy("made_at", "desc")
        .limit(1)
        .executeTakeFirst();
      return row ? { madeAt: row.made_at, size: row.size } : null;
    },
    async countVisible(most) {
      const { rows } = await sql<{ items: number }>`
        select count(*) as items
          from (select from creation where ${visibleInFeed} limit ${most}) visible
      `.execute(executor);
      return rows[0]?.items ?? 0;
    },
    make: (now) => makeRanking(executor, now),
    async forgetBefore(moment) {
      await executor.deleteFrom("feed_ranking").where("made_at", "<", moment).execute();
    },
  };
}
