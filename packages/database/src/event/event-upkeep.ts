import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Number of whole months for which events are kept. */
const MONTHS_KEPT = 6;

/**
 * Creates the tables of this month and the next, and drops those no longer needed.
 *
 * @throws AggregateError with what failed, after everything else is done
 */
export async function turnEventMonths(database: Database, now: Date): Promise<void> {
  const monthFrom = (offset: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1))
      .toISOString()
      .slice(0, 10);
  const failed: unknown[] = [];
  const apart = (work: Promise<unknown>) => work.catch((error: unknown) => failed.push(error));
  for (const offset of [0, 1])
    await apart(sql`select add_event_month(${monthFrom(offset)}::date)`.execute(database));
  const oldest = `domain_event_${monthFrom(-MONTHS_KEPT).slice(0, 7).replace("-", "_")}`;
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'domain_event'::regclass
       and c.relname ~ '^domain_event_[0-9]{4}_[0-9]{2}$' and c.relname < ${oldest}`.execute(
    database,
  );
  for (const { name } of rows) await apart(dropIfHeard(database, name));
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
}

/** Returns whether every listener has passed all events of the month. */
async function isHeard(database: Database, month: string): Promise<boolean> {
  const { rows } = await sql<{ left: boolean }>`
    select exists (
      select from ${sql.table(month)} event, event_listener listener
       where (event.place, event.id) > (listener.place, listener.id)
    ) as left`.execute(database);
  return rows[0]?.left === false;
}

async function dropIfHeard(database: Database, month: string): Promise<void> {
  if (await isHeard(database, month)) await drop(database, month);
}

async function drop(database: Database, month: string): Promise<void> {
  await sql`drop table ${sql.table(month)}`.execute(database);
  await sql`
    delete from event_letter letter
     where not exists (select from domain_event event where event.id = letter.event_id)`.execute(
    database,
  );
}
