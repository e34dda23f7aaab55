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
 * Reads along what is recorded, from now on or shortly before. Waits for nobody: it looks back to the oldest
 * transaction that was under way the last time, so that nothing is missed, and skips what it has read already. The order
 * is not that in which things happened.
 *
 * Who is asked about is settled before the database is: somebody may come while a call is under way. So every call
 * reads what the one before it could see once more, for whoever was not asked about then.
 */
export async function openEventTail(database: Database): Promise<EventTail> {
  const { rows } = await sql<{ now: number }>`select event_horizon() as now`.execute(database);
  const [opened] = rows;
  if (!opened) throw new Error("event_horizon: no answer");
  let [from, last] = [opened.now, opened.now];
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
    [from, last] = [last, first.horizon];
    known = new Set(read.filter(({ place }) => place >= from).map(({ id }) => id));
    return fresh.map(({ noun, subject_id: subjectId, user_id: userId }) => ({
      noun,
      subjectId,
      userId,
    }));
  };
}
