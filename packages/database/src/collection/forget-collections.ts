import { sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * Deletes a person's collections, what the staff wrote about them, and the person's place in those of
 * others. What they added there stays,
 * as if its owner had. Other people were told of them by name.
 */
export async function forgetCollections(own: Database, userId: string): Promise<void> {
  await sql`delete from pinned_work where user_id = ${userId}`.execute(own);
  await sql`delete from collection_member where user_id = ${userId}`.execute(own);
  await sql`delete from collection where user_id = ${userId}`.execute(own);
  await sql`update collection_report set note = '' where reporter_id = ${userId}`.execute(own);
  await sql`
    update collection_decision
       set note = '', said = '', appeal = case when appeal is null then null else '' end
     where user_id = ${userId}`.execute(own);
  await sql`
    update collection_work set added_by = collection.user_id
      from collection where collection.id = collection_id and added_by = ${userId}`.execute(own);
  await sql`
    delete from notification
     where code in ('collection.collected', 'collection.invited')
       and params ->> 'by' = ${userId}`.execute(own);
}
