import { sql } from "kysely";
import type { Database } from "../client.ts";

/** How far a listener has come. */
export interface Cursor {
  readonly place: number;
  readonly id: number;
}

/**
 * Works for a listener in a transaction, in one process at a time.
 *
 * @returns what the work does; false where another process is just at it
 */
export function withListener(
  database: Database,
  name: string,
  work: (transaction: Database, cursor: Cursor) => Promise<boolean>,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const cursor = await transaction
      .selectFrom("event_listener")
      .select(["place", "id"])
      .where("name", "=", name)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    return cursor ? work(transaction, cursor) : false;
  });
}

/** Is there an event for it, or a letter to be tried again? Writes nothing, as a lock does: it is asked all the time. */
export async function hasMail(database: Database, name: string): Promise<boolean> {
  const { rows } = await sql<{ mail: boolean }>`
    select exists (
             select from domain_event event
              where (event.place, event.id) > (listener.place, listener.id) and event.place < event_horizon()
           ) or exists (
             select from event_letter
              where event_letter.listener = listener.name and dead_at is null and next_at <= now()
           ) as mail
      from event_listener listener where name = ${name}`.execute(database);
  return rows[0]?.mail ?? false;
}
