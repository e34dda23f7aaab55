import { JOB_SIZES, type JobSize, type Lane } from "@kinora/domain/job/job";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import { groupOf } from "./job-queues.ts";

const groupId = (userId: string, size: JobSize) => groupOf({ userId, tier: "free", size }).id;

const ordered = (database: Database, lane: Lane) =>
  database
    .selectFrom("job")
    .where("lane", "=", lane)
    .where("background", "=", false)
    .where("ended_at", "is", null);

/** Groups of pg-boss with something waiting in a lane that is not made in a moment. */
export async function groupsWithLongWork(database: Database, lane: Lane): Promise<string[]> {
  const rows = await ordered(database, lane)
    .select(["user_id", "size"])
    .distinct()
    .where("size", "<>", "small")
    .where((eb) => eb.or([eb("held_since", "is", null), eb("worker_key", "is", null)]))
    .execute();
  return rows.map(({ user_id, size }) => groupId(user_id, parseKnown(JOB_SIZES, size)));
}

/**
 * Groups of everybody of whom something was begun in a lane that has not ended. What a dead worker had in its hands is
 * not: that cost whoever ordered it their turn.
 */
export async function groupsBegun(database: Database, lane: Lane): Promise<string[]> {
  const rows = await ordered(database, lane)
    .select("user_id")
    .distinct()
    .where("started_at", "is not", null)
    .where((eb) => eb.or([eb("held_since", "is", null), eb("worker_key", "is not", null)]))
    .execute();
  return rows.flatMap(({ user_id }) => [groupId(user_id, "small"), groupId(user_id, "huge")]);
}
