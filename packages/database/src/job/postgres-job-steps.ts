import type { Job } from "@kinora/domain/job/job";
import type { JobSteps } from "@kinora/domain/job/job-steps";
import { sql } from "kysely";
import type { Database } from "../client.ts";

export function postgresJobSteps(executor: Database): JobSteps {
  const own = (job: Job) =>
    executor
      .updateTable("job")
      .where("id", "=", job.id)
      .where("attempt", "=", job.attempt)
      .where("ended_at", "is", null);
  return {
    async read(jobId) {
      const rows = await executor
        .selectFrom("job_step")
        .select(["name", "result"])
        .where("job_id", "=", jobId)
        .execute();
      return new Map(rows.map((row) => [row.name, row.result]));
    },
    async saveProgress(job, { stage, percent, ahead, previewHash, atWork }) {
      const { numUpdatedRows } = await own(job)
        .set({
          stage,
          ahead_elsewhere: ahead ?? null,
          percent: sql<number>`greatest(percent, ${percent}::float8)`,
          ...(previewHash === undefined ? {} : { preview_hash: previewHash }),
          ...(atWork === undefined ? {} : { at_work: JSON.stringify(atWork) }),
        })
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async countFailure(job) {
      const row = await own(job)
        .set({ failures: sql<number>`failures + 1` })
        .returning("failures")
        .executeTakeFirst();
      return row?.failures ?? null;
    },
  };
}
