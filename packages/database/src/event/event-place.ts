import { type RawBuilder, sql } from "kysely";

/**
 * SQL expression with the same value as the function event_place, which Postgres would plan at
 * every call. The caller has locked the subject in an earlier statement.
 */
export const eventPlace = (noun: string, subjectId: string): RawBuilder<number> => sql<number>`(
  select greatest(
    pg_current_xact_id()::text::bigint + shift,
    (select place from domain_event
      where noun = ${noun} and subject_id = ${subjectId} order by id desc limit 1)
  ) from event_log)`;
