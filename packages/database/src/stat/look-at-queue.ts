import type { WaitingLane } from "@kinora/contracts/stat/stat";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Current queue length of each lane, and the time of its oldest job. */
const waiting = (now: Date) => sql`
  select lane, count(*)::int as waiting,
         greatest(0, extract(epoch from ${now}::timestamptz - min(queued_at)))::int as "oldestSeconds"
    from job where ended_at is null and started_at is null group by lane`;

export async function readLanes(executor: Database, now: Date): Promise<WaitingLane[]> {
  const { rows } = await sql<WaitingLane>`${waiting(now)} order by lane`.execute(executor);
  return rows;
}

/** Samples the queue: keeps the day's maximum length and longest wait. */
export async function lookAtQueue(executor: Database, now: Date): Promise<void> {
  await sql`
    insert into stat_day (metric, day, name, value)
    select look.metric, (${now}::timestamptz at time zone 'UTC')::date, lane.lane, look.value
      from (${waiting(now)}) lane
      cross join lateral (values ('queue.waiting', lane.waiting), ('queue.oldest', lane."oldestSeconds"))
        as look (metric, value)
    on conflict (metric, day, name)
      do update set value = greatest(stat_day.value, excluded.value)`.execute(executor);
}
