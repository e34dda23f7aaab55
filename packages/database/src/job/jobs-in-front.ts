import { sql } from "kysely";

/** Number of jobs of its lane that come up before the job `j`; null once it has begun. */
export const JOBS_IN_FRONT = sql<number | null>`
  case when j.started_at is null then (
    select count(*)::int from job w
    where w.ended_at is null and w.started_at is null and w.lane = j.lane
      and (w.background, w.turn, w.queued_at, w.id) < (j.background, j.turn, j.queued_at, j.id)
  ) end`;
