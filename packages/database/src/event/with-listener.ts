import { sql } from "kysely";
import type { Database } from "../client.ts";

/** The position of a listener. */
export interface Cursor {
  readonly place: number;
  readonly id: number;
}

/**
 * Runs work for a listener in a transaction, in one process at a time.
 *
 * @returns the result of the work; false while another process does it
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

/**
 * Returns the listeners for which there is an event or a letter to retry. Takes no lock, which would
 * be a write, because it is polled constantly.
 */
export async function listenersWithMail(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select name from event_listener listener
     where exists (
             select from domain_event event
              where (event.place, event.id) > (listener.place, listener.id) and event.place < event_horizon()
           ) or exists (
             select from event_letter
              where event_letter.listener = listener.name and dead_at is null and next_at <= now()
           )`.execute(database);
  return new Set(rows.map(({ name }) => name));
}
