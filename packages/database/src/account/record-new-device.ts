import { sql } from "kysely";
import type { Database } from "../client.ts";
import { recordEvent } from "../event/record-event.ts";
import { inTransaction } from "../in-transaction.ts";

/** Age up to which an account has no device that could be new. */
const NEWCOMER = "1 hour";

/**
 * Records a sign-in from a device without other sessions, unless it is the first one ever. Safe to
 * repeat, because the listener notifies only once.
 */
export async function recordNewDevice(database: Database, userId: string): Promise<void> {
  await inTransaction(database, async (own) => {
    await sql`
      update app_user set first_sign_in_at = (
        select max(created_at) from auth_session where user_id = ${userId})
       where id = ${userId} and first_sign_in_at is null`.execute(own);
    const { rows } = await sql<{ sessionId: string }>`
      with person as (
             select id, created_at, first_sign_in_at from app_user where id = ${userId} for update),
           newest as (
             select id, user_agent, created_at from auth_session
              where user_id = ${userId} order by created_at desc, id desc limit 1)
      select newest.id as "sessionId" from newest, person
       where person.created_at < newest.created_at - ${NEWCOMER}::interval
         and person.first_sign_in_at < newest.created_at
         and not exists (
           select from auth_session other
            where other.user_id = ${userId} and other.id <> newest.id
              and other.user_agent is not distinct from newest.user_agent)`.execute(own);
    const [row] = rows;
    if (!row) return;
    await recordEvent(own)({
      ...{ type: "person.signedInElsewhere", subjectId: userId, userId },
      payload: { sessionId: row.sessionId },
    });
  });
}
