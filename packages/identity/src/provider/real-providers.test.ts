import { generateKeyPairSync } from "node:crypto";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { expect, test } from "vitest";
import { readRealProviders } from "./real-providers.ts";

test("returns no provider without client ids", () => {
  expect(readRealProviders({ GOOGLE_CLIENT_ID: "" })).toEqual({ google: null, apple: null });
});

test("configures Google from its variables", async () => {
  const { google, apple } = readRealProviders({
    GOOGLE_CLIENT_ID: "web",
    GOOGLE_CLIENT_SECRET: "secret",
    GOOGLE_NATIVE_CLIENT_IDS: "ios, android",
  });
  expect(apple).toBeNull();
  expect(google?.discoveryUrl).toBe("https://accounts.google.com/.well-known/openid-configuration");
  expect(await google?.clientSecret()).toBe("secret");
  expect(google?.nativeClientIds).toEqual(["ios", "android"]);
});

test("signs Apple's secret with the operator's key", async () => {
  const { privateKey } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  const { apple } = readRealProviders({
    APPLE_CLIENT_ID: "example.kinora.web",
    APPLE_TEAM_ID: "TEAM123456",
    APPLE_KEY_ID: "KEY1234567",
    APPLE_PRIVATE_KEY: privateKey.replaceAll("\n", "\\n"),
  });
  const secret = (await apple?.clientSecret()) ?? "";
  expect(decodeProtectedHeader(secret)).toEqual({ alg: "ES256", kid: "KEY1234567" });
  const claims = decodeJwt(secret);
  expect(claims).toMatchObject({
    iss: "TEAM123456",
    sub: "example.kinora.web",
    aud: "https://appleid.apple.com",
  });
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBeLessThan(15_777_000);
});

test("throws for an incomplete provider and names what is missing", () => {
  expect(() => readRealProviders({ GOOGLE_CLIENT_ID: "web" })).toThrow(
    "Sign-in is configured by halves: GOOGLE_CLIENT_SECRET is missing.",
  );
  expect(() => readRealProviders({ APPLE_CLIENT_ID: "a", APPLE_TEAM_ID: "b" })).toThrow(
    /APPLE_KEY_ID, APPLE_PRIVATE_KEY is missing/,
  );
});
