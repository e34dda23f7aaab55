import type { Job } from "@kinora/domain/creation/creation-job";
import { ClaimLost, type EndJob } from "@kinora/domain/creation/job-steps";
import type { StoryRecord } from "@kinora/domain/story/story-record";
import type { PgBoss } from "pg-boss";
import type { Database } from "../client.ts";
import { postgresStoryStore } from "../story/postgres-story-store.ts";
import { endIn } from "./postgres-job-steps.ts";
import { noteProgress } from "./vanished.ts";

export interface StoryScope {
  readonly transaction: Database;
  /** Locked until the commit. */
  readonly story: StoryRecord;
  readonly endJob: EndJob;
}

/**
 * Commits something of a story while the attempt still owns the job: a job of the story, or one that
 * renders it. Locks story, then job.
 *
 * @throws ClaimLost when another attempt took over, the job has ended, or the story is gone
 */
export function commitStoryWork(
  database: Database,
  boss: PgBoss,
  { job, storyId, now }: { readonly job: Job; readonly storyId: string; readonly now: Date },
  work: (scope: StoryScope) => Promise<void>,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const story = await postgresStoryStore(transaction).lock(storyId);
    const row = await transaction
      .selectFrom("job")
      .select(["attempt", "ended_at"])
      .where("id", "=", job.id)
      .forUpdate()
      .executeTakeFirst();
    if (!story || row?.attempt !== job.attempt || row.ended_at !== null) throw new ClaimLost();
    await noteProgress(transaction, job);
    await work({ transaction, story, endJob: endIn(transaction, boss, job, now) });
  });
}
