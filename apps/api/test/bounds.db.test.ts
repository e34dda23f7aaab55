import { UPLOAD_LEAST_BYTES } from "@kinora/contracts/upload/upload-limits";
import { postgresUploadStore } from "@kinora/database/upload/postgres-upload-store";
import { CALLED_OFF_A_DAY } from "@kinora/domain/gem/called-off-limit";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";
import { openSender } from "./upload-sender.ts";

const { as, database, server } = await startTestServer();
const [ada, bruno, mira] = [as("ada"), as("bruno"), as("mira")];
for (const person of [ada, bruno, mira]) await person("GET", "/api/me");

const image = (prompt: string) => ({ type: "text-to-image", prompt });
let orders = 0;
const order = (who: typeof ada) =>
  who("POST", "/api/creations", image("a fox"), `bounds-${orders++}`);

it("keeps a user's fifty newest unused quotes, and those of other users", async () => {
  const first = (await ada("POST", "/api/quotes", image("a fox"))).body.quoteId;
  const bens = (await bruno("POST", "/api/quotes", image("a fox"))).body.quoteId;
  let last = "";
  for (let at = 0; at < 60; at += 1)
    last = (await ada("POST", "/api/quotes", image(`a fox ${at}`))).body.quoteId;
  const kept = await database.selectFrom("quote").select(["id", "user_id"]).execute();
  expect(kept.filter(({ user_id }) => user_id === "usr_ada")).toHaveLength(50);
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([bens, last]));
  expect(await ada("POST", "/api/creations", { quoteId: first }, "first")).toMatchObject({
    body: { code: "QUOTE_NOT_FOUND" },
  });
  expect((await ada("POST", "/api/creations", { quoteId: last }, "last")).status).toBe(202);
});

it("rejects orders of a user who cancelled five hundred works in a day, but still allows cancelling", async () => {
  const [first, second] = [(await order(bruno)).body.id, (await order(bruno)).body.id];
  const cancel = (id: string) =>
    bruno("POST", `/api/creations/${id}/actions`, { action: "cancel" });
  const { available } = (await bruno("GET", "/api/gems/balance")).body;
  expect((await cancel(first)).status).toBe(200);
  expect((await bruno("GET", "/api/gems/balance")).body.available).toBe(available + 1);
  await sql`
    insert into gem_transaction (id, user_id, sequence, step, key, body_hash, type, kind, source, amount,
      balance_after, description, code, params, hold_id, subject_noun, subject_id, at)
    select id || n, user_id, sequence + 1000 + n, step, key || n, body_hash, type, kind, source, amount,
      balance_after, description, code, params, hold_id, 'creation', n, at
      from gem_transaction, generate_series(1, ${CALLED_OFF_A_DAY - 2}) n
     where user_id = 'usr_bruno' and step = 'void'`.execute(database);
  const { id: third } = (await order(bruno)).body;
  expect((await cancel(second)).status).toBe(200);
  expect(await order(bruno)).toMatchObject({ status: 429, body: { code: "CHANGE_LIMIT" } });
  const idea = { prompt: "A fox finds a lantern" };
  expect(await bruno("POST", "/api/stories", idea, "a story")).toMatchObject({ status: 429 });
  expect((await cancel(third)).status).toBe(200);
  expect((await order(ada)).status).toBe(202);
});

it("counts a tiny upload at a minimum size, so that a user cannot accumulate millions of them", async () => {
  const { announce } = openSender(server);
  expect((await announce("mira", 10)).statusCode).toBe(201);
  expect(await postgresUploadStore(database).standing("usr_mira")).toEqual({
    open: 1,
    bytes: UPLOAD_LEAST_BYTES,
  });
});
