import type { EventNoun } from "@kinora/contracts/event/event-payloads";
import type { EventTail } from "@kinora/domain/event/event-tail";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** What people hear of who look at a work. */
const WATCHED: EventNoun = "comment";

/** Every row has the next start; the other columns are null when there is no event. */
interface Row {
  readonly horizon: number;
  readonly id: number;
  readonly place: number;
  readonly noun: string;
  readonly subject_id: string;
  readonly user_id: string;
  readonly work_id: string | null;
}

/**
 * Reads new events as they are recorded, from shortly before the call. It never waits: to miss
 * nothing, each call starts at the oldest transaction that was open at the previous one, and skips
 * events already read. The order is not the order in which things happened.
 *
 * The list of users is fixed before the query runs, so a user may be added while a call is in
 * progress. Each call therefore reads the range of the previous one again, for users who were not
 * included then.
 */
export async function openEventTail(database: Database): Promise<EventTail> {
  const { rows } = await sql<{ now: number }>`select event_horizon() as now`.execute(database);
  const [opened] = rows;
  if (!opened) throw new Error("event_horizon: no answer");
  let [from, last] = [opened.now, opened.now];
  let known: ReadonlySet<number> = new Set();
  return async (userIds, workIds = []) => {
    const { rows } = await sql<Row>`
      select event_horizon() as horizon, id, place, noun, subject_id, user_id,
             case when noun = ${WATCHED} then payload ->> 'creationId' end as work_id
        from event_log left join domain_event on place >= ${from}::bigint and (
               user_id = any(${[...userIds]}::text[])
               or (noun = ${WATCHED} and payload ->> 'creationId' = any(${[...workIds]}::text[])))
       order by id`.execute(database);
    const [first] = rows;
    if (!first) throw new Error("event_log: it has one row");
    const read = rows.filter(({ id }) => id !== null);
    const fresh = read.filter(({ id }) => !known.has(id));
    [from, last] = [last, first.horizon];
    known = new Set(read.filter(({ place }) => place >= from).map(({ id }) => id));
    return fresh.map(({ noun, subject_id: subjectId, user_id: userId, work_id: workId }) => ({
      ...{ noun, subjectId, userId },
      ...(workId !== null && { workId }),
    }));
  };
}
