import { createECDH } from "node:crypto";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, database } = await startTestServer();
const [ada, bruno] = [as("ada"), as("bruno")];
for (const person of [ada, bruno]) await person("GET", "/api/me");
// Every user's session in these tests.
await database
  .insertInto("auth_session")
  .values({ id: "ses", user_id: "usr_ada", token: "t", expires_at: new Date("2100-01-01") })
  .execute();
const keys = () => ({
  p256dh: createECDH("prime256v1").generateKeys("base64url"),
  auth: Buffer.alloc(16, 1).toString("base64url"),
});
const start = (who: typeof ada, endpoint: string, own: object = keys()) =>
  who("POST", "/api/push", { endpoint, keys: own });
const kept = async () =>
  (
    await database
      .selectFrom("push_subscription")
      .select(["user_id", "endpoint"])
      .orderBy("created_at")
      .orderBy("id")
      .execute()
  ).map(({ user_id: id, endpoint }) => `${id} ${endpoint.split("/").at(-1)}`);

it("publishes its push key, a point of P-256", async () => {
  const { key } = (await ada("GET", "/api/push")).body;
  expect(Buffer.from(key, "base64url")).toHaveLength(65);
});

it("keeps the ten newest browsers per user, and each endpoint once", async () => {
  for (let nth = 1; nth <= 11; nth += 1)
    expect((await start(ada, `https://fcm.googleapis.com/fcm/send/a${nth}`)).status).toBe(204);
  await start(bruno, "https://web.push.apple.com/b1");
  expect(await kept()).toEqual([
    ...Array.from({ length: 10 }, (_, at) => `usr_ada a${at + 2}`),
    "usr_bruno b1",
  ]);
  // Another user signs in with the same browser.
  await start(bruno, "https://fcm.googleapis.com/fcm/send/a11");
  expect((await kept()).filter((one) => one.endsWith("a11"))).toEqual(["usr_bruno a11"]);
  // No user can remove another's subscription.
  const endpoint = "https://web.push.apple.com/b1";
  expect((await ada("POST", "/api/push/end", { endpoint })).status).toBe(204);
  expect(await kept()).toContain("usr_bruno b1");
  expect((await bruno("POST", "/api/push/end", { endpoint })).status).toBe(204);
  expect(await kept()).not.toContain("usr_bruno b1");
});

it.each([
  "http://fcm.googleapis.com/x",
  "https://fcm.googleapis.com:8443/x",
  "https://user:word@fcm.googleapis.com/x",
  "https://fcm.googleapis.com.evil.example/x",
  "https://evil-push.services.mozilla.com.example/x",
  "https://push.services.mozilla.com.example/x",
  "https://127.0.0.1/x",
  "https://[::1]/x",
  "https://169.254.169.254/latest",
  "file:///etc/passwd",
])("rejects the push service %s", async (endpoint) => {
  const before = await kept();
  const refused = await start(ada, endpoint);
  expect(refused).toMatchObject({ status: 422, body: { code: "INVALID_INPUT" } });
  expect(refused.body.details.fields).toMatchObject([{ path: "endpoint" }]);
  expect(await kept()).toEqual(before);
});

it.each(["updates.push.services.mozilla.com", "db5p.notify.windows.com"])(
  "accepts the push service of a browser: %s",
  async (host) => expect((await start(ada, `https://${host}/x`)).status).toBe(204),
);

it.each([
  ["p256dh", { ...keys(), p256dh: Buffer.alloc(65, 4).toString("base64url") }],
  ["p256dh", { ...keys(), p256dh: "short" }],
  ["auth", { ...keys(), auth: "" }],
])("rejects keys that cannot be used for encryption: %s", async (name, own) => {
  const refused = await start(ada, "https://web.push.apple.com/c", own);
  expect(refused).toMatchObject({ status: 422 });
  expect(refused.body.details.fields).toMatchObject([{ path: `keys.${name}` }]);
});

it("removes the subscription when its session ends, and accepts none afterwards", async () => {
  expect(await kept()).not.toEqual([]);
  await database.deleteFrom("auth_session").execute();
  expect(await kept()).toEqual([]);
  expect((await start(ada, "https://web.push.apple.com/late")).status).toBe(204);
  expect(await kept()).toEqual([]);
});
