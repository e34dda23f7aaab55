import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Forgets whom a person let remix their works, and who was told of their remixes by name. */
export async function forgetRemixes(own: Database, userId: string): Promise<void> {
  await sql`
    delete from remix_setting
     where creation_id in (select id from creation where user_id = ${userId})`.execute(own);
  await sql`update app_user set remix_audience = 'everybody' where id = ${userId}`.execute(own);
  await sql`
    delete from notification where code = 'remix.remixed' and params ->> 'by' = ${userId}`.execute(
    own,
  );
}
