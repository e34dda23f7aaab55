import type { Publisher } from "@kinora/domain/post/arm-publication";
import type { Database } from "../client.ts";

/** Returns whether a person may publish; takes no lock. */
export async function findPublisher(executor: Database, userId: string): Promise<Publisher | null> {
  const row = await executor
    .selectFrom("app_user")
    .select(["disabled_at", "erased_at"])
    .where("id", "=", userId)
    .executeTakeFirst();
  return row ? { isClosed: row.disabled_at !== null || row.erased_at !== null } : null;
}
