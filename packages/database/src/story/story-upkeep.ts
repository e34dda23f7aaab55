import type { Database } from "../client.ts";

/** Stories that have rested since the moment, and whose artifacts were not looked through since they did. */
export async function findRestedStories(
  executor: Database,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await executor
    .selectFrom("story")
    .select("id")
    .where("updated_at", "<", before)
    .where((eb) => eb.or([eb("swept_at", "is", null), eb("swept_at", "<", eb.ref("updated_at"))]))
    .orderBy("updated_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
