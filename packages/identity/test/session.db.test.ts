import { SESSIONS_MAX } from "@kinora/contracts/account/session";
import { Refusal } from "@kinora/domain/refusal";
import { expect, test } from "vitest";
import { APP, refresh, signIn, startTestServer, type TestBrowser } from "./test-server.ts";

const server = await startTestServer();
const credential = "kinora.session_token";

async function signedIn(person = "ada"): Promise<TestBrowser> {
  const browser = server.browser();
  await signIn(browser, "google", { person });
  return browser;
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "let in",
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

test("admits no one without a credential", async () => {
  const { status, body } = await refresh(server.browser());
  expect(status).toBe(200);
  expect(body).toEqual({ token: null, uid: null, expiresAt: null });
});

test("hides the credential from scripts and sends it only to /api/auth", async () => {
  const browser = await signedIn();
  const { headers } = await refresh(browser);
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith(credential));
  expect(line).toMatch(/HttpOnly/i);
  expect(line).toMatch(/SameSite=Lax/i);
  expect(line).toMatch(/Path=\/api\/auth/i);
  expect(headers.get("set-auth-token")).toBeNull();
});

test("rotates the credential at every use, and reuse of an old one ends the session", async () => {
  const browser = await signedIn();
  const stolen = browser.cookie(credential) ?? "";
  const { body: first } = await refresh(browser);
  const { body: second } = await refresh(browser);
  expect(browser.cookie(credential)).not.toBe(stolen);
  expect((await server.verifyAccess(second.token)).userId).toBe("usr_ada");

  const thief = server.browser();
  thief.setCookie(credential, stolen);
  const refused = await refresh(thief);
  expect(refused.status).toBe(401);
  expect(refused.body.code).toBe("SESSION_ENDED");
  expect(thief.cookie(credential)).toBeUndefined();

  expect((await refresh(browser)).body.code).toBe("SESSION_ENDED");
  expect(await codeOf(server.verifyAccess(first.token))).toBe("SESSION_ENDED");
  expect(await codeOf(server.verifyAccess(second.token))).toBe("SESSION_ENDED");
});

test("keeps one row for many refreshes, and the very first credential still ends the session", async () => {
  const browser = await signedIn("chiyo");
  const stolen = browser.cookie(credential) ?? "";
  for (let turn = 0; turn < 5; turn += 1) expect((await refresh(browser)).status).toBe(200);
  const session = server.database
    .selectFrom("auth_session")
    .select("id")
    .where("user_id", "=", "usr_chiyo");
  const { id } = await session.executeTakeFirstOrThrow();
  const kept = server.database.selectFrom("retired_session_token").where("session_id", "=", id);
  expect(await kept.select("session_id").execute()).toHaveLength(1);

  const thief = server.browser();
  thief.setCookie(credential, stolen);
  expect((await refresh(thief)).body.code).toBe("SESSION_ENDED");
  expect((await refresh(browser)).body.code).toBe("SESSION_ENDED");
  const ends = server.told.filter(({ event }) => event === "credential-reused");
  expect(ends.at(-1)).toMatchObject({ userId: "usr_chiyo", sessionId: id });
});

test("exchanges, stores and recognises an old credential that names no session", async () => {
  const browser = await signedIn("chiyo");
  const own = server.database.selectFrom("auth_session").where("user_id", "=", "usr_chiyo");
  const { id } = await own.select("id").executeTakeFirstOrThrow();
  const token = "acredentialofbeforewithoutname";
  await server.database.updateTable("auth_session").set({ token }).where("id", "=", id).execute();
  const old = server.signed(token);
  browser.setCookie(credential, old);
  for (let turn = 0; turn < 3; turn += 1) expect((await refresh(browser)).status).toBe(200);
  const thief = server.browser();
  thief.setCookie(credential, old);
  expect((await refresh(thief)).body.code).toBe("SESSION_ENDED");
  expect((await refresh(browser)).body.code).toBe("SESSION_ENDED");
});

test("signing out with a credential exchanged long ago ends its session", async () => {
  const [browser, tab] = [await signedIn("chiyo"), server.browser()];
  tab.setCookie(credential, browser.cookie(credential) ?? "");
  for (let turn = 0; turn < 3; turn += 1) expect((await refresh(tab)).status).toBe(200);
  expect((await browser.post("/api/auth/sign-out")).status).toBe(200);
  expect((await refresh(tab)).body.code).toBe("SESSION_ENDED");
});

test("allows a retry under the same key when the response was lost", async () => {
  const browser = await signedIn();
  const before = browser.cookie(credential) ?? "";
  const key = { "idempotency-key": "attempt-1" };
  await refresh(browser, key);
  const after = browser.cookie(credential) ?? "";

  browser.setCookie(credential, before);
  const repeated = await refresh(browser, key);
  expect(repeated.status).toBe(200);
  expect(browser.cookie(credential)).toBe(after);

  browser.setCookie(credential, before);
  expect((await refresh(browser, { "idempotency-key": "other" })).status).toBe(401);
});

test("concurrent refreshes do not end the session", async () => {
  const browser = await signedIn();
  const same = browser.cookie(credential) ?? "";
  const tabs = Array.from({ length: 6 }, () => server.browser());
  for (const tab of tabs) tab.setCookie(credential, same);
  const answers = await Promise.all(tabs.map((tab) => refresh(tab)));
  expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200));
  expect(new Set(tabs.map((tab) => tab.cookie(credential))).size).toBe(1);
});

test("refreshes that arrived together do not end the session, however long some waited", async () => {
  const browser = await signedIn();
  const cookie = `${credential}=${browser.cookie(credential)}`;
  const arrivedAt = server.clock.now();
  const headers = { origin: APP, cookie, "content-type": "application/json" };
  for (let turn = 0; turn < 5; turn += 1) {
    const init = { method: "POST", headers, body: "{}" };
    const request = new Request(`${APP}/api/auth/refresh`, init);
    expect((await server.handle(request, arrivedAt)).status).toBe(200);
  }
});

test("rejects a forged credential", async () => {
  const browser = await signedIn();
  const value = decodeURIComponent(browser.cookie(credential) ?? "");
  const [token = ""] = value.split(".");
  const thief = server.browser();
  thief.setCookie(credential, encodeURIComponent(`${token}.${"A".repeat(43)}=`));
  expect((await refresh(thief)).body.token ?? null).toBeNull();
  expect((await refresh(browser)).status).toBe(200);
});

test("phones send the credential in a header, signed", async () => {
  const browser = await signedIn("chiyo");
  const value = decodeURIComponent(browser.cookie(credential) ?? "");
  const phone = server.browser();
  const { body, headers } = await refresh(phone, { authorization: `Bearer ${value}` });
  expect(body.uid).toBe("usr_chiyo");
  const successor = headers.get("set-auth-token") ?? "";
  expect(successor).not.toBe("");

  const other = server.browser();
  const [unsigned = ""] = decodeURIComponent(successor).split(".");
  expect((await refresh(other, { authorization: `Bearer ${unsigned}` })).body.token).toBeNull();
  const next = await refresh(other, { authorization: `Bearer ${successor}` });
  expect(next.body.uid).toBe("usr_chiyo");
});

test("refuses a request from another site", async () => {
  const browser = await signedIn();
  const answer = await server.handle(
    new Request(`${APP}/api/auth/refresh`, {
      method: "POST",
      headers: {
        origin: "https://evil.example",
        cookie: `${credential}=${browser.cookie(credential)}`,
        "content-type": "application/json",
      },
      body: "{}",
    }),
  );
  expect(answer.status).toBe(422);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("signing out ends the session for its access token too", async () => {
  const browser = await signedIn("bruno");
  const { body } = await refresh(browser);
  expect((await browser.post("/api/auth/sign-out")).status).toBe(200);
  expect(browser.cookie(credential)).toBeUndefined();
  expect(await codeOf(server.verifyAccess(body.token))).toBe("SESSION_ENDED");
});

test("signing out ends the session even when another tab has just exchanged the credential", async () => {
  const [browser, tab] = [await signedIn("bruno"), server.browser()];
  tab.setCookie(credential, browser.cookie(credential) ?? "");
  const { body } = await refresh(tab);
  expect((await browser.post("/api/auth/sign-out")).status).toBe(200);
  expect(await codeOf(server.verifyAccess(body.token))).toBe("SESSION_ENDED");
  expect((await refresh(tab)).body.code).toBe("SESSION_ENDED");
  const ends = server.told.filter(({ event }) => event === "signed-out");
  expect(ends.at(-1)).toMatchObject({ userId: "usr_bruno" });
});

test("allows fifty sessions per user; one more ends the one refreshed longest ago", async () => {
  const [first, second] = [await signedIn("mira"), await signedIn("mira")];
  const own = server.database.selectFrom("auth_session").where("user_id", "=", "usr_mira");
  const filling = Array.from({ length: SESSIONS_MAX - 2 }, (_, at) => ({
    ...{ id: `filling ${at}`, token: `filling ${at}`, user_id: "usr_mira" },
    expires_at: new Date(Date.now() + 60_000),
  }));
  await server.database.insertInto("auth_session").values(filling).execute();
  expect((await refresh(first)).status).toBe(200);
  const third = await signedIn("mira");
  expect(await own.select("id").execute()).toHaveLength(SESSIONS_MAX);
  expect((await refresh(second)).body.code).toBe("SESSION_ENDED");
  expect((await refresh(first)).status).toBe(200);
  expect((await refresh(third)).status).toBe(200);
});

test("a session unused for 30 days has expired", async () => {
  const browser = await signedIn("bruno");
  server.clock.skew = 31 * 24 * 60 * 60 * 1000;
  expect((await refresh(browser)).body.code).toBe("SESSION_ENDED");
  server.clock.skew = 0;
});

test("refuses a disabled user at once, who may still sign in to what is open to them", async () => {
  const browser = await signedIn("chiyo");
  const { body } = await refresh(browser);
  await server.people.setDisabled("usr_chiyo", new Date(), new Date());
  await server.ports.sessions.endAll("usr_chiyo");
  expect(await codeOf(server.verifyAccess(body.token))).toBe("ACCOUNT_DISABLED");
  expect(await codeOf(server.verifyAccess(body.token, true))).toBe("SESSION_ENDED");
  const back = await refresh(browser);
  expect([back.status, back.body.code]).toEqual([403, "ACCOUNT_DISABLED"]);
  expect((await refresh(browser)).body.token).toBeNull();
  const again = await refresh(await signedIn("chiyo"));
  expect(await codeOf(server.verifyAccess(again.body.token))).toBe("ACCOUNT_DISABLED");
  expect((await server.verifyAccess(again.body.token, true)).userId).toBe("usr_chiyo");
  await server.people.setDisabled("usr_chiyo", null, new Date());
});

test("tells a formerly disabled user about the ended session like anyone else", async () => {
  const browser = await signedIn("chiyo");
  await refresh(browser);
  await server.people.setDisabled("usr_chiyo", new Date(), new Date());
  await server.ports.sessions.endAll("usr_chiyo");
  await server.people.setDisabled("usr_chiyo", null, new Date());
  expect((await refresh(browser)).body.code).toBe("SESSION_ENDED");
});

test("accepts a credential whose successor was never sent", async () => {
  const browser = await signedIn("bruno");
  const before = browser.cookie(credential) ?? "";
  await refresh(browser);
  // The state after a server is killed between the exchange and its response.
  await server.database.updateTable("retired_session_token").set({ answered_at: null }).execute();
  browser.setCookie(credential, before);
  expect((await refresh(browser)).body.uid).toBe("usr_bruno");
});

test("refresh and sign-out need no body", async () => {
  const browser = await signedIn("bruno");
  const ask = (path: string) =>
    browser.step(`${APP}${path}`, { method: "POST", headers: { origin: APP } });
  expect((await ask("/api/auth/refresh")).status).toBe(200);
  expect((await ask("/api/auth/sign-out")).status).toBe(200);
});

test("a user is signed in even when the follow-up fails", async () => {
  server.onSignIn.fails = true;
  const browser = await signedIn("bruno");
  server.onSignIn.fails = false;
  expect((await refresh(browser)).body.uid).toBe("usr_bruno");
  expect(server.problems.join()).toContain("After the sign-in of usr_bruno");
});

test("allows sixty sign-ins a minute from one address, then pauses", async () => {
  const statuses: number[] = [];
  let retryAfter: string | null = null;
  for (let round = 0; round < 61; round += 1) {
    const answer = await server
      .browser()
      .post("/api/auth/sign-in/social", { provider: "google", callbackURL: "/" });
    statuses.push(answer.status);
    retryAfter = answer.headers.get("retry-after");
  }
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  const rows = await server.database.selectFrom("auth_rate_limit").select("key").execute();
  expect(rows.length).toBeGreaterThan(0);
});
