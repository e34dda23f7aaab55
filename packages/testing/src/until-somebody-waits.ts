import type { Database } from "@kinora/database/client";
import { sql } from "kysely";
import { expect } from "vitest";

/** Resolves once some query waits for a lock in this database. */
export const untilSomebodyWaits = (database: Database) =>
  expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_locks where not granted
          and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(
        database,
      );
      return rows.length;
    })
    .toBeGreaterThan(0);
