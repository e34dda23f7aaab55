import { REAUTHENTICATION_HEADER } from "@kinora/contracts/account/reauthentication-header";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { type SoftManner, softPasskey } from "./soft-passkey.ts";
import { startWithStaff } from "./start-with-staff.ts";

const { server, clock, told, database, people, beginAnew, parts } = await startWithStaff();
const AT = { origin: "http://localhost:4310", rpId: "localhost" };
const { olivia, mira } = people;

beforeEach(async () => {
  await beginAnew();
  for (const table of ["passkey", "passkey_offer", "staff_rule", "reauthentication"] as const)
    await database.deleteFrom(table).execute();
  await database
    .updateTable("app_user")
    .set({ role: "user" })
    .where("id", "=", "usr_ada")
    .execute();
  told.length = 0;
});

/** Requests creation options and returns their challenge. */
async function offer(person = olivia): Promise<string> {
  const { status, body } = await person("POST", "/api/me/passkeys/offer");
  expect(status).toBe(201);
  expect(body).toMatchObject({
    rp: { id: "localhost" },
    authenticatorSelection: { userVerification: "required" },
  });
  return body.challenge;
}
async function add(person = olivia, name = "My phone") {
  const key = softPasskey(AT);
  const answer = await person("POST", "/api/me/passkeys", {
    name,
    response: key.make(await offer(person)),
  });
  expect(answer.status).toBe(201);
  return { key, list: answer.body };
}

/** Sends a change of role, with or without a proof. */
async function changeRole(proof?: string, who = "olivia") {
  const answer = await server.inject({
    ...{ method: "PUT", url: "/api/admin/people/usr_ada/role", payload: { role: "moderator" } },
    headers: {
      authorization: `Bearer ${who}`,
      ...(proof ? { [REAUTHENTICATION_HEADER]: proof } : {}),
    },
  });
  return { status: answer.statusCode, body: answer.json() };
}
const challengeOf = async (id: string) =>
  (await olivia("POST", `/api/me/reauthentications/${id}/challenge`)).body.challenge;
const answer = (id: string, response: object) =>
  olivia("POST", `/api/me/reauthentications/${id}/passkey`, { response });

async function asked(): Promise<string> {
  const { body } = await changeRole();
  expect(body.details).toMatchObject({ action: "changeRole", way: "passkey" });
  return body.details.id;
}

test("a passkey is added with a name, listed, and from then on required instead of the provider", async () => {
  const { key, list } = await add();
  expect(list).toMatchObject({ items: [{ name: "My phone", lastUsedAt: null }], needed: false });
  const id = await asked();
  const proved = await answer(id, key.sign(await challengeOf(id)));
  expect(proved).toMatchObject({ status: 200, body: { state: "proved" } });
  expect((await changeRole(id)).status).toBe(200);
  expect((await changeRole(id)).status).toBe(403);
  expect((await olivia("GET", "/api/me/passkeys")).body.items[0].lastUsedAt).toBe(
    clock.now.toISOString(),
  );
  expect(told).toContainEqual({
    ...{ event: "reauthenticated", userId: "usr_olivia", way: "passkey", action: "changeRole" },
  });
});

test.each<[string, SoftManner]>([
  ["another site", { origin: "https://kinora.example" }],
  ["another site's name", { rpId: "kinora.example" }],
  ["no finger, face or PIN", { verified: false }],
  ["a counter that went back: there are two of it", { counter: 0 }],
])("a passkey proves nothing with %s", async (_, manner) => {
  const { key } = await add();
  const first = await asked();
  await answer(first, key.sign(await challengeOf(first), { counter: 7 }));
  const id = await asked();
  const refused = await answer(id, key.sign(await challengeOf(id), { counter: 8, ...manner }));
  expect(refused.body.code).toBe("PASSKEY_REFUSED");
  expect((await changeRole(id)).body.code).toBe("REAUTHENTICATION_REQUIRED");
  expect(told.some(({ event }) => event === "passkey-cloned")).toBe(manner.counter === 0);
});

test("a passkey signs one action: not with another's challenge, not twice, and not with a superseded one", async () => {
  const { key } = await add();
  const [one, other] = [await asked(), await asked()];
  const [first, second] = [await challengeOf(one), await challengeOf(other)];
  expect(first).not.toBe(second);
  expect((await answer(other, key.sign(first))).body.code).toBe("PASSKEY_REFUSED");
  const replaced = await challengeOf(one);
  expect((await answer(one, key.sign(first))).body.code).toBe("PASSKEY_REFUSED");
  expect((await answer(one, key.sign(replaced))).body.code).toBe("PASSKEY_REFUSED");
  const last = await challengeOf(one);
  const signed = key.sign(last);
  const all = await Promise.all(Array.from({ length: 8 }, () => answer(one, signed)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("one of two concurrent signatures with the same counter is accepted", async () => {
  const { key } = await add();
  const ids = [await asked(), await asked()];
  const challenges = await Promise.all(ids.map(challengeOf));
  const signed = challenges.map((challenge) => key.sign(challenge, { counter: 9 }));
  const all = await Promise.all(ids.map((id, at) => answer(id, signed[at] ?? {})));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(told.filter(({ event }) => event === "passkey-cloned")).toHaveLength(1);
});

test("a passkey of another user proves nothing, and nobody answers for another user", async () => {
  await add();
  const { key } = await add(mira);
  const id = await asked();
  const signed = key.sign(await challengeOf(id));
  expect((await answer(id, signed)).body.code).toBe("PASSKEY_REFUSED");
  const foreign = await mira("POST", `/api/me/reauthentications/${id}/challenge`);
  expect(foreign.status).toBe(404);
});

test("a passkey is created from one challenge, once, for this origin, within ten minutes", async () => {
  const key = softPasskey(AT);
  const send = (response: object) => olivia("POST", "/api/me/passkeys", { name: "x", response });
  expect((await send(key.make("bm90aGluZw"))).body.code).toBe("PASSKEY_REFUSED");
  const made = key.make(await offer());
  expect((await send(made)).status).toBe(201);
  expect((await send(made)).body.code).toBe("PASSKEY_REFUSED");
  expect(
    (await send(softPasskey(AT).make(await offer(), { origin: "https://evil.example" }))).status,
  ).toBe(422);
  const late = softPasskey(AT).make(await offer());
  const before = clock.now;
  clock.now = new Date(before.getTime() + 600_001);
  expect((await send(late)).body.code).toBe("PASSKEY_REFUSED");
  clock.now = before;
  // The same key a second time, which is already registered.
  expect((await send(key.make(await offer()))).body.code).toBe("PASSKEY_REFUSED");
});

test("a user has ten passkeys at most, also when they are added concurrently", async () => {
  for (let at = 0; at < 9; at += 1) await add(olivia, `key ${at}`);
  const challenge = await offer();
  const two = [softPasskey(AT), softPasskey(AT)].map((key) => key.make(challenge));
  const added = await Promise.all(
    two.map((response) => olivia("POST", "/api/me/passkeys", { name: "last", response })),
  );
  expect(added.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  const more = await olivia("POST", "/api/me/passkeys/offer");
  expect(more.body.code).toBe("TOO_MANY_PASSKEYS");
});

test("removing a passkey requires a proof by another or itself, and is logged", async () => {
  const { list } = await add();
  const removed = await olivia("DELETE", `/api/me/passkeys/${list.items[0].id}`);
  expect(removed.body.items).toEqual([]);
  expect((await changeRole()).body.details.way).toBe("provider");
  const audit = await database
    .selectFrom("audit_line")
    .select(["action", "actor_id"])
    .where("action", "like", "passkey%")
    .orderBy("number")
    .execute();
  expect(audit.slice(-2)).toEqual([
    { action: "passkey.added", actor_id: "usr_olivia" },
    { action: "passkey.removed", actor_id: "usr_olivia" },
  ]);
  expect((await mira("DELETE", "/api/me/passkeys/nothing")).body.code).toBe("PASSKEY_NOT_FOUND");
});

test("removing a passkey ends the proofs that were given with one, and no other person's", async () => {
  const { key } = await add();
  const { list } = await add(olivia, "My laptop");
  await add(mira);
  const [given, waiting] = [await asked(), await asked()];
  await answer(given, key.sign(await challengeOf(given)));
  const open = async () =>
    (
      await database
        .selectFrom("reauthentication")
        .select("id")
        .where("used_at", "is", null)
        .execute()
    )
      .map(({ id }) => id)
      .toSorted();
  const body = (
    await server.inject({
      ...{ method: "POST", url: "/api/me/passkeys/offer" },
      headers: { authorization: "Bearer mira" },
    })
  ).json();
  expect(body.code).toBe("REAUTHENTICATION_REQUIRED");
  expect(await open()).toEqual([given, waiting, body.details.id].toSorted());
  await olivia("DELETE", `/api/me/passkeys/${list.items[1].id}`);
  expect(await open()).toEqual([body.details.id]);
  expect((await changeRole(given)).body.code).toBe("REAUTHENTICATION_REQUIRED");
});

test("passkeys are for staff: members find no route, and a former member of staff is asked by the provider", async () => {
  await add();
  expect((await people.ada("GET", "/api/me/passkeys")).body.code).toBe("ROLE_MISSING");
  await database
    .updateTable("app_user")
    .set({ role: "user" })
    .where("id", "=", "usr_olivia")
    .execute();
  const token = await server.inject({
    ...{
      method: "POST",
      url: "/api/me/access-tokens",
      headers: { authorization: "Bearer olivia" },
    },
    payload: { name: "n", scopes: ["read"], days: 1 },
  });
  expect(token.json().details.way).toBe("provider");
});

describe("when the owner requires staff to have one", () => {
  const demand = (needed: boolean) => olivia("PUT", "/api/admin/passkey-rule", { needed });

  test("staff without a passkey reach only the routes that add one", async () => {
    expect((await demand(true)).body.code).toBe("PASSKEY_NEEDED");
    await add();
    expect((await demand(true)).body.needed).toBe(true);
    expect((await mira("GET", "/api/admin/people")).body.code).toBe("PASSKEY_NEEDED");
    expect((await mira("GET", "/api/me")).status).toBe(200);
    expect((await olivia("GET", "/api/admin/people")).status).toBe(200);
    expect((await mira("GET", "/api/me/passkeys")).body).toEqual({ items: [], needed: true });
    await add(mira);
    expect((await mira("GET", "/api/admin/people")).status).toBe(200);
    expect(
      (await people.chiyo("PUT", "/api/admin/passkey-rule", { needed: false })).body.code,
    ).toBe("ROLE_MISSING");
    expect((await demand(false)).body.needed).toBe(false);
    expect((await people.chiyo("GET", "/api/admin/people")).status).toBe(200);
    const audit = await database
      .selectFrom("audit_line")
      .select("action")
      .where("action", "=", "passkey-rule.changed")
      .execute();
    expect(audit).toHaveLength(2);
  });

  test("staff without a passkey do and see no more than members on routes without a role", async () => {
    await insertCreation(database, { id: "held-one", user_id: "usr_bruno" });
    const hide = () =>
      mira("POST", "/api/creations/held-one/actions", { action: "hide", reason: "spam" });
    await add();
    await demand(true);
    expect(await hide()).toMatchObject({ status: 403 });
    await sql`update creation set status = 'review' where id = 'held-one'`.execute(database);
    expect((await mira("GET", "/api/creations/held-one")).status).toBe(404);
    await add(mira);
    expect((await mira("GET", "/api/creations/held-one")).status).toBe(200);
  });

  test("an owner who removed the last one can still add a new one", async () => {
    const { list } = await add();
    await demand(true);
    await olivia("DELETE", `/api/me/passkeys/${list.items[0].id}`);
    expect((await olivia("GET", "/api/admin/audit")).body.code).toBe("PASSKEY_NEEDED");
    await add();
    expect((await olivia("GET", "/api/admin/audit")).status).toBe(200);
    expect(await parts.stores.passkeys.isNeeded()).toBe(true);
  });
});
