import { SIGN_UP_LATER } from "@kinora/domain/notification/gem-notifications";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * Returns whether the user was told that signup gems come later and has not received them since.
 */
export async function waitsForSignUpGems(executor: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from app_user
     where id = ${userId} and signup_awarded_at is null
       and exists (select from notification
                    where user_id = ${userId} and dedupe_key = ${SIGN_UP_LATER})`.execute(executor);
  return rows.length > 0;
}
