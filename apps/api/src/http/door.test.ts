import { refusalBody } from "@kinora/contracts/http/refusal";
import { defineRoute } from "@kinora/contracts/http/route";
import { routes } from "@kinora/contracts/routes";
import type { Signed } from "@kinora/domain/account/signed";
import { Refusal } from "@kinora/domain/refusal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { buildServer } from "./build-server.ts";
import { mountRoute } from "./mount-route.ts";
import { ADDRESS_LIMIT, RATE_LIMITS } from "./rate-limits.ts";
import { refuseOtherMethods } from "./unknown-address.ts";

const ada: Signed = {
  userId: "usr_ada",
  role: "user",
  tier: "free",
  scopes: null,
  sessionId: "ses_1",
};
const people: Record<string, Signed> = {
  ada,
  mira: { ...ada, userId: "usr_mira", role: "moderator" },
  olivia: { ...ada, userId: "usr_olivia", role: "owner" },
  reader: { userId: "usr_ada", role: "user", tier: "free", scopes: ["read"], tokenId: "tok_1" },
};

/** A route for moderators that requires an idempotency key and returns it. */
const decide = defineRoute({
  method: "POST",
  path: "/api/decisions",
  summary: "Decides",
  access: "signed-in",
  scope: "publish",
  role: "moderator",
  rate: "bulk",
  idempotent: true,
  answer: z.object({ key: z.string() }),
  status: 200,
  refusals: [],
});

const server = await buildServer({
  verifyAccess: async (token) => {
    const person = people[token];
    if (!person) throw new Refusal("TOKEN_EXPIRED", {});
    return person;
  },
  security: { record: () => {} },
  trustedProxies: [],
  hosts: [],
  secure: false,
  limited: true,
  logger: false,
});

beforeAll(async () => {
  mountRoute(server, routes.getHealth, async () => {
    throw new Error("a fault with a secret in it");
  });
  mountRoute(server, routes.createQuote, async () => ({
    quoteId: "q",
    gems: 5,
    balanceAfter: 15,
    expiresAt: "2026-11-20T00:00:00.000Z",
    model: "core",
    explanation: "5 s × 1 gem",
    works: [],
    secret: "never leaves",
  }));
  mountRoute(server, decide, async ({ idempotencyKey }) => ({ key: idempotencyKey }));
  refuseOtherMethods(server);
  await server.ready();
});
afterAll(() => server.close());

async function knock(options: {
  token?: string;
  body?: string;
  type?: string;
  method?: "POST" | "PUT";
}) {
  const answer = await server.inject({
    method: options.method ?? "POST",
    url: "/api/quotes",
    headers: {
      "content-type": options.type ?? "application/json",
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
    },
    payload: options.body ?? JSON.stringify({ prompt: "a fox" }),
  });
  return { answer, refusal: answer.statusCode < 300 ? null : refusalBody.parse(answer.json()) };
}

describe("a route", () => {
  it("admits a signed-in user and sends only what the contract defines", async () => {
    const { answer } = await knock({ token: "ada" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).not.toHaveProperty("secret");
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it.each([
    ["nobody", {}, 401, "SIGN_IN_REQUIRED"],
    ["a stale token", { token: "old" }, 401, "TOKEN_EXPIRED"],
    ["a token without the scope", { token: "reader" }, 403, "SCOPE_MISSING"],
    ["broken JSON", { token: "ada", body: "{" }, 400, "MALFORMED_JSON"],
    ["an empty body", { token: "ada", body: "" }, 400, "MALFORMED_JSON"],
    ["another content type", { token: "ada", type: "text/plain" }, 415, "UNSUPPORTED_MEDIA_TYPE"],
    [
      "a megabyte",
      { token: "ada", body: JSON.stringify({ prompt: "x".repeat(1_000_000) }) },
      413,
      "BODY_TOO_LARGE",
    ],
    [
      "20,001 characters",
      { token: "ada", body: JSON.stringify({ prompt: "x".repeat(20_001) }) },
      422,
      "TEXT_TOO_LONG",
    ],
    [
      "a hundred thousand levels",
      { token: "ada", body: `{"prompt":${"[".repeat(100_000)}${"]".repeat(100_000)}}` },
      422,
      "BODY_TOO_COMPLEX",
    ],
    ["beginnings alone", { token: "ada", body: "[".repeat(262_000) }, 422, "BODY_TOO_COMPLEX"],
    ["a missing field", { token: "ada", body: "{}" }, 422, "INVALID_INPUT"],
    ["a wrong type", { token: "ada", body: JSON.stringify({ prompt: 7 }) }, 422, "INVALID_INPUT"],
    [
      "an unknown field",
      { token: "ada", body: JSON.stringify({ prompt: "a", gems: 0 }) },
      422,
      "INVALID_INPUT",
    ],
    ["another method", { token: "ada", method: "PUT" as const }, 405, "METHOD_NOT_ALLOWED"],
  ])("rejects %s", async (_name, options, status, code) => {
    const { answer, refusal } = await knock(options);
    expect(answer.statusCode).toBe(status);
    expect(refusal?.code).toBe(code);
    expect(refusal?.requestId).toBe(answer.headers["x-request-id"]);
  });

  it("names the invalid field", async () => {
    const { refusal } = await knock({
      token: "ada",
      body: JSON.stringify({ prompt: "a fox", additionalParams: { duration: 7 } }),
    });
    expect(refusal?.details).toEqual({
      fields: [
        {
          path: "additionalParams.duration",
          message: expect.stringMatching(/^One of 4, 5, .*\d\.$/),
          code: "field.oneOf",
          params: { values: expect.arrayContaining(["4"]) },
        },
      ],
    });
  });

  it("limits the number of invalid fields it names", async () => {
    const { refusal } = await knock({
      token: "ada",
      body: JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [at, at]))),
    });
    expect(refusal?.code).toBe("INVALID_INPUT");
    expect(JSON.stringify(refusal).length).toBeLessThan(10_000);
  });

  it("does not disclose internal errors", async () => {
    const answer = await server.inject("/api/health");
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain("secret");
    expect(refusalBody.parse(answer.json()).code).toBe("INTERNAL");
  });

  it("forbids everything that a page could load, and framing", async () => {
    const { answer } = await knock({ token: "ada" });
    const policy = String(answer.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  it("says when to retry after too many requests", async () => {
    let last = await knock({ token: "ada" });
    for (let count = 0; count < 320 && last.answer.statusCode !== 429; count += 1) {
      last = await knock({ token: "ada" });
    }
    expect(last.refusal?.code).toBe("RATE_LIMITED");
    expect(Number(last.answer.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("a route for a role that requires an idempotency key", () => {
  const knockWith = (token: string, key?: string) =>
    server.inject({
      method: "POST",
      url: decide.path,
      headers: {
        authorization: `Bearer ${token}`,
        ...(key === undefined ? {} : { "idempotency-key": key }),
      },
    });

  it("admits users with the role or a higher one", async () => {
    for (const token of ["mira", "olivia"]) {
      const answer = await knockWith(token, "k1");
      expect(answer.json()).toEqual({ key: "k1" });
    }
  });

  it.each([
    ["a lower role", "ada", "k1", 403, "ROLE_MISSING"],
    ["no key", "mira", undefined, 400, "IDEMPOTENCY_KEY_REQUIRED"],
    ["a key that is too long", "mira", "k".repeat(201), 422, "INVALID_INPUT"],
  ])("rejects %s", async (_name, token, key, status, code) => {
    const answer = await knockWith(token, key);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe(code);
  });

  it("has the rate limit of its class", async () => {
    const answer = await knockWith("mira", "k2");
    expect(answer.headers["x-ratelimit-limit"]).toBe(String(RATE_LIMITS.bulk));
  });
});

it("counts requests by address before it checks their tokens", async () => {
  const guess = () =>
    server.inject({
      method: "GET",
      url: "/api/quotes",
      remoteAddress: "192.0.2.7",
      headers: { authorization: "Bearer guess" },
    });
  for (let sent = 0; sent < ADDRESS_LIMIT; sent += 500) {
    await Promise.all(Array.from({ length: 500 }, guess));
  }
  const refused = await guess();
  expect(refused).toMatchObject({ statusCode: 429 });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});
