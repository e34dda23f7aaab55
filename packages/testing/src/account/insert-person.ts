import type { Database } from "@kinora/database/client";

/** Inserts a user whose id, handle and name are the same. */
export async function insertPerson(database: Database, id: string): Promise<void> {
  await database
    .insertInto("app_user")
    .values({ id, handle: id, display_name: id, email: `${id}@example.com` })
    .execute();
}
