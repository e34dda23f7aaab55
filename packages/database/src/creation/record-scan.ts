import type { RecordScan } from "@kinora/domain/creation/creation-stores";
import type { Database } from "../client.ts";

export function recordScan(executor: Database): RecordScan {
  return async ({ jobId, creationId, verdict, scores, times, looked, limitsNumber, at }) => {
    await executor
      .insertInto("creation_scan")
      .values({
        job_id: jobId,
        creation_id: creationId,
        verdict,
        scores: JSON.stringify(scores),
        frame_times: times === null ? null : JSON.stringify(times),
        looked,
        limits: limitsNumber,
        scanned_at: at,
      })
      .execute();
  };
}
