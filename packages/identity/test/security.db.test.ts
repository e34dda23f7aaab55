import { beforeEach, expect, test } from "vitest";
import { APP, refresh, signIn, startTestServer } from "./test-server.ts";

const server = await startTestServer({ ownerEmail: "chiyo@kinora.example" });
const credential = "kinora.session_token";
const address = "203.0.113.7";
const from = { "x-forwarded-for": address };

beforeEach(() => {
  server.told.length = 0;
});

test("logs signing in and out", async () => {
  const browser = server.browser();
  await signIn(browser, "google", { person: "ada" });
  await signIn(server.browser(), "apple", { person: "bruno" });
  await browser.post("/api/auth/sign-out");
  expect(server.told).toMatchObject([
    { event: "signed-in", userId: "usr_ada", provider: "google" },
    { event: "signed-in", userId: "usr_bruno", provider: "apple" },
    { event: "signed-out", userId: "usr_ada" },
  ]);
});

test("logs reuse of an exchanged credential, with the session it ended", async () => {
  const browser = server.browser();
  await signIn(browser, "google", { person: "ada" });
  const stolen = browser.cookie(credential) ?? "";
  await refresh(browser);
  await refresh(browser);
  const thief = server.browser();
  thief.setCookie(credential, stolen);
  await refresh(thief, from);
  expect(server.told.at(-1)).toEqual({
    event: "credential-reused",
    userId: "usr_ada",
    sessionId: expect.stringMatching(/\S/),
    address,
  });
});

test("logs a failed sign-in with its reason, in our words only", async () => {
  const forged = `${APP}/api/auth/callback/local-google?state=x&error=%3Cscript%3E&code=1`;
  await server.handle(new Request(forged, { headers: from }));
  const phone = { provider: "google", idToken: { token: "forged", nonce: "mine" } };
  await server.browser().post("/api/auth/sign-in/social", phone, from);
  expect(server.told).toEqual([
    { event: "sign-in-failed", reason: expect.stringMatching(/^(expired|failed)$/), address },
    { event: "sign-in-failed", reason: "SIGN_IN_REQUIRED", address },
  ]);
});

test("logs who became owner by the owner's address", async () => {
  await signIn(server.browser(), "google", { person: "chiyo" });
  expect(server.told).toMatchObject([
    { event: "role-changed", userId: "usr_chiyo", role: "owner" },
    { event: "signed-in", userId: "usr_chiyo" },
  ]);
});

test("logs nothing for an ordinary visit", async () => {
  await refresh(server.browser());
  await server.browser().post("/api/auth/sign-in/social", { provider: "google" });
  await server.browser().post("/api/auth/sign-in/social", { provider: "nobody" });
  expect(server.told).toEqual([]);
});
