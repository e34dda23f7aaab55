import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

/** An issuer of our own, so that tests can make id tokens as a phone's system would get them. */
const { privateKey, publicKey } = await generateKeyPair("RS256");
const issuerServer = createServer((request, response) => {
  const document = request.url?.includes("jwks")
    ? { keys: [key] }
    : {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ["RS256"],
      };
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(document));
});
issuerServer.listen(0, "127.0.0.1");
await once(issuerServer, "listening");
const address = issuerServer.address();
const issuer = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
const key = { ...(await exportJWK(publicKey)), kid: "1", alg: "RS256", use: "sig" };
afterAll(() => issuerServer.close());

const provider = {
  discoveryUrl: `${issuer}/.well-known/openid-configuration`,
  clientId: "web-client",
  clientSecret: async () => "secret",
  nativeClientIds: ["phone-client"],
};
const server = await startTestServer({ google: provider, apple: provider });

async function idToken(nonce: string | undefined, change: Record<string, unknown> = {}) {
  return new SignJWT({
    email: "phone@mail.example",
    email_verified: true,
    name: "Phoebe Phone",
    ...(nonce === undefined ? {} : { nonce }),
    ...change,
  })
    .setProtectedHeader({ alg: "RS256", kid: "1" })
    .setSubject("phone-1")
    .setIssuer(issuer)
    .setAudience(typeof change.aud === "string" ? change.aud : "phone-client")
    .setIssuedAt(typeof change.iat === "number" ? change.iat : undefined)
    .setExpirationTime("1h")
    .sign(privateKey);
}

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

test("a phone exchanges an id token for a credential, once", async () => {
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

test("Apple's hashed nonce counts as well", async () => {
  const nonce = await freshNonce();
  const somebody = { sub: "apple-1", email: "apple@mail.example" };
  const token = await idToken(createHash("sha256").update(nonce).digest("hex"), somebody);
  expect((await exchange(token, nonce, "apple")).status).toBe(200);
});

test("a token without a nonce, or with one the server never issued, is refused", async () => {
  expect((await exchange(await idToken(undefined), undefined)).status).toBe(401);
  expect((await exchange(await idToken("mine"), "mine")).status).toBe(401);
  expect((await exchange(await idToken("mine"), await freshNonce())).status).toBe(401);
});

test("a nonce counts for five minutes", async () => {
  const nonce = await freshNonce();
  server.clock.skew = 6 * 60 * 1000;
  expect((await exchange(await idToken(nonce), nonce)).status).toBe(401);
  server.clock.skew = 0;
});

test("an id token for another app, or an old one, is refused", async () => {
  const foreign = await freshNonce();
  expect((await exchange(await idToken(foreign, { aud: "other-app" }), foreign)).status).toBe(401);
  const late = await freshNonce();
  const iat = Math.floor(Date.now() / 1000) - 11 * 60;
  expect((await exchange(await idToken(late, { iat }), late)).status).toBe(401);
});
