import { insertPerson } from "@kinora/testing/account/insert-person";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { isAmong, tableOfSubjects } from "./among.ts";
import { PREPARED } from "./prepared.ts";

const { database } = await createTestDatabase(1);

beforeAll(async () => {
  for (let count = 0; count < 200; count += 1) await insertPerson(database, `usr_${count}`);
  await sql`analyze`.execute(database);
});

const find = (ids: readonly string[]) =>
  database
    .selectFrom("app_user")
    .select("id")
    .where(isAmong("app_user.id", ids))
    .orderBy("id")
    .modifyEnd(PREPARED)
    .execute();

it("finds one, several and none", async () => {
  expect(await find(["usr_1"])).toEqual([{ id: "usr_1" }]);
  expect(await find(["usr_2", "nobody", "usr_1"])).toEqual([{ id: "usr_1" }, { id: "usr_2" }]);
  expect(await find([])).toEqual([]);
});

it("lets Postgres plan a statement for a single id once instead of every time", async () => {
  for (let count = 0; count < 10; count += 1) await find(["usr_3"]);
  const { rows } = await sql<{ kept: boolean }>`
    select generic_plans > 0 as kept from pg_prepared_statements
     where statement like '%"app_user"."id" = $1%'`.execute(database);
  expect(rows).toEqual([{ kept: true }]);
});

it("returns subjects as a table", async () => {
  const read = async (...subjects: { noun: string; id: string }[]) =>
    (await sql`select * from ${tableOfSubjects(subjects)} as subject`.execute(database)).rows;
  const [fox, owl] = [
    { noun: "creation", id: "fox" },
    { noun: "story", id: "owl" },
  ];
  expect(await read(fox)).toEqual([fox]);
  expect(await read(fox, owl)).toEqual([fox, owl]);
  expect(await read()).toEqual([]);
});
