import { generateKeyPairSync } from "node:crypto";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { expect, test } from "vitest";
import { readIdentitySettings } from "./read-identity-settings.ts";

const base = { SESSION_SECRET: "s".repeat(32), LOCAL_IDENTITY_URL: "http://127.0.0.1:9" };
const read = (environment: Record<string, string>) =>
  readIdentitySettings(environment, "https://kinora.example");

test("without client ids both providers are the local one", () => {
  const { google, apple, ownerEmail } = read(base);
  expect(google.discoveryUrl).toBe("http://127.0.0.1:9/.well-known/openid-configuration");
  expect(apple.discoveryUrl).toBe(google.discoveryUrl);
  expect(ownerEmail).toBeNull();
});

test("Google by its own name", async () => {
  const { google } = read({
    ...base,
    GOOGLE_CLIENT_ID: "web",
    GOOGLE_CLIENT_SECRET: "secret",
    GOOGLE_NATIVE_CLIENT_IDS: "ios, android",
  });
  expect(google.discoveryUrl).toBe("https://accounts.google.com/.well-known/openid-configuration");
  expect(await google.clientSecret()).toBe("secret");
  expect(google.nativeClientIds).toEqual(["ios", "android"]);
});

test("Apple's secret is a token signed with the operator's key", async () => {
  const { privateKey } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  const { apple } = read({
    ...base,
    APPLE_CLIENT_ID: "example.kinora.web",
    APPLE_TEAM_ID: "TEAM123456",
    APPLE_KEY_ID: "KEY1234567",
    APPLE_PRIVATE_KEY: privateKey.replaceAll("\n", "\\n"),
  });
  const secret = await apple.clientSecret();
  expect(decodeProtectedHeader(secret)).toEqual({ alg: "ES256", kid: "KEY1234567" });
  const claims = decodeJwt(secret);
  expect(claims).toMatchObject({
    iss: "TEAM123456",
    sub: "example.kinora.web",
    aud: "https://appleid.apple.com",
  });
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBeLessThan(15_777_000);
});

test.each([
  [{ LOCAL_IDENTITY_URL: "", SESSION_SECRET: base.SESSION_SECRET }, /Google is not configured/],
  [{ ...base, GOOGLE_CLIENT_ID: "web" }, /GOOGLE_CLIENT_SECRET is missing/],
  [{ ...base, SESSION_SECRET: "short" }, /at least 32/],
])("what is missing is named", (environment, sentence) => {
  expect(() => read(environment)).toThrow(sentence);
});
