import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";

const { database } = await createTestDatabase();

describe("values", () => {
  it("reads int8 as a number, a date as text and a moment as a Date", async () => {
    const { rows } = await sql`
      select 9007199254740991::int8 as big, '2026-03-01'::date as day,
             '2026-03-01T10:00:00Z'::timestamptz as moment`.execute(database);
    expect(rows).toEqual([
      { big: 9007199254740991, day: "2026-03-01", moment: new Date("2026-03-01T10:00:00Z") },
    ]);
  });

  it("refuses an int8 that a number would round", async () => {
    await expect(sql`select 9007199254740993::int8`.execute(database)).rejects.toThrow(RangeError);
  });
});

describe("test database", () => {
  it("is UTF-8 whatever the environment, and has the search extensions", async () => {
    const { rows } = await sql`
      select current_setting('server_encoding') as encoding,
             (select datlocprovider from pg_database where datname = current_database()) as locale,
             (select count(*) from pg_available_extensions where name in ('pg_trgm', 'unaccent')) as n
    `.execute(database);
    expect(rows).toEqual([{ encoding: "UTF8", locale: "b", n: 2 }]);
  });
});

describe("connection lost between two statements", () => {
  it("fails only the transaction that holds it", async () => {
    const transaction = await database.startTransaction().execute();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
      transaction,
    );
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database);
    await expect(sql`select 1`.execute(transaction)).rejects.toThrow();
    await transaction
      .rollback()
      .execute()
      .catch(() => {});
    expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
  });
});
