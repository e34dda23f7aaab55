import { STAGES } from "@kinora/contracts/creation/creation";
import { type CreationJob, JOB_OUTCOMES } from "@kinora/domain/creation/creation-job";
import type { Selectable } from "kysely";
import { parseKnown } from "../parse-known.ts";
import type { CreationJobTable } from "../schema.gen.ts";

export function parseJob(row: Selectable<CreationJobTable>): CreationJob {
  return {
    id: row.id,
    creationId: row.creation_id,
    userId: row.user_id,
    background: row.background,
    holdId: row.hold_id,
    gems: row.gems,
    attempt: row.attempt,
    failures: row.failures,
    stage: parseKnown(STAGES, row.stage),
    percent: row.percent,
    previewHash: row.preview_hash,
    queuedAt: row.queued_at,
    startedAt: row.started_at,
    outcome: row.outcome === null ? null : parseKnown(JOB_OUTCOMES, row.outcome),
  };
}
