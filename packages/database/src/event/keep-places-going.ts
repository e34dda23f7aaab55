import type pg from "pg";

/**
 * Makes event positions continue from the highest one. In a database restored from a dump,
 * transaction ids restart, so new events would sort before those already delivered.
 */
export async function keepPlacesGoing(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query("select to_regclass('event_log') as log");
  if (rows[0]?.log === null) return;
  await client.query(`
    update event_log set shift = greatest(shift, 1 - pg_current_xact_id()::text::bigint + greatest(
      (select max(place) from domain_event), (select max(place) from event_listener)))`);
}
