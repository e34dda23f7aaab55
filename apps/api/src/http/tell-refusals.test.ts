import { routes } from "@kinora/contracts/routes";
import type { Signed } from "@kinora/domain/account/signed";
import { Refusal } from "@kinora/domain/refusal";
import type { SecurityEntry } from "@kinora/domain/security/security-log";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { buildServer } from "./build-server.ts";
import { mountRoute } from "./mount-route.ts";
import { RATE_LIMITS } from "./rate-limits.ts";

const reader: Signed = {
  ...{ userId: "usr_ada", role: "user", tier: "free" },
  ...{ scopes: ["read"], tokenId: "tok_1" },
};
const owner: Signed = {
  ...{ userId: "usr_ada", role: "user", tier: "free" },
  ...{ scopes: null, sessionId: "ses_1" },
};
const told: SecurityEntry[] = [];
const server = await buildServer({
  verifyAccess: async (token) => {
    if (token === "reader") return reader;
    if (token === "owner") return owner;
    throw new Refusal(token === "old" ? "TOKEN_EXPIRED" : "SIGN_IN_REQUIRED");
  },
  security: { record: (entry) => void told.push(entry) },
  trustedProxies: [],
  hosts: [],
  secure: false,
  limited: true,
  logger: false,
});
beforeAll(async () => {
  mountRoute(server, routes.likeCreation, async () => {
    throw new Error("nobody gets this far");
  });
  mountRoute(server, routes.recordImpressions, async () => undefined);
  mountRoute(server, routes.createCreation, async () => {
    throw new Refusal("QUEUE_FULL");
  });
  mountRoute(server, routes.actOnCreations, async ({ body, tellRefused }) => {
    const codes = ["ACTION_FORBIDDEN", "CREATION_NOT_FOUND", "ACTION_FORBIDDEN"] as const;
    tellRefused(codes);
    return { done: [], failed: codes.map((code, index) => ({ id: body.ids[index] ?? "", code })) };
  });
  await server.ready();
});
afterAll(() => server.close());
beforeEach(() => {
  told.length = 0;
});

const door = "PUT /api/creations/:id/like";
async function knock(token: string | null, remoteAddress = "203.0.113.7") {
  const { statusCode } = await server.inject({
    ...{ method: "PUT", url: "/api/creations/secret-id/like", remoteAddress },
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  return statusCode;
}

it("records a rejected credential, and the route without its ids", async () => {
  expect(await knock("reader")).toBe(403);
  expect(await knock("guessed")).toBe(401);
  const address = "203.0.113.7";
  expect(told).toEqual([
    { event: "refused", reason: "SCOPE_MISSING", userId: "usr_ada", door, address },
    { event: "refused", reason: "SIGN_IN_REQUIRED", userId: null, door, address },
  ]);
});

it("records nothing for a guest, for a token that has merely expired, or for an unknown address", async () => {
  expect(await knock(null)).toBe(401);
  expect(await knock("old")).toBe(401);
  expect((await server.inject("/api/nothing")).statusCode).toBe(404);
  expect(told).toEqual([]);
});

it("records each reason of a batch's rejected parts once, but nothing for parts that are merely gone", async () => {
  const ids = ["one", "two", "three"];
  const answer = await server.inject({
    ...{ method: "POST", url: "/api/creations/actions", remoteAddress: "203.0.113.7" },
    headers: { authorization: "Bearer owner" },
    payload: { ids, action: "delete" },
  });
  expect(answer.statusCode).toBe(200);
  const [door, address] = ["POST /api/creations/actions", "203.0.113.7"];
  expect(told).toEqual([
    { event: "refused", reason: "ACTION_FORBIDDEN", userId: "usr_ada", door, address },
  ]);
});

it("records a user who ordered more than allowed", async () => {
  const answer = await server.inject({
    ...{ method: "POST", url: "/api/creations", remoteAddress: "203.0.113.7" },
    headers: { authorization: "Bearer owner", "idempotency-key": "a key of the tests" },
    payload: { prompt: "a fox" },
  });
  expect(answer.statusCode).toBe(429);
  expect(told).toMatchObject([{ event: "limited", reason: "QUEUE_FULL", userId: "usr_ada" }]);
});

it("records a request stopped by a limit", async () => {
  const look = () =>
    server.inject({
      ...{ method: "POST", url: "/api/feed/impressions", remoteAddress: "203.0.113.8" },
      payload: { ids: ["one"] },
    });
  for (let sent = 0; sent < RATE_LIMITS.write; sent += 1) await look();
  expect(told).toEqual([]);
  expect((await look()).statusCode).toBe(429);
  const address = "203.0.113.8";
  const door = "POST /api/feed/impressions";
  const reason = "RATE_LIMITED";
  expect(told).toEqual([{ event: "limited", reason, userId: null, door, address }]);
});
