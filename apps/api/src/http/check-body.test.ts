import { routes } from "@kinora/contracts/routes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildServer } from "./build-server.ts";
import { mountRoute } from "./mount-route.ts";
import { AT_ONCE, LONGEST_LINE } from "./rate-limits.ts";

const server = await buildServer({
  verifyAccess: async (token) => ({
    ...{ userId: `usr_${token}`, role: "user", tier: "free" },
    ...{ scopes: null, sessionId: "ses_1" },
  }),
  ...{ security: { record: () => {} }, trustedProxies: [], hosts: [] },
  ...{ secure: false, limited: true, logger: false },
});
const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
let atWork = 0;

beforeAll(async () => {
  mountRoute(server, routes.recordImpressions, async () => {
    atWork += 1;
    await answered;
    return undefined;
  });
  await server.ready();
});
afterAll(() => server.close());

const post = (payload: string, who = "ada") =>
  server.inject({
    ...{ method: "POST", url: "/api/feed/impressions", payload },
    headers: { "content-type": "application/json", authorization: `Bearer ${who}` },
  });

it("checks a user's bodies in their turn, without delaying the bodies of others", async () => {
  const crowd = Array.from({ length: AT_ONCE }, () => post('{"ids":["a"]}'));
  await expect.poll(() => atWork).toBe(AT_ONCE);
  let told = 0;
  const flawed = ['{"ids":[]}', "{", "[".repeat(100), '{"ids":["\\u0000"]}'].map(async (body) => {
    const { statusCode } = await post(body);
    told += 1;
    return statusCode;
  });
  for (let sent = 0; sent < 20; sent += 1)
    expect((await post('{"ids":[]}', "bruno")).statusCode).toBe(422);
  expect(told).toBe(0);
  answer();
  expect(await Promise.all(flawed)).toEqual([422, 400, 422, 422]);
  for (const { statusCode } of await Promise.all(crowd)) expect(statusCode).toBe(204);
  expect(atWork).toBe(AT_ONCE);
});

it("queues invalid bodies that arrive together, and rejects those beyond the limit", async () => {
  const most = AT_ONCE + LONGEST_LINE;
  const crowd = Array.from({ length: most + 20 }, () => post('{"ids":[]}', "chiyo"));
  const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 422)).toHaveLength(most);
  expect(statuses.filter((status) => status === 503)).toHaveLength(20);
});

it("accepts two hundred of the longest ids, and rejects bodies of a size that only boards and prompts need", async () => {
  const ids = Array.from({ length: 200 }, (_, at) => `${at}`.padStart(64, "0"));
  expect((await post(JSON.stringify({ ids }), "dora")).statusCode).toBe(422);
  const long = JSON.stringify({ ids: [...ids, ...ids] });
  expect((await post(long, "dora")).statusCode).toBe(413);
});
