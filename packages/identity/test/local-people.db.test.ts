import { withdrawLocalPeople } from "@kinora/database/account/withdraw-local-people";
import { DEMO_PEOPLE } from "@kinora/domain/account/demo-people";
import { expect, test } from "vitest";
import { issueAccessToken } from "../src/access/personal-access-token.ts";
import { createIdentity } from "../src/create-identity.ts";
import { openBrowser } from "./browser.ts";
import { openIssuer } from "./open-issuer.ts";
import { APP, refresh, signIn, startTestServer } from "./test-server.ts";

const { provider, idToken } = await openIssuer();
const demo = await startTestServer();
/** The same server after Google and Apple have been configured. */
const real = createIdentity(
  {
    publicUrl: APP,
    secret: "a secret of the tests, longer than 32 characters",
    ownerEmail: null,
    google: provider("google"),
    apple: provider("apple"),
  },
  demo.ports,
  demo.pool,
);

async function comeAs(door: "google" | "apple", sub: string, email: string) {
  const browser = openBrowser(APP, real.handle);
  const { nonce } = await (await browser.post("/api/auth/native/nonce")).json();
  const token = await idToken(nonce, { sub, email });
  const answer = await browser.post("/api/auth/sign-in/social", {
    provider: door,
    idToken: { token, nonce },
  });
  if (answer.status !== 200) return null;
  const credential = answer.headers.get("set-auth-token");
  const headers = { authorization: `Bearer ${credential}` };
  const next = await browser.post("/api/auth/refresh", {}, headers);
  return (await next.json()).uid;
}

test.each(["google", "apple"] as const)(
  "an identity of %s is never a demo user, whatever its subject and address",
  async (door) => {
    const local = DEMO_PEOPLE.map(({ id }) => id);
    for (const { subject, email } of DEMO_PEOPLE) {
      expect(await comeAs(door, subject, email)).toBeNull();
      const stranger = await comeAs(door, subject, `${subject}.${door}@mail.example`);
      expect(stranger).toEqual(expect.any(String));
      expect(local).not.toContain(stranger);
    }
  },
);

test("the demo's endpoints are closed on a server with real providers", async () => {
  const browser = openBrowser(APP, real.handle);
  const body = { provider: "local-google", callbackURL: "/" };
  expect((await browser.post("/api/auth/sign-in/social", body)).status).toBe(422);
  const landed = await browser.visit(`${APP}/api/auth/callback/local-google?code=x&state=y`);
  expect(landed.url).toMatch(/\/login\?error=/);
});

test("ends the sessions of demo users, frees their addresses and lets them return later", async () => {
  const browser = demo.browser();
  await signIn(browser, "google", { name: "Nora", email: "nora@mail.example", verified: "yes" });
  const { uid } = (await refresh(browser)).body;
  const issued = await issueAccessToken(demo.ports, {
    ...{ userId: uid, name: "script", scopes: ["read"] },
    ...{ now: demo.clock.now(), expiresAt: new Date(Date.now() + 60_000) },
  });
  const owner = await comeAs("google", "1017", "real.owner@mail.example");
  await withdrawLocalPeople(demo.database, demo.clock.now());

  expect((await refresh(browser)).status).toBe(401);
  await expect(real.verifyAccess(issued.token)).rejects.toThrow();
  const nora = await comeAs("apple", "001.nora", "nora@mail.example");
  expect(nora).toEqual(expect.any(String));
  expect(nora).not.toBe(uid);
  expect(await comeAs("google", "1017", "real.owner@mail.example")).toBe(owner);

  const back = demo.browser();
  await signIn(back, "google", { person: "added-nora" });
  expect((await refresh(back)).body.uid).toBe(uid);
});
