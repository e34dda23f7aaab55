import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, database } = await startTestServer();
const ada = as("ada");
await ada("GET", "/api/me");
const form = { type: "text-to-image", prompt: "a fox in the snow" };
let number = 0;
const order = (about: object = {}) =>
  ada("POST", "/api/creations", { ...form, ...about }, `key-${++number}`);
const act = (id: string, action: string) => ada("POST", `/api/creations/${id}/actions`, { action });
const FULL = {
  status: 422,
  body: { code: "PRIVATE_FULL", details: { limit: 500, tier: "basic" } },
};

test("a person with the maximum of private works adds none, and keeps and changes those they have", async () => {
  const { body: shown } = await order();
  const { body: kept } = await order({ private: true });
  await database
    .updateTable("creation")
    .set({ status: null })
    .where("id", "in", [shown.id, kept.id])
    .execute();
  await sql`
    insert into creation (id, user_id, kind, type, status, prompt, model, style, aspect_ratio, width,
      height, recipe, price_version, private, created_at)
    select 'copy_' || n, user_id, kind, type, status, prompt, model, style, aspect_ratio, width,
      height, recipe, price_version, private, created_at
    from creation, generate_series(2, ${ENTITLEMENTS.free.privateWorks}) n
    where id = ${kept.id}
  `.execute(database);

  expect(await order({ private: true })).toMatchObject(FULL);
  expect(await order({ others: [{ ...form, private: true }] })).toMatchObject(FULL);
  expect(await act(shown.id, "private")).toMatchObject(FULL);
  expect((await order()).status).toBe(202);
  expect((await act(kept.id, "private")).status).toBe(200);
  // The trash keeps works too.
  await act("copy_2", "delete");
  expect(await order({ private: true })).toMatchObject(FULL);

  // Two at a time take the one place.
  expect((await act(kept.id, "public")).status).toBe(200);
  const both = await Promise.all([order({ private: true }), act(shown.id, "private")]);
  expect(both.map(({ status }) => status).filter((status) => status === 422)).toHaveLength(1);
});
