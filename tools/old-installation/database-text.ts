import pg from "pg";
import type { Shift } from "./shift.ts";

/**
 * A table as stored in the fixture: every row as printed by Postgres, so that numbers keep all
 * digits.
 */
export interface TableText {
  readonly table: string;
  readonly rows: readonly string[];
}

const quoted = (name: string) => name.split(".").map(pg.escapeIdentifier).join(".");

/** Columns that can be written; generated columns are left out. */
const written = `
  select attname as name, format_type(atttypid, null) as type from pg_attribute
   where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
   order by attnum`;

/** Reads all rows of these schemas in physical order. Partitions are included in their parents. */
export async function readTables(
  client: pg.Client,
  schemas: readonly string[],
): Promise<TableText[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition
      order by 1`,
    [schemas],
  );
  const found: TableText[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select to_json(t)::text as row from ${quoted(name)} t order by tableoid, ctid`,
    );
    if (rows.length > 0) found.push({ table: name, rows: rows.map(({ row }) => row) });
  }
  return found;
}

/**
 * Fills empty tables. Timestamps are shifted, because otherwise the uploads and tokens of an old
 * installation would have expired.
 */
export async function writeTables(
  client: pg.Client,
  tables: readonly TableText[],
  shift: Shift,
): Promise<void> {
  // Rows are inserted unchanged, without triggers and without foreign key checks.
  await client.query("set session_replication_role = replica; set timezone = 'UTC'");
  for (const { table, rows } of tables) {
    const { rows: columns } = await client.query<{ name: string; type: string }>(written, [table]);
    const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(", ");
    const values = columns.map(({ name, type }) => shifted(pg.escapeIdentifier(name), type, shift));
    await client.query(`delete from ${quoted(table)}`);
    await client.query(
      `insert into ${quoted(table)} (${names}) overriding system value
       select ${values.join(", ")} from json_populate_recordset(null::${quoted(table)}, $1)`,
      [`[${rows.join(",")}]`],
    );
  }
  await client.query("set session_replication_role = origin");
  await setSequences(client);
}

function shifted(name: string, type: string, { milliseconds, days }: Shift): string {
  if (type === "text") return withDayMoved(name, days);
  if (type === "date") return `${name} + ${days}`;
  if (!type.startsWith("timestamp")) return name;
  const isMidnight = `date_trunc('day', ${name}) = ${name}`;
  return `${name} + case when ${isMidnight} then make_interval(days => ${days})
    else make_interval(secs => ${milliseconds / 1_000}) end`;
}

/** Keys of daily rows end with the date. */
function withDayMoved(name: string, days: number): string {
  return `case when ${name} ~ '^daily[-:].*\\d{4}-\\d\\d-\\d\\d$'
    then left(${name}, -10) || (right(${name}, 10)::date + ${days}) else ${name} end`;
}

/** Sets sequences to continue after the highest existing number. */
async function setSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ sequence: string; place: string; name: string }>(
    `select s.oid::regclass::text as sequence, d.refobjid::regclass::text as place, a.attname as name
       from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
       join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where s.relkind = 'S'`,
  );
  for (const { sequence, place, name } of rows) {
    await client.query(
      `select setval($1::regclass, greatest((select max(${pg.escapeIdentifier(name)}) from ${place}), 1))`,
      [sequence],
    );
  }
}
