import type { Database } from "../client.ts";

/** Who owns this server, by their ids. */
export async function ownerIds(executor: Database): Promise<readonly string[]> {
  const rows = await executor
    .selectFrom("app_user")
    .select("id")
    .where("role", "=", "owner")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
