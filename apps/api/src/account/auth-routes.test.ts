import { afterAll, beforeEach, expect, it } from "vitest";
import { buildServer } from "../http/build-server.ts";
import { COMMON_AT_ONCE, LONGEST_COMMON_LINE, RATE_LIMITS } from "../http/rate-limits.ts";
import { mountAuth } from "./auth-routes.ts";

/** Paths whose handler is running; each handler waits until `door` resolves. */
let atWork: string[] = [];
let door = Promise.withResolvers<void>();
beforeEach(() => {
  [atWork, door] = [[], Promise.withResolvers()];
});

const server = await buildServer({
  verifyAccess: () => Promise.reject(new Error("never asked")),
  ...{ security: { record: () => {} }, trustedProxies: [], hosts: [] },
  ...{ secure: false, limited: true, logger: false },
});
await mountAuth(server, "http://localhost:4310", {
  async handle(request) {
    atWork.push(new URL(request.url).pathname.replace("/api/auth/", ""));
    await door.promise;
    return Response.json({ from: request.headers.get("x-forwarded-for") });
  },
  now: () => new Date(),
});
afterAll(() => server.close());

const ask = (method: "GET" | "POST", path: string, number: number) =>
  server.inject({
    ...{ method, url: `/api/auth/${path}` },
    remoteAddress: `2001:db8:${number.toString(16)}::1`,
  });
const begin = (number: number) => ask("POST", "sign-in/social", number);

it("limits concurrent sign-ins across all networks, and serves signed-in users without waiting for them", async () => {
  const crowd = Array.from({ length: 20 }, (_, at) =>
    at % 2 ? begin(at) : ask("GET", "callback/google?state=bogus", at),
  );
  await expect.poll(() => atWork.length).toBe(COMMON_AT_ONCE.signIn);
  const others = ["refresh", "sign-out"].map((path) => ask("POST", path, 1));
  await expect.poll(() => atWork.slice(COMMON_AT_ONCE.signIn)).toEqual(["refresh", "sign-out"]);
  door.resolve();
  const answers = await Promise.all([...crowd, ...others]);
  for (const { statusCode } of answers) expect(statusCode).toBe(200);
  expect(answers[3]?.json()).toEqual({ from: "2001:db8:3::" });
});

it("rejects requests at once when the queue is full: JSON for scripts, a page that retries for browsers", async () => {
  const most = COMMON_AT_ONCE.signIn + LONGEST_COMMON_LINE;
  const crowd = Array.from({ length: most }, (_, at) => begin(at));
  await expect.poll(() => atWork.length).toBe(COMMON_AT_ONCE.signIn);
  const script = await begin(9_999);
  expect(script.statusCode).toBe(503);
  expect(script.headers["retry-after"]).toBe("5");
  expect(script.json()).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  const browser = await ask("GET", "callback/google?state=a&code=b", 9_999);
  expect(browser.statusCode).toBe(503);
  expect(browser.headers["retry-after"]).toBe("5");
  expect(browser.headers["content-type"]).toContain("text/html");
  expect(browser.body).toContain("will try again");
  expect(atWork).toHaveLength(COMMON_AT_ONCE.signIn);
  door.resolve();
  for (const { statusCode } of await Promise.all(crowd)) expect(statusCode).toBe(200);
});

it("gives a browser that comes back from the provider an installation, once, and nobody else", async () => {
  door.resolve();
  const cookiesOf = async (path: string, headers: Record<string, string> = {}) => {
    const method = path.startsWith("callback") ? "GET" : "POST";
    const asked = { method, url: `/api/auth/${path}`, headers } as const;
    const { headers: sent } = await server.inject({ ...asked, remoteAddress: "2001:db8:77::1" });
    return [sent["set-cookie"] ?? []].flat();
  };
  const [cookie = ""] = await cookiesOf("callback/google?state=a");
  expect(cookie).toMatch(/^kinora\.installation=[\w-]{22}; Path=\/api; .*HttpOnly; SameSite=Lax$/);
  const [known = ""] = cookie.split(";");
  expect(await cookiesOf("callback/google?state=a", { cookie: known })).toEqual([]);
  expect(await cookiesOf("sign-in/social")).toEqual([]);
  expect(await cookiesOf("refresh")).toEqual([]);
});

it("rejects a malformed request without handling it", async () => {
  const nested = await server.inject({
    ...{ method: "POST", url: "/api/auth/sign-in/social", payload: "[".repeat(10_000) },
    headers: { "content-type": "application/json" },
  });
  expect(nested.statusCode).toBe(422);
  expect(atWork).toEqual([]);
});

it("lets many users behind one address refresh their sessions while its sign-ins are rate limited", async () => {
  door.resolve();
  const statusOf = async (path: string) => (await ask("POST", path, 7)).statusCode;
  for (let sent = 0; sent < RATE_LIMITS.signIn; sent += 1) await statusOf("sign-in/social");
  expect(await statusOf("sign-in/social")).toBe(429);
  const people = 40;
  const pages = 20;
  for (let seen = 0; seen < people * pages; seen += 1) expect(await statusOf("refresh")).toBe(200);
});
