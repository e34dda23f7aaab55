import { refusalBody } from "@kinora/contracts/http/refusal";
import { routes } from "@kinora/contracts/routes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mountAuth } from "../account/auth-routes.ts";
import { buildServer } from "./build-server.ts";
import { mountRoute } from "./mount-route.ts";

const lines: string[] = [];
const server = await buildServer({
  verifyAccess: () => Promise.reject(new Error("a fault")),
  security: { record: () => {} },
  ...{ trustedProxies: [], hosts: [], secure: false, limited: true },
  logger: { level: "info", stream: { write: (line: string) => void lines.push(line) } },
});

beforeAll(async () => {
  mountRoute(server, routes.getMe, async () => Promise.reject(new Error("never asked")));
  // A response that violates the contract.
  mountRoute(server, routes.getHealth, async () => JSON.parse('{"status":"no"}'));
  server.get("/error", () => Promise.reject(new Error("a secret")));
  mountRoute(server, routes.getCreation, async () => Promise.reject(new Error("never asked")));
  server.get("/text", () => Promise.reject("a secret"));
  server.get("/nothing", () => Promise.reject(undefined));
  server.get("/late", (_request, reply) => reply.send({ toJSON: () => JSON.parse("{") }));
  await mountAuth(server, "http://localhost", {
    handle: () => Promise.reject(new Error("a secret")),
    now: () => new Date(),
  });
  await server.ready();
});
afterAll(() => server.close());

it.each(["/error", "/text", "/nothing", "/late", "/api/auth/jwks", "/api/health", "/api/me"])(
  "reports a fault at %s with its id in header, body and log, and nothing else",
  async (url) => {
    lines.length = 0;
    const answer = await server.inject({ url, headers: { authorization: "Bearer x" } });
    expect(answer.statusCode).toBe(500);
    const { code, requestId } = refusalBody.parse(answer.json());
    expect(code).toBe("INTERNAL");
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(answer.headers["x-request-id"]).toBe(requestId);
    expect(answer.body).not.toContain("secret");
    expect(lines.join("")).toContain(requestId);
    expect(lines.join("")).not.toContain("a secret");
  },
);

it("reports the id for input that is too long, too", async () => {
  const answer = await server.inject(`/api/creations/${"x".repeat(9_000)}`);
  expect(answer.statusCode).toBe(422);
  expect(answer.headers["x-request-id"]).toBe(refusalBody.parse(answer.json()).requestId);
  expect(answer.headers["x-frame-options"]).toBe("DENY");
});
