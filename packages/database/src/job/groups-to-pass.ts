import { JOB_SIZES, type JobSize, type Lane } from "@kinora/domain/job/job";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import { HAD_A_TURN } from "./had-a-turn.ts";
import { groupOf } from "./job-queues.ts";

const groupId = (userId: string, size: JobSize) => groupOf({ userId, tier: "free", size }).id;

const ordered = (database: Database, lane: Lane) =>
  database
    .selectFrom("job")
    .where("lane", "=", lane)
    .where("background", "=", false)
    .where("ended_at", "is", null);

/** Returns the pg-boss groups with a waiting job in a lane that is not small. */
export async function groupsWithLongWork(database: Database, lane: Lane): Promise<string[]> {
  const rows = await ordered(database, lane)
    .select(["user_id", "size"])
    .distinct()
    .where("size", "<>", "small")
    .where((eb) => eb.or([eb("held_since", "is", null), eb("worker_key", "is", null)]))
    .execute();
  return rows.map(({ user_id, size }) => groupId(user_id, parseKnown(JOB_SIZES, size)));
}

/** Returns the pg-boss groups with a waiting suspect in a lane. */
export async function groupsWithSuspects(database: Database, lane: Lane): Promise<string[]> {
  const rows = await ordered(database, lane)
    .select(["user_id", "size"])
    .distinct()
    .where((eb) => eb.or([eb("suspect", "=", true), eb("held_since", "is not", null)]))
    .where((eb) => eb.or([eb("held_since", "is", null), eb("worker_key", "is", null)]))
    .execute();
  return rows.map(({ user_id, size }) => groupId(user_id, parseKnown(JOB_SIZES, size)));
}

/** Returns the groups of all users who are not newcomers in a lane. */
export async function groupsBegun(database: Database, lane: Lane): Promise<string[]> {
  const rows = await database
    .selectFrom("job as begun")
    .select("user_id")
    .distinct()
    .where("lane", "=", lane)
    .where("background", "=", false)
    .where(HAD_A_TURN)
    .execute();
  return rows.flatMap(({ user_id }) => [groupId(user_id, "small"), groupId(user_id, "huge")]);
}
