import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { knownFrom } from "./compose-known.ts";

const { database } = await createTestDatabase();
const HASHES = { found: "a".repeat(64), other: "b".repeat(64) };

it("knows a file once its work was found to be child abuse, and no other", async () => {
  await insertPerson(database, "ada");
  for (const [id, hash] of Object.entries(HASHES)) {
    await insertCreation(database, { id, user_id: "ada" });
    await sql`insert into creation_media (creation_id, role, hash, mime_type, bytes)
              values (${id}, 'main', ${hash}, 'image/png', 1)`.execute(database);
  }
  const known = async (id: keyof typeof HASHES) => {
    const [here] = knownFrom(database, undefined);
    return here?.knows({ sha256: HASHES[id] }, new AbortController().signal);
  };
  expect([await known("found"), await known("other")]).toEqual([false, false]);
  await sql`insert into creation_event (creation_id, role, action, rule, before, after, at)
            values ('found', 'admin', 'hide', 'child_abuse', '{}', '{}', now())`.execute(database);
  expect([await known("found"), await known("other")]).toEqual([true, false]);
});
