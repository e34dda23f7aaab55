import { CONTENT_KINDS } from "@kinora/contracts/prompt/vocabulary";
import type { UsualSeconds } from "@kinora/domain/prompt/usual-seconds";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";

/** Minimum deliveries for a meaningful median. */
const ENOUGH = 3;

/**
 * Returns the median duration of work delivered since then, from start to end, by model and kind of
 * result.
 */
export async function readUsualSeconds(executor: Database, since: Date): Promise<UsualSeconds[]> {
  const { rows } = await sql<{ model: string; kind: string; seconds: number }>`
    select recipe ->> 'model' as model, creation.kind,
           greatest(1, round(percentile_cont(0.5) within group (
             order by extract(epoch from job.ended_at - job.started_at)
           )))::int as seconds
      from job join creation on creation.id = job.subject_id
     where job.outcome = 'delivered' and job.noun = 'creation' and job.ended_at >= ${since}
       and job.started_at is not null and recipe ->> 'model' is not null
     group by 1, 2 having count(*) >= ${ENOUGH}`.execute(executor);
  return rows.map((row) => ({ ...row, kind: parseKnown(CONTENT_KINDS, row.kind) }));
}
