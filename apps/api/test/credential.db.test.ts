import { TOKENS_MAX } from "@kinora/contracts/account/access-token";
import { afterEach, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, clock, database } = await startTestServer();
const [ada, bruno, script] = [as("ada"), as("bruno"), as("kin_ada")];
const [today, hour] = [clock.now, 3_600_000];
await ada("GET", "/api/me");

afterEach(async () => {
  clock.now = today;
  await database.deleteFrom("auth_session").execute();
  await database.deleteFrom("personal_access_token").execute();
});

async function signedIn(id: string, userId: string, userAgent: string | null, minutes: number) {
  const seen = new Date(today.getTime() - minutes * 60_000);
  const times = { created_at: seen, updated_at: seen, expires_at: new Date(+today + hour) };
  const row = { id, token: id, user_id: userId, user_agent: userAgent, ...times };
  await database.insertInto("auth_session").values(row).execute();
}
const names = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id);

it("lists a user's sessions, and ends one or all others, never another user's", async () => {
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  await signedIn("ses", "usr_ada", firefox, 0);
  await signedIn("phone", "usr_ada", null, 5);
  await signedIn("old", "usr_ada", null, 500);
  await signedIn("brunos", "usr_bruno", null, 1);
  const { body } = await ada("GET", "/api/me/sessions");
  expect(names(body)).toEqual(["ses", "phone", "old"]);
  expect(body.items[0]).toMatchObject({ device: "Firefox 140, Linux", current: true });
  expect(body.items[1]).toMatchObject({ device: "", current: false });
  const others = await ada("DELETE", "/api/me/sessions/brunos");
  expect(others).toMatchObject({ status: 404, body: { code: "SESSION_NOT_FOUND" } });
  expect(names((await ada("DELETE", "/api/me/sessions/phone")).body)).toEqual(["ses", "old"]);
  expect(names((await ada("DELETE", "/api/me/sessions")).body)).toEqual(["ses"]);
  expect((await database.selectFrom("auth_session").select("id").execute()).length).toBe(2);
});

const wish = { name: "Nightly", scopes: ["create", "read"], days: 30 };
const issue = (change: object = {}) => ada("POST", "/api/me/access-tokens", { ...wish, ...change });

it("issues tokens whose secret is shown once, lists and revokes them", async () => {
  const made = await issue({ spendDay: 5 });
  expect(made).toMatchObject({ status: 201, body: { token: expect.stringMatching(/^kin_/) } });
  const { id, token } = made.body;
  const list = await ada("GET", "/api/me/access-tokens");
  expect(list.body.items).toEqual([
    {
      ...{ id, name: "Nightly", scopes: ["read", "create"], expired: false, lastUsedAt: null },
      ...{ createdAt: "2026-11-20T12:00:00.000Z", expiresAt: "2026-12-20T12:00:00.000Z" },
      ...{ day: { spent: 0, limit: 5 }, month: { spent: 0, limit: null } },
    },
  ]);
  expect(JSON.stringify(list.body)).not.toContain(token.slice(4));
  expect((await bruno("DELETE", `/api/me/access-tokens/${id}`)).body.code).toBe("TOKEN_NOT_FOUND");
  clock.now = new Date(+today + 31 * 24 * hour);
  expect((await ada("GET", "/api/me/access-tokens")).body.items).toMatchObject([{ expired: true }]);
  expect((await ada("DELETE", `/api/me/access-tokens/${id}`)).body.items).toEqual([]);
  expect((await ada("DELETE", `/api/me/access-tokens/${id}`)).body.code).toBe("TOKEN_NOT_FOUND");
});

it.each([
  [{ scopes: [] }],
  [{ scopes: ["admin"] }],
  [{ name: "  " }],
  [{ days: 0 }],
  [{ days: 400 }],
  [{ spendDay: -1 }],
  [{ spendMonth: 1.5 }],
])("rejects %j", async (change) => {
  expect(await issue(change)).toMatchObject({ status: 422, body: { code: "INVALID_INPUT" } });
});

it("limits the number of tokens per user under concurrent requests", async () => {
  const asked = await Promise.all(Array.from({ length: TOKENS_MAX + 5 }, () => issue()));
  const refused = asked.filter(({ body }) => body.code === "TOO_MANY_TOKENS");
  expect(refused).toHaveLength(5);
  expect((await ada("GET", "/api/me/access-tokens")).body.items).toHaveLength(TOKENS_MAX);
});

/** The token that the tests order with. */
async function limit(spend_day: number | null, spend_month: number | null) {
  const times = { created_at: today, expires_at: new Date(+today + 90 * 24 * hour) };
  const row = { id: "tok", user_id: "usr_ada", name: "Script", token_hash: Buffer.from("tok") };
  await database.deleteFrom("personal_access_token").execute();
  await database
    .insertInto("personal_access_token")
    .values({ ...row, ...times, spend_day, spend_month, scopes: ["create"] })
    .execute();
}
let orders = 0;
const form = { type: "text-to-image", prompt: "a fox in the snow" };
const order = async (who = script) => {
  orders += 1;
  const { status, body } = await who("POST", "/api/creations", form, `order-${orders}`);
  return status === 202 ? (body.id as string) : body.code;
};

it("limits a token's spending, not counting orders that failed", async () => {
  await limit(2, 3);
  const [first, second] = [await order(), await order()];
  const { body } = await script("POST", "/api/creations", form, "third");
  expect(body).toMatchObject({
    code: "TOKEN_SPEND_LIMIT",
    details: { period: "day", limit: 2, spent: 2, needed: 1 },
  });
  const { body: cancelled } = await ada("POST", `/api/creations/${first}/actions`, {
    action: "cancel",
  });
  expect(cancelled).toMatchObject({ status: "deleted" });
  expect(await order()).toMatch(/-/);
  expect(await order()).toBe("TOKEN_SPEND_LIMIT");
  // The token's owner is not limited.
  expect(await order(ada)).toMatch(/-/);
  clock.now = new Date(+today + 24 * hour);
  await ada("POST", `/api/creations/${second}/actions`, { action: "cancel" });
  expect([await order(), await order(), await order()]).toEqual([
    expect.stringMatching(/-/),
    expect.stringMatching(/-/),
    "TOKEN_SPEND_LIMIT",
  ]);
});

it("keeps ten concurrent orders within the token's limit", async () => {
  await database.deleteFrom("personal_access_token").execute();
  clock.now = new Date(+today + 60 * 24 * hour);
  await limit(null, 1);
  const ends = await Promise.all(Array.from({ length: 10 }, () => order()));
  expect(ends.filter((end) => end === "TOKEN_SPEND_LIMIT")).toHaveLength(9);
});

it("spends nothing with a revoked token, not even for work that continues by itself", async () => {
  await limit(null, null);
  expect(await order()).toMatch(/-/);
  await ada("DELETE", "/api/me/access-tokens/tok");
  expect(await order()).toBe("TOKEN_SPEND_LIMIT");
});

it("keeps the newest revoked tokens, and those that stories still use", async () => {
  await ada("POST", "/api/stories", { prompt: "a fox" }, "going-on");
  const madeWith = { token_id: "tok", until: "render" };
  await database.updateTable("story").set(madeWith).execute();
  await limit(5, null);
  await ada("DELETE", "/api/me/access-tokens/tok");
  for (let at = 0; at < TOKENS_MAX + 5; at += 1) {
    clock.now = new Date(+today + at * 60_000);
    await ada("DELETE", `/api/me/access-tokens/${(await issue()).body.id}`);
  }
  const kept = await database.selectFrom("personal_access_token").select("id").execute();
  expect(kept).toHaveLength(TOKENS_MAX + 2);
  expect(kept).toContainEqual({ id: "tok" });
});
