import type { Giver } from "@kinora/domain/notification-trigger/gift-notification";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Returns who gave a gift; null when their account was erased since. */
export async function findGiver(executor: Database, giftId: string): Promise<Giver | null> {
  const { rows } = await sql<Giver>`
    select app_user.id, display_name as name
      from gift join app_user on app_user.id = giver_id
     where gift.id = ${giftId} and erased_at is null`.execute(executor);
  return rows[0] ?? null;
}
