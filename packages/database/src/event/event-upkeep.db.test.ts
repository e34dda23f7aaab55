import { createTestDatabase } from "@kinora/testing/database";
import { hearAll } from "@kinora/testing/event/hear-all";
import { oneListener } from "@kinora/testing/event/one-listener";
import { sql } from "kysely";
import pg from "pg";
import { expect, it } from "vitest";
import { turnEventMonths } from "./event-upkeep.ts";
import { keepPlacesGoing } from "./keep-places-going.ts";

const { database, url } = await createTestDatabase();
const { heard, listener, record } = await oneListener(database);
const months = async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relname ~ '^domain_event_2' and relkind = 'r' order by 1`.execute(
    database,
  );
  return rows.map(({ name }) => name.slice("domain_event_".length));
};
const monthsFrom = (date: Date, count: number) =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + at, 1))
      .toISOString()
      .slice(0, 7)
      .replace("-", "_"),
  );

it("creates the next month in advance and drops months delivered to all listeners after half a year", async () => {
  const today = new Date();
  const inMonths = (count: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + count, 15));
  expect(await months()).toEqual(monthsFrom(today, 2));
  await record("now");
  await turnEventMonths(database, inMonths(1));
  expect(await months()).toEqual(monthsFrom(today, 3));
  await turnEventMonths(database, inMonths(7));
  expect(await months()).toContain(monthsFrom(today, 1)[0]);
  await hearAll(database, listener);
  await turnEventMonths(database, inMonths(6));
  expect(await months()).toContain(monthsFrom(today, 1)[0]);
  await turnEventMonths(database, inMonths(7));
  expect(await months()).not.toContain(monthsFrom(today, 1)[0]);
  expect(heard.splice(0)).toEqual(["now"]);
});

it("moves what was recorded while its month had no table, and hears it", async () => {
  const today = new Date();
  const [month = ""] = monthsFrom(today, 1);
  await sql`drop table if exists ${sql.table(`domain_event_${month}`)}`.execute(database);
  await record("late");
  await turnEventMonths(database, today);
  const { rows } = await sql<{ table: string }>`
    select tableoid::regclass::text as table from domain_event where subject_id is not null`.execute(
    database,
  );
  expect(rows).toEqual([{ table: `domain_event_${month}` }]);
  await hearAll(database, listener);
  expect(heard.splice(0)).toEqual(["late"]);
});

it("continues in a database restored from a dump, in which transaction ids restart", async () => {
  await record("before");
  await hearAll(database, listener);
  await record("not heard");
  const far = 1_000_000_000;
  await sql`update domain_event set place = place + ${far}`.execute(database);
  await sql`update event_listener set place = place + ${far}`.execute(database);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await keepPlacesGoing(client);
  await client.end();
  await record("after");
  await hearAll(database, listener);
  expect(heard).toEqual(["before", "not heard", "after"]);
});
