import { REAUTHENTICATION_HEADER } from "@kinora/contracts/account/reauthentication-header";
import type { Route } from "@kinora/contracts/http/route";
import { routes } from "@kinora/contracts/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { startWithStaff } from "./start-with-staff.ts";
import { confirm } from "./test-server.ts";

const { server, parts, clock, told, database, people, beginAnew } = await startWithStaff();
const store = parts.stores.reauthentications;
beforeEach(beginAnew);

interface Sent {
  readonly method?: "PUT" | "POST" | "DELETE";
  readonly url?: string;
  readonly body?: object;
  readonly who?: string;
}
const ROLE = { method: "PUT", url: "/api/admin/people/usr_ada/role" } as const;

/** Sends a request, with or without a proof. */
async function send(sent: Sent, proof?: string) {
  const { method = ROLE.method, url = ROLE.url, body, who = "olivia" } = sent;
  const answer = await server.inject({
    ...{ method, url, payload: body ?? { role: "moderator" } },
    headers: {
      authorization: `Bearer ${who}`,
      ...(proof === undefined ? {} : { [REAUTHENTICATION_HEADER]: proof }),
    },
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Returns the id of the reauthentication that the request requires. */
async function ask(sent: Sent = {}): Promise<string> {
  const { status, body } = await send(sent);
  expect([status, body.code]).toEqual([403, "REAUTHENTICATION_REQUIRED"]);
  return body.details.id;
}
async function prove(sent: Sent = {}): Promise<string> {
  const id = await ask(sent);
  await confirm(store, id, clock.now);
  return id;
}
const roleOf = async (id: string) => (await parts.people.find(id))?.role;

beforeEach(async () => {
  await database
    .updateTable("app_user")
    .set({ role: "user" })
    .where("id", "=", "usr_ada")
    .execute();
});

describe("a role is changed", () => {
  test("after a recent proof, which is requested by name", async () => {
    const asked = await send({});
    expect(asked.body.details).toEqual({
      id: expect.any(String),
      ...{ action: "changeRole", way: "provider", providers: ["google", "apple"] },
    });
    expect(await roleOf("usr_ada")).toBe("user");
    expect((await send({}, await prove())).status).toBe(200);
    expect(await roleOf("usr_ada")).toBe("moderator");
  });

  test.each<[string, Sent, Sent]>([
    ["another person's role", {}, { url: "/api/admin/people/usr_bruno/role" }],
    ["another role", {}, { body: { role: "owner" } }],
    [
      "another action",
      {
        method: "POST",
        url: "/api/me/access-tokens",
        body: { name: "n", scopes: ["read"], days: 1 },
      },
      {},
    ],
  ])("not with a proof for %s", async (_, proved, sent) => {
    const id = await prove(proved);
    expect((await send(sent, id)).body.code).toBe("REAUTHENTICATION_REQUIRED");
  });

  test("not with the proof of another owner", async () => {
    await database
      .updateTable("app_user")
      .set({ role: "owner" })
      .where("id", "=", "usr_chiyo")
      .execute();
    const id = await prove({ who: "chiyo" });
    expect((await send({}, id)).body.code).toBe("REAUTHENTICATION_REQUIRED");
    expect((await send({ who: "chiyo" }, id)).status).toBe(200);
  });

  test("not with a proof of the user's other session", async () => {
    const id = await prove();
    await database
      .updateTable("reauthentication")
      .set({ session_id: "another" })
      .where("id", "=", id)
      .execute();
    expect((await send({}, id)).body.code).toBe("REAUTHENTICATION_REQUIRED");
  });

  test("not with a proof that is unproved or unknown", async () => {
    for (const id of [await ask(), "nothing", "a'b\"c", "x".repeat(200)])
      expect((await send({}, id)).body.code).toBe("REAUTHENTICATION_REQUIRED");
  });

  test("not with a proof older than ten minutes", async () => {
    const id = await prove();
    const before = clock.now;
    clock.now = new Date(before.getTime() + 600_001);
    expect((await send({}, id)).body.code).toBe("REAUTHENTICATION_REQUIRED");
    clock.now = before;
  });

  test("not twice: one of eight concurrent requests with the same proof is accepted", async () => {
    const id = await prove();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({}, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ body }) => body.code === "REAUTHENTICATION_REQUIRED");
    expect(refused).toHaveLength(7);
    expect((await send({}, id)).status).toBe(403);
  });
});

test("gems are given once by eight requests with one proof", async () => {
  const url = "/api/admin/people/usr_bruno/corrections";
  const body = { direction: "give", gems: 5, reason: "for trying" };
  const asked = await server.inject({
    ...{ method: "POST", url, payload: body },
    headers: { authorization: "Bearer olivia", "idempotency-key": "first" },
  });
  const { id } = asked.json().details;
  await confirm(store, id, clock.now);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      server.inject({
        ...{ method: "POST", url, payload: body },
        headers: {
          ...{ authorization: "Bearer olivia", "idempotency-key": `key ${at}` },
          [REAUTHENTICATION_HEADER]: id,
        },
      }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const rows = await database
    .selectFrom("gem_correction")
    .select("id")
    .where("user_id", "=", "usr_bruno")
    .execute();
  expect(rows).toHaveLength(1);
});

test("only the latest attempt can be proved, once", async () => {
  const id = await ask();
  await store.attempt(id, "first", null, clock.now);
  await store.attempt(id, "second", null, clock.now);
  expect(await store.prove(id, "first", clock.now)).toBe(false);
  const proved = await Promise.all(
    Array.from({ length: 8 }, () => store.prove(id, "second", clock.now)),
  );
  expect(proved.filter(Boolean)).toHaveLength(1);
  expect(await store.attempt(id, "third", null, clock.now)).toBe(false);
});

test("the state of a proof is hidden from other users and from tokens", async () => {
  const id = await ask();
  const { chiyo, olivia } = people;
  expect((await olivia("GET", `/api/me/reauthentications/${id}`)).body).toEqual({
    state: "open",
    failure: null,
  });
  expect((await chiyo("GET", `/api/me/reauthentications/${id}`)).status).toBe(404);
});

/**
 * Every route that requires a proof does nothing without one, for an owner's session and an owner's
 * token.
 */
const guarded = Object.entries(routes as Record<string, Route>).filter(
  ([, { reauthentication }]) => reauthentication,
);
test.each(guarded)("%s: rejects every token", async (_, { method, path }) => {
  const url = path.replace(/\{\w+\}/g, "usr_ada");
  const answer = await server.inject({
    method,
    url,
    payload: {},
    headers: { authorization: "Bearer kin_olivia" },
  });
  expect(answer.statusCode).toBe(403);
  expect(["ROLE_MISSING", "SESSION_ONLY"]).toContain(answer.json().code);
});

test("at most fifty proofs are open at a time, and expired ones are removed", async () => {
  for (let at = 0; at < 55; at += 1) await ask();
  const count = () =>
    database
      .selectFrom("reauthentication")
      .select("id")
      .where("user_id", "=", "usr_olivia")
      .execute();
  expect((await count()).length).toBe(50);
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  await ask();
  expect(await count()).toHaveLength(1);
  expect(told.some(({ event }) => event === "refused")).toBe(true);
});
