import { Refusal } from "@kinora/domain/refusal";
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from "jose";
import { expect, test } from "vitest";
import { issueAccessToken } from "../src/access/personal-access-token.ts";
import { refresh, signIn, startTestServer } from "./test-server.ts";

const server = await startTestServer();
const { ports } = server;

const codeOf = (token: string) =>
  server.verifyAccess(token).then(
    () => "let in",
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

async function accessToken(): Promise<string> {
  const browser = server.browser();
  await signIn(browser, "google", { person: "ada" });
  return (await refresh(browser)).body.token;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("an access token is valid for exactly 15 minutes", async () => {
  const token = await accessToken();
  const { exp = 0 } = decodeJwt(token);
  server.clock.stands = new Date(exp * 1000 - 1_000);
  expect(await codeOf(token)).toBe("let in");
  server.clock.stands = new Date(exp * 1000 + 1_000);
  expect(await codeOf(token)).toBe("TOKEN_EXPIRED");
  server.clock.stands = null;
});

test("refuses an altered or unsigned token and nonsense", async () => {
  const token = await accessToken();
  const [header = "", , signature = ""] = token.split(".");
  const claims = { ...decodeJwt(token), uid: "usr_olivia", role: "owner" };
  expect(await codeOf(`${header}.${encode(claims)}.${signature}`)).toBe("SIGN_IN_REQUIRED");
  expect(await codeOf(`${encode({ alg: "none" })}.${encode(claims)}.`)).toBe("SIGN_IN_REQUIRED");
  expect(await codeOf("nonsense")).toBe("SIGN_IN_REQUIRED");
  expect(await codeOf("")).toBe("SIGN_IN_REQUIRED");
});

test("refuses a token signed with a foreign key, even under our key's id", async () => {
  const token = await accessToken();
  const claims = decodeJwt(token);
  const { kid } = decodeProtectedHeader(token);
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  for (const header of [
    { alg: "ES256", kid },
    { alg: "ES256", kid: "theirs" },
    { alg: "ES256", jwk: await exportJWK(publicKey) },
  ]) {
    const forged = await new SignJWT(claims)
      .setProtectedHeader(JSON.parse(JSON.stringify(header)))
      .sign(privateKey);
    expect(await codeOf(forged)).toBe("SIGN_IN_REQUIRED");
  }
  const shared = new TextEncoder().encode("x".repeat(32));
  const confused = await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", ...(kid === undefined ? {} : { kid }) })
    .sign(shared);
  expect(await codeOf(confused)).toBe("SIGN_IN_REQUIRED");
});

test("a revoked role is gone with the next request", async () => {
  const browser = server.browser();
  await signIn(browser, "google", { person: "mira" });
  const { token } = (await refresh(browser)).body;
  await server.people.setRole("usr_mira", "user", new Date());
  expect((await server.verifyAccess(token)).role).toBe("user");
});

test("a personal access token: scopes, expiry, last use, revocation, ban", async () => {
  const now = new Date();
  const issue = (lifetime: number) =>
    issueAccessToken(ports, {
      userId: "usr_ada",
      name: "script",
      scopes: ["read", "create"],
      now,
      expiresAt: new Date(now.getTime() + lifetime),
    });
  const { token, tokenId } = await issue(3_600_000);
  expect(token).toMatch(/^kin_[\w-]{43}$/);
  expect(await server.verifyAccess(token)).toEqual({
    userId: "usr_ada",
    role: "user",
    tier: "free",
    scopes: ["read", "create"],
    tokenId,
  });
  const rows = await server.database.selectFrom("personal_access_token").selectAll().execute();
  expect(rows[0]?.last_used_at).toBeInstanceOf(Date);
  expect(JSON.stringify(rows)).not.toContain(token.slice(4));

  expect(await codeOf((await issue(-1)).token)).toBe("TOKEN_EXPIRED");
  expect(await codeOf(`${token}x`)).toBe("SIGN_IN_REQUIRED");

  await server.people.setDisabled("usr_ada", now, now);
  expect(await codeOf(token)).toBe("ACCOUNT_DISABLED");
  await server.people.setDisabled("usr_ada", null, now);
  expect(await codeOf(token)).toBe("let in");

  expect(await server.accessTokens.revoke("usr_bruno", tokenId, now)).toBe(false);
  expect(await server.accessTokens.revoke("usr_ada", tokenId, now)).toBe(true);
  expect(await codeOf(token)).toBe("SESSION_ENDED");
});
