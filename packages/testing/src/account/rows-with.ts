import type { Database } from "@kinora/database/client";
import { sql } from "kysely";

/** Returns every row of every table that contains the text. */
export async function rowsWith(database: Database, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database);
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`
        select row_to_json(t)::text as row from ${sql.table(name)} t
         where row_to_json(t)::text ilike ${`%${text}%`}`.execute(database);
      return rows.map(({ row }) => `${name} ${row}`);
    }),
  );
  return found.flat();
}
