import { STAGES } from "@kinora/contracts/creation/creation";
import { JOB_OUTCOMES, JOB_SIZES, type Job, LANES } from "@kinora/domain/job/job";
import type { Selectable } from "kysely";
import { parseKnown } from "../parse-known.ts";
import type { JobTable } from "../schema.gen.ts";

export function parseJob(row: Selectable<JobTable>): Job {
  return {
    id: row.id,
    kind: row.kind,
    subject: { noun: row.noun, id: row.subject_id },
    lane: parseKnown(LANES, row.lane),
    size: parseKnown(JOB_SIZES, row.size),
    userId: row.user_id,
    order: row.work,
    background: row.background,
    holdId: row.hold_id,
    gems: row.gems,
    attempt: row.attempt,
    failures: row.failures,
    suspect: row.suspect,
    loneDeaths: row.lone_deaths.length,
    vanished: row.vanished,
    stage: parseKnown(STAGES, row.stage),
    percent: row.percent,
    previewHash: row.preview_hash,
    queuedAt: row.queued_at,
    startedAt: row.started_at,
    outcome: row.outcome === null ? null : parseKnown(JOB_OUTCOMES, row.outcome),
  };
}
