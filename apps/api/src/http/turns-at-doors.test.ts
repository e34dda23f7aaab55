import { routes } from "@kinora/contracts/routes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildServer } from "./build-server.ts";
import { mountRoute } from "./mount-route.ts";
import { AT_ONCE } from "./rate-limits.ts";

/** Tokens that are being looked up; those of a crowd wait for this. */
const lookedUp: string[] = [];
const { promise: known, resolve: know } = Promise.withResolvers<void>();

const server = await buildServer({
  verifyAccess: async (token) => {
    lookedUp.push(token);
    if (token === "crowd") await known;
    return {
      ...{ userId: `usr_${token}`, role: "user", tier: "free" },
      ...{ scopes: null, sessionId: "ses_1" },
    };
  },
  ...{ security: { record: () => {} }, trustedProxies: [], hosts: [] },
  ...{ secure: false, limited: true, logger: false },
});

/** Who is being answered. */
const atWork: string[] = [];
const { promise: answered, resolve: answer } = Promise.withResolvers<void>();

beforeAll(async () => {
  mountRoute(server, routes.getFeed, async ({ person }) => {
    atWork.push(person?.userId ?? "stranger");
    await answered;
    return { items: [], nextCursor: null, timestamp: null, newer: 0 };
  });
  mountRoute(server, routes.getHealth, async () => ({
    ...{ status: "ok" as const, version: "0", simulated: [], signIn: [], degraded: [] },
    ...{ workers: [], queueAge: null, security: {} },
  }));
  await server.ready();
});
afterAll(() => server.close());

const ask = (token?: string, remoteAddress = "192.0.2.7") =>
  server.inject({
    ...{ url: "/api/feed", remoteAddress },
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });

it("answers health, and others, while somebody's requests wait for each other", async () => {
  const crowd = Array.from({ length: 2 * AT_ONCE }, () => [ask(), ask("ada")]).flat();
  const others = [ask("bruno")];
  await expect.poll(() => atWork.includes("usr_bruno")).toBe(true);
  for (const who of ["stranger", "usr_ada"])
    expect(atWork.filter((one) => one === who)).toHaveLength(AT_ONCE);
  // From the address of the strangers.
  expect((await server.inject({ url: "/api/health" })).statusCode).toBe(200);
  answer();
  for (const { statusCode } of await Promise.all([...crowd, ...others]))
    expect(statusCode).toBe(200);
});

it("looks up few tokens of one sender at once, whoever they say they are, and those of others beside them", async () => {
  const network = (host: number) => `2001:db8:1:2${host.toString(16).padStart(2, "0")}::1`;
  const crowd = Array.from({ length: 2 * AT_ONCE }, (_, at) => ask("crowd", network(at + 1)));
  const other = ask("chiyo", "2001:db8:1:300::1");
  await expect.poll(() => lookedUp.includes("chiyo")).toBe(true);
  expect(lookedUp.filter((token) => token === "crowd")).toHaveLength(AT_ONCE);
  expect((await other).statusCode).toBe(200);
  know();
  for (const { statusCode } of await Promise.all(crowd)) expect(statusCode).toBe(200);
});
