import type pg from "pg";

/**
 * Lets the places of events go on where they stood. A database that was restored from a dump counts its transactions
 * from the start; what is recorded there would come before what every listener has heard.
 */
export async function keepPlacesGoing(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query("select to_regclass('event_log') as log");
  if (rows[0]?.log === null) return;
  await client.query(`
    update event_log set shift = greatest(shift, 1 - pg_current_xact_id()::text::bigint + greatest(
      (select max(place) from domain_event), (select max(place) from event_listener)))`);
}
