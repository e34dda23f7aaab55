import { insertPerson } from "@kinora/testing/account/insert-person";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "./client.ts";
import { PREPARED } from "./prepared.ts";

const { database } = await createTestDatabase(1);

beforeAll(() => insertPerson(database, "ada"));

const find = (executor: Database, id: string) =>
  executor
    .selectFrom("app_user")
    .select("id")
    .where("id", "=", id)
    .modifyEnd(PREPARED)
    .executeTakeFirst();

async function keptBy(executor: Database) {
  const { rows } = await sql<{ statement: string; calls: number }>`
    select statement, generic_plans + custom_plans as calls from pg_prepared_statements`.execute(
    executor,
  );
  return rows;
}

it("keeps a marked statement on its connection and no other", async () => {
  expect(await find(database, "ada")).toEqual({ id: "ada" });
  expect(await find(database, "bob")).toBeUndefined();
  await sql`select ${1}::int`.execute(database);
  expect(await keptBy(database)).toEqual([
    { statement: expect.stringContaining('select "id" from "app_user"'), calls: 2 },
  ]);
});

it("answers after a migration has added a column, and after the statement has failed once", async () => {
  await find(database, "ada");
  await sql`alter table app_user add column new_here text`.execute(database);
  expect(await find(database, "ada")).toEqual({ id: "ada" });

  const divide = (by: number) =>
    sql<{ n: number }>`select 4 / ${by}::int as n ${PREPARED}`.execute(database);
  await expect(divide(0)).rejects.toThrow("division by zero");
  expect((await divide(2)).rows).toEqual([{ n: 2 }]);
});

it("serves concurrent statements of one transaction with their own parameters", async () => {
  const found = await database
    .transaction()
    .execute((own) => Promise.all(["ada", "bob", "ada"].map((id) => find(own, id))));
  expect(found).toEqual([{ id: "ada" }, undefined, { id: "ada" }]);
});
