import type { EventTail } from "@kinora/domain/event/event-tail";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** One row says where to begin the next time; it has nothing else if there is nothing else. */
interface Row {
  readonly horizon: number;
  readonly id: number;
  readonly place: number;
  readonly noun: string;
  readonly subject_id: string;
  readonly user_id: string;
}

/**
 * Reads along what is recorded, from the first call on or shortly before. Waits for nobody: it looks back to the oldest
 * transaction that was under way the last time, so that nothing is missed, and skips what it has read already. The order
 * is not that in which things happened.
 */
export function eventTail(database: Database): EventTail {
  let from: number | null = null;
  let known: ReadonlySet<number> = new Set();
  return async (userIds) => {
    const { rows } = await sql<Row>`
      select event_horizon() as horizon, id, place, noun, subject_id, user_id
        from event_log left join domain_event on place >= ${from}::bigint and user_id = any(${[...userIds]}::text[])
       order by id`.execute(database);
    const [first] = rows;
    if (!first) throw new Error("event_log: it has one row");
    const read = rows.filter(({ id }) => id !== null);
    const fresh = read.filter(({ id }) => !known.has(id));
    from = first.horizon;
    known = new Set(read.filter(({ place }) => place >= first.horizon).map(({ id }) => id));
    return fresh.map(({ noun, subject_id: subjectId, user_id: userId }) => ({
      noun,
      subjectId,
      userId,
    }));
  };
}
