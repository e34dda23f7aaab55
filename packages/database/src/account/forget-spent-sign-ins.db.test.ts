import { createTestDatabase } from "@kinora/testing/database";
import { expect, test } from "vitest";
import { forgetSpentSignIns } from "./forget-spent-sign-ins.ts";
import { seedDemoPeople } from "./seed-demo-people.ts";

const { database } = await createTestDatabase();
await seedDemoPeople(database);
const now = new Date("2026-11-22T12:00:00.000Z");
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const MINUTE = 60_000;

test("deletes expired counts, begun sign-ins and sessions, and no others", async () => {
  const count = (id: string, moment: Date) => ({
    ...{ id, key: `${id}|/refresh`, count: 1, last_request: moment.getTime() },
  });
  const counts = [count("old", at(-61 * MINUTE)), count("fresh", at(-59 * MINUTE))];
  await database.insertInto("auth_rate_limit").values(counts).execute();
  for (const [id, expires_at] of [
    ["old", at(-1)],
    ["fresh", at(MINUTE)],
  ] as const) {
    const verification = { id, identifier: id, value: "", expires_at };
    await database.insertInto("auth_verification").values(verification).execute();
    const session = { id, token: id, user_id: "usr_ada", expires_at };
    await database.insertInto("auth_session").values(session).execute();
    const retired = {
      token_hash: Buffer.from(id),
      session_id: id,
      successor_hash: Buffer.from(id),
    };
    await database.insertInto("retired_session_token").values(retired).execute();
    const nonce = { nonce_hash: Buffer.from(id), expires_at };
    await database.insertInto("native_nonce").values(nonce).execute();
  }
  await forgetSpentSignIns(database, now);
  const left = await Promise.all([
    database.selectFrom("auth_rate_limit").select("id").execute(),
    database.selectFrom("auth_verification").select("id").execute(),
    database.selectFrom("auth_session").select("id").execute(),
    database.selectFrom("retired_session_token").select("session_id as id").execute(),
    database.selectFrom("native_nonce").select("nonce_hash as id").execute(),
  ]);
  expect(left.map((rows) => rows.map(({ id }) => String(id)))).toEqual(Array(5).fill(["fresh"]));
});
