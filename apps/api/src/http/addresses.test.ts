import { routes } from "@kinora/contracts/routes";
import type { FastifyInstance } from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { buildServer } from "./build-server.ts";
import { mountRoute } from "./mount-route.ts";
import { RATE_LIMITS } from "./rate-limits.ts";

async function start(settings: { trustedProxies?: string[]; hosts?: string[] } = {}) {
  const server = await buildServer({
    verifyAccess: () => Promise.reject(new Error("nobody signs in here")),
    security: { record: () => {} },
    trustedProxies: settings.trustedProxies ?? ["loopback"],
    hosts: settings.hosts ?? ["kinora.example"],
    secure: true,
    limited: true,
    logger: false,
  });
  onTestFinished(() => server.close());
  mountRoute(server, routes.getHealth, async () => {
    const well = {
      degraded: [],
      workers: [],
      queueAge: null,
      listeners: [],
      demoWorks: null,
      security: {},
    };
    return {
      status: "ok" as const,
      version: "1",
      simulated: [],
      simulatedParts: [],
      signIn: [],
      signUps: "open" as const,
      ...well,
    };
  });
  mountRoute(server, routes.recordImpressions, async () => undefined);
  server.get("/where", async ({ ip }) => ip);
  await server.ready();
  return server;
}

async function seenAs(server: FastifyInstance, remoteAddress: string, forwarded: string) {
  const headers = { "x-forwarded-for": forwarded };
  return (await server.inject({ url: "/where", remoteAddress, headers })).body;
}

it("trusts X-Forwarded-For from a proxy on this machine, and only its last entry", async () => {
  const server = await start();
  expect(await seenAs(server, "127.0.0.1", "192.0.2.7")).toBe("192.0.2.7");
  expect(await seenAs(server, "127.0.0.1", "198.51.100.1, 192.0.2.7")).toBe("192.0.2.7");
  expect(await seenAs(server, "203.0.113.9", "192.0.2.7")).toBe("203.0.113.9");
});

it("trusts only the configured proxies, and none when none are configured", async () => {
  const behind = await start({ trustedProxies: ["10.0.0.0/8"] });
  expect(await seenAs(behind, "10.2.3.4", "198.51.100.1, 192.0.2.7, 10.9.9.9")).toBe("192.0.2.7");
  expect(await seenAs(behind, "127.0.0.1", "192.0.2.7")).toBe("127.0.0.1");
  const alone = await start({ trustedProxies: [] });
  expect(await seenAs(alone, "127.0.0.1", "192.0.2.7")).toBe("127.0.0.1");
});

it("counts a visitor once, whatever addresses they invent", async () => {
  const server = await start();
  const look = (at: number) =>
    server.inject({
      ...{ method: "POST", url: "/api/feed/impressions", remoteAddress: "203.0.113.9" },
      headers: { "x-forwarded-for": `198.51.100.${at % 250}, 192.0.2.${at % 240}` },
      payload: { ids: ["one"] },
    });
  for (let sent = 0; sent < RATE_LIMITS.write; sent += 1) await look(sent);
  expect((await look(RATE_LIMITS.write)).statusCode).toBe(429);
});

it.each([
  ["kinora.example", 200],
  ["KINORA.example:443", 200],
  ["kinora.example.", 200],
  ["localhost:4310", 200],
  ["app.localhost", 200],
  ["127.0.0.1:4310", 200],
  ["[::1]:4310", 200],
  ["evil.example", 421],
  ["localhost.evil.example", 421],
  ["127.0.0.1.evil.example", 421],
  ["kinora.example.evil.example", 421],
  ["evil.example:kinora.example", 421],
  ["192.0.2.7", 421],
])("answers a request for host %s with %i", async (host, status) => {
  const server = await start();
  const answer = await server.inject({ url: "/where", headers: { host } });
  expect(answer.statusCode).toBe(status);
  if (status === 421) expect(answer.json().code).toBe("HOST_UNKNOWN");
});

it("serves health, and nothing else, under any host name", async () => {
  const server = await start();
  const ask = async (url: string) =>
    (await server.inject({ url, headers: { host: "10.1.2.3:4310" } })).statusCode;
  expect(await ask("/api/health")).toBe(200);
  expect(await ask("/api/health?x")).toBe(200);
  expect(await ask("/api/health/nope")).toBe(404);
  expect(await ask("/api/healthy")).toBe(421);
  expect(await ask("/api/nothing")).toBe(421);
});

it("forbids framing and unneeded permissions in every response", async () => {
  const server = await start();
  for (const url of ["/where", "/api/nothing", "/%", "/item/%ff?x=%", "/api/%c0%ae"]) {
    const { headers, statusCode } = await server.inject(url);
    expect(statusCode).toBe(url === "/where" ? 200 : 404);
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    // Data can request nothing.
    if (String(headers["content-type"]).startsWith("application/json"))
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
    else expect(headers["permissions-policy"]).toMatch(/camera=\(\).*geolocation=\(\)/);
  }
});
