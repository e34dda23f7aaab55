import type { ImpressionStore } from "@kinora/domain/feed/record-impressions";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { visibleInFeed } from "./visible-in-feed.ts";

export function postgresImpressionStore(executor: Database): ImpressionStore {
  return {
    async add({ viewerKey, userId, ids, day }) {
      // Ordered by id, so that concurrent batches wait for each other instead of deadlocking.
      await sql`
        with seen as (
          insert into feed_impression (day, creation_id, viewer_key)
          select ${day}::date, id, ${viewerKey} from creation
           where id = any(${ids}::text[]) and ${visibleInFeed}
             and user_id is distinct from ${userId}
           order by id
          on conflict do nothing
          returning creation_id
        )
        insert into feed_reach as reach (creation_id, impressions)
        select creation_id, 1 from seen order by creation_id
        on conflict (creation_id) do update set impressions = reach.impressions + 1
      `.execute(executor);
    },
    async forgetBefore(day) {
      await executor.deleteFrom("feed_impression").where("day", "<", day).execute();
    },
  };
}
