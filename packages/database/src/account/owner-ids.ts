import type { Database } from "../client.ts";

/** Returns the ids of this server's owners. */
export async function ownerIds(executor: Database): Promise<readonly string[]> {
  const rows = await executor
    .selectFrom("app_user")
    .select("id")
    .where("role", "=", "owner")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
