import type { ListenerLag } from "@kinora/domain/event/listener-lag";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Returns each listener's lag, by name. */
export async function readLags(database: Database): Promise<ListenerLag[]> {
  const { rows } = await sql<ListenerLag>`
    select name as listener,
           greatest(0, coalesce(extract(epoch from clock_timestamp() - (
             select recorded_at from domain_event event
              where (event.place, event.id) > (listener.place, listener.id)
              order by event.place, event.id limit 1
           )), 0))::float8 as lag,
           (select count(*) from event_letter where listener = name and dead_at is null) as waiting,
           (select count(*) from event_letter where listener = name and dead_at is not null) as dead
      from event_listener listener order by name`.execute(database);
  return rows;
}
