import { createECDH } from "node:crypto";
import { NEWCOMER_LIMITS } from "@kinora/contracts/newcomer/newcomer-limits";
import { INVITATIONS_MAX } from "@kinora/contracts/switch/switch";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { server, as, database, parts, clock } = await startTestServer({ countsNewcomers: true });
const [ada, bruno, olivia] = [as("ada"), as("bruno"), as("olivia")];
for (const person of [ada, bruno, olivia]) await person("GET", "/api/me");

it("makes no more concurrent invitations than may be pending", async () => {
  const rows = Array.from({ length: INVITATIONS_MAX - 3 }, (_, at) => ({
    ...{ id: `inv-${at}`, code_hash: `hash-${at}`, by: "usr_olivia", created_at: clock.now },
    expires_at: new Date(+clock.now + 86_400_000),
  }));
  await database.insertInto("invitation").values(rows).execute();
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => olivia("POST", "/api/admin/invitations")),
  );
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(3);
});

it("admits one of a hundred concurrent sign-ups with the same invitation", async () => {
  const { invitations } = parts.stores;
  const ends = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      invitations.claim("hash-0", `usr_racer${at}`, clock.now),
    ),
  );
  expect(ends.filter(Boolean)).toHaveLength(1);
});

it("keeps ten of many browsers that are added concurrently", async () => {
  const auth = Buffer.alloc(16, 1).toString("base64url");
  await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      parts.transact(({ pushSubscriptions }) =>
        pushSubscriptions.add(
          {
            ...{ userId: "usr_ada", sessionId: null, locale: "en", createdAt: clock.now },
            endpoint: `https://fcm.googleapis.com/fcm/send/${at}`,
            keys: { p256dh: createECDH("prime256v1").generateKeys("base64url"), auth },
          },
          10,
        ),
      ),
    ),
  );
  const kept = await database.selectFrom("push_subscription").select("id").execute();
  expect(kept).toHaveLength(10);
});

const HOME = "203.0.113.9";
const send = async (url: string, payload: object, key?: string) => {
  const answer = await server.inject({
    ...{ method: "POST", url, payload },
    headers: {
      ...{ authorization: "Bearer bruno", "x-forwarded-for": HOME },
      ...(key ? { "idempotency-key": key } : {}),
    },
  });
  return { status: answer.statusCode, code: answer.json().code };
};
const REPORT = { reason: "harassment", note: "" };

it("counts reports of users and works by a new account together, whatever idempotency key they have", async () => {
  await database.updateTable("app_user").set({ created_at: clock.now }).execute();
  const most = NEWCOMER_LIMITS.reports.account;
  await insertPerson(database, "usr_author");
  const targets = Array.from({ length: most + 2 }, (_, at) => `target${at}`);
  for (const id of targets) {
    await insertCreation(database, { id, user_id: "usr_author" });
    await insertPerson(database, `usr_${id}`);
  }
  const handles = new Map(
    (await database.selectFrom("app_user").select(["id", "handle"]).execute()).map((row) => [
      row.id,
      row.handle,
    ]),
  );
  for (const id of targets.slice(0, 2))
    expect((await send(`/api/creations/${id}/reports`, REPORT, "same")).status).toBe(201);
  for (const id of targets.slice(0, most - 2))
    expect((await send(`/api/people/${handles.get(`usr_${id}`)}/reports`, REPORT)).status).toBe(
      201,
    );
  for (const key of [undefined, "same"]) {
    expect(await send(`/api/creations/${targets.at(-1)}/reports`, REPORT, key)).toEqual({
      ...{ status: 429, code: "NEWCOMER_LIMIT" },
    });
    const person = handles.get(`usr_${targets.at(-1)}`);
    expect(await send(`/api/people/${person}/reports`, REPORT, key)).toEqual({
      ...{ status: 429, code: "NEWCOMER_LIMIT" },
    });
  }
});

it("limits retries of failed works by a new account, whatever idempotency key they have", async () => {
  await database.deleteFrom("newcomer_use").execute();
  const since = Array.from({ length: NEWCOMER_LIMITS.orders.account }, (_, at) => ({
    ...{ user_id: "usr_bruno", what: "orders", key: `k${at}`, at: clock.now },
  }));
  await database.insertInto("newcomer_use").values(since.slice(1)).execute();
  const retry = (id: string) => send(`/api/creations/${id}/actions`, { action: "retry" }, "same");
  for (const id of ["again-1", "again-2"])
    await insertCreation(database, {
      ...{ id, user_id: "usr_bruno", status: "failed", failure_class: "engine" },
    });
  await retry("again-1");
  expect((await retry("again-2")).code).toBe("NEWCOMER_LIMIT");
});

it("spends nothing with an expired token, not even for work that continues by itself", async () => {
  const { ledger } = parts.stores;
  await database
    .insertInto("personal_access_token")
    .values({
      ...{ id: "tok", user_id: "usr_ada", name: "script", token_hash: Buffer.alloc(32) },
      ...{ scopes: ["create"], created_at: clock.now, expires_at: clock.now },
    })
    .execute();
  const hold = ledger.hold({
    ...{ userId: "usr_ada", key: "over", gems: 1, now: clock.now, tokenId: "tok" },
    purpose: { source: "create", subject: { noun: "creation", id: "none" } },
    description: { code: "gem.returned", params: { why: "undelivered" } },
    expiresAt: new Date(+clock.now + 60_000),
  } as Parameters<typeof ledger.hold>[0]);
  await expect(hold).rejects.toMatchObject({ code: "TOKEN_SPEND_LIMIT" });
});
