import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { openIssuer } from "./open-issuer.ts";
import { startTestServer } from "./test-server.ts";

const { provider, idToken } = await openIssuer();
const server = await startTestServer({ google: provider("google"), apple: provider("apple") });

async function freshNonce(): Promise<string> {
  const answer = await server.browser().post("/api/auth/native/nonce");
  return (await answer.json()).nonce;
}

async function exchange(token: string, nonce: string | undefined, kind = "google") {
  const answer = await server.browser().post("/api/auth/sign-in/social", {
    provider: kind,
    idToken: { token, ...(nonce === undefined ? {} : { nonce }) },
  });
  return { status: answer.status, credential: answer.headers.get("set-auth-token") };
}

test("exchanges a phone's id token for a credential, once", async () => {
  const nonce = await freshNonce();
  const token = await idToken(nonce);
  const { status, credential } = await exchange(token, nonce);
  expect(status).toBe(200);
  const answer = await server
    .browser()
    .post("/api/auth/refresh", {}, { authorization: `Bearer ${credential}` });
  const { token: access } = await answer.json();
  expect((await server.verifyAccess(access)).role).toBe("user");

  expect((await exchange(token, nonce)).status).toBe(401);
});

test("accepts Apple's hashed nonce", async () => {
  const nonce = await freshNonce();
  const somebody = { sub: "apple-1", email: "apple@mail.example" };
  const token = await idToken(createHash("sha256").update(nonce).digest("hex"), somebody);
  expect((await exchange(token, nonce, "apple")).status).toBe(200);
});

test("refuses a token without a nonce, or with one that was never issued", async () => {
  expect((await exchange(await idToken(undefined), undefined)).status).toBe(401);
  expect((await exchange(await idToken("mine"), "mine")).status).toBe(401);
  expect((await exchange(await idToken("mine"), await freshNonce())).status).toBe(401);
});

test("a nonce is valid for five minutes", async () => {
  const nonce = await freshNonce();
  server.clock.skew = 6 * 60 * 1000;
  expect((await exchange(await idToken(nonce), nonce)).status).toBe(401);
  server.clock.skew = 0;
});

test("refuses an id token that is old or for another app", async () => {
  const foreign = await freshNonce();
  expect((await exchange(await idToken(foreign, { aud: "other-app" }), foreign)).status).toBe(401);
  const late = await freshNonce();
  const iat = Math.floor(Date.now() / 1000) - 11 * 60;
  expect((await exchange(await idToken(late, { iat }), late)).status).toBe(401);
});
