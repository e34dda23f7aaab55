import { OPEN_STATES } from "@kinora/domain/hosted/intent";
import type { Lane } from "@kinora/domain/job/job";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * Number of a person's jobs in a lane that have not ended; in the hosted lane also the pieces of
 * their stories that services are making.
 */
export async function countOpen(executor: Database, userId: string, lane: Lane): Promise<number> {
  const row = await executor
    .selectFrom("job")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("lane", "=", lane)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  return lane === "hosted" ? row.count + (await countOpenPieces(executor, userId)) : row.count;
}

async function countOpenPieces(executor: Database, userId: string): Promise<number> {
  const row = await executor
    .selectFrom("job")
    .innerJoin("hosted_intent as intent", (join) =>
      join.on(sql<boolean>`coalesce(intent.for_job, intent.job_id) = job.id`),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("job.user_id", "=", userId)
    .where("job.ended_at", "is", null)
    .where("intent.artifact", "is not", null)
    .where("intent.state", "in", OPEN_STATES)
    .executeTakeFirstOrThrow();
  return row.count;
}
