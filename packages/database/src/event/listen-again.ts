import { sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * Makes a listener retry the events it gave up on.
 *
 * @returns their number
 */
export async function retryDead(database: Database, listener: string): Promise<number> {
  const retried = await database
    .updateTable("event_letter")
    .set({ dead_at: null, tries: 0, next_at: sql`now()` })
    .where("listener", "=", listener)
    .where("dead_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(retried.numUpdatedRows);
}

/**
 * Redelivers all stored events to a listener from the start. Effects that must not repeat are
 * recognised by a key.
 */
export async function replay(database: Database, listener: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("event_listener")
      .set({ place: 0, id: 0 })
      .where("name", "=", listener)
      .execute();
    await transaction.deleteFrom("event_letter").where("listener", "=", listener).execute();
  });
}
