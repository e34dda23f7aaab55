import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { refusalBody } from "@kinora/contracts/http/refusal";
import { localProviders } from "@kinora/domain/account/local-clients";
import { startLocalProvider } from "@kinora/local-identity/start-local-provider";
import { freePort } from "@kinora/local-postgres/free-port";
import { afterAll, expect, test } from "vitest";
import { APP, openProviderPage, startTestServer } from "./test-server.ts";

const server = await startTestServer();
const directory = mkdtempSync(join(tmpdir(), "kinora-late-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const startProvider = (port: number) =>
  startLocalProvider({ port, directory, publicUrl: APP, environment: {} });
// A provider that is unavailable at first, on a port that no one else takes meanwhile.
const away = await startProvider(await freePort());
await away.close();
const late = await startTestServer(localProviders(away.issuer));

const send = (path: string, body: string, type = "application/json") =>
  server.browser().step(`${APP}/api/auth${path}`, {
    method: "POST",
    headers: { origin: APP, "content-type": type },
    body,
  });

test.each([
  ["malformed JSON", "{", "application/json", 400],
  ["nothing", "", "application/json", 400],
  ["a list", "[]", "application/json", 422],
  ["null", "null", "application/json", 422],
  ["an unknown provider", '{"provider":"facebook"}', "application/json", 422],
  ["a provider that is no text", '{"provider":{"a":1}}', "application/json", 422],
  ["a page that is no text", '{"provider":"google","callbackURL":5}', "application/json", 422],
  [
    "an address of our own",
    `{"provider":"google","callbackURL":"${APP}/"}`,
    "application/json",
    422,
  ],
  ["scopes", '{"provider":"google","scopes":["drive"]}', "application/json", 422],
  ["an id token that is none", '{"provider":"google","idToken":7}', "application/json", 422],
  ["a form", "provider=google", "application/x-www-form-urlencoded", 415],
  ["a text", "google", "text/plain", 415],
])("refuses sign-in with %s with our own message", async (_name, body, type, status) => {
  const answer = await send("/sign-in/social", body, type);
  expect(refusalBody.safeParse(await answer.json()).success).toBe(true);
  expect(answer.status).toBe(status);
});

test.each([
  ["a line of its own", '//x\n{"level":30,"msg":"forged line"}\n'],
  ["a line of Unicode", "/\u2028forged line"],
  ["another place", "https://evil.example/forged line"],
  ["another host", "//evil.example/forged line"],
  ["too much", `/forged line${"A".repeat(60_000)}`],
  ["half a letter", "/forged line\ud800"],
])("refuses a return page that is %s without logging any of it", async (_name, callbackURL) => {
  server.problems.length = 0;
  const answer = await send("/sign-in/social", JSON.stringify({ provider: "google", callbackURL }));
  expect([answer.status, (await answer.json()).code]).toEqual([422, "INVALID_INPUT"]);
  expect(server.problems).toEqual([]);
});

test.each(["origin", "referer"])(
  "refuses a foreign %s without logging any of it",
  async (header) => {
    server.problems.length = 0;
    for (const path of ["/refresh", "/sign-out", "/sign-in/social"]) {
      const answer = await server.browser().step(`${APP}/api/auth${path}`, {
        method: "POST",
        headers: {
          [header]: `http://evil.example/?token=secret${"A".repeat(2_000)}`,
          cookie: "a=b",
          "content-type": "application/json",
        },
        body: JSON.stringify({ provider: "google", callbackURL: "/" }),
      });
      expect(answer.status).toBe(422);
    }
    expect(server.problems.length).toBeGreaterThan(0);
    for (const line of server.problems) expect(line).toMatch(/^[ -~]{1,60}$/);
    expect(server.problems.join()).not.toContain("evil");
  },
);

test.each(["error=SECRET", "code=SECRET&state=%00", "code=SECRET&state=x&iss=SECRET%0Aforged"])(
  "shows the error page for a callback with %s without logging any of it",
  async (query) => {
    server.problems.length = 0;
    const answer = await server.browser().step(`${APP}/api/auth/callback/google?${query}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toMatch(/\/login\?error=\w+$/);
    expect(server.problems.join()).not.toContain("SECRET");
  },
);

test("a return page may contain any letters", async () => {
  const answer = await send(
    "/sign-in/social",
    JSON.stringify({ provider: "google", callbackURL: "/search?q=狐 é" }),
  );
  expect(answer.status).toBe(200);
});

test("redirects nonsensical callbacks to our page", async () => {
  for (const query of ["", "?state=", "?code=a&state=b&user=%7B", "?error=%00", "?code=1&code=2"]) {
    const landed = await server.browser().visit(`${APP}/api/auth/callback/local-apple${query}`);
    expect(landed.url).toMatch(/\/login\?error=(expired|failed)$/);
  }
});

test("an invalid credential never causes an internal error", async () => {
  for (const value of ["x", "x.y", "%", "a.b.c", "%00.%00", "é.é"].map(encodeURIComponent)) {
    const browser = server.browser();
    browser.setCookie("kinora.session_token", value);
    expect((await browser.post("/api/auth/refresh")).status).toBeLessThan(500);
    expect((await browser.post("/api/auth/sign-out")).status).toBeLessThan(500);
  }
});

test("reports an unavailable provider, and sign-in works once it responds", async () => {
  const ask = () =>
    late.browser().post("/api/auth/sign-in/social", { provider: "google", callbackURL: "/" });
  const refused = await ask();
  expect([refused.status, (await refused.json()).code]).toEqual([503, "SERVICE_UNAVAILABLE"]);

  const back = await startProvider(Number(new URL(away.issuer).port));
  late.clock.skew = 6_000;
  await expect.poll(async () => (await ask()).status).toBe(200);
  expect((await openProviderPage(late.browser(), "apple")).text).toContain("Choose who you are");
  await back.close();
});
