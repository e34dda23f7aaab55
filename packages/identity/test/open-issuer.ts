import { once } from "node:events";
import { createServer } from "node:http";
import type { SignInProvider } from "@kinora/contracts/access/sign-in-providers";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll } from "vitest";

/**
 * Opens an issuer of our own, so that tests can create id tokens as a phone's system receives them.
 */
export async function openIssuer() {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const server = createServer((request, response) => {
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
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const key = { ...(await exportJWK(publicKey)), kid: "1", alg: "RS256", use: "sig" };
  afterAll(() => void server.close());
  return {
    /** Returns provider settings like those of Google or Apple. */
    provider: (id: SignInProvider) => ({
      id,
      discoveryUrl: `${issuer}/.well-known/openid-configuration`,
      clientId: "web-client",
      clientSecret: async () => "secret",
      nativeClientIds: ["phone-client"],
    }),
    idToken: (nonce: string | undefined, change: Record<string, unknown> = {}) =>
      new SignJWT({
        email: "phone@mail.example",
        email_verified: true,
        name: "Phoebe Phone",
        ...(nonce === undefined ? {} : { nonce }),
        ...change,
      })
        .setProtectedHeader({ alg: "RS256", kid: "1" })
        .setSubject(typeof change.sub === "string" ? change.sub : "phone-1")
        .setIssuer(issuer)
        .setAudience(typeof change.aud === "string" ? change.aud : "phone-client")
        .setIssuedAt(typeof change.iat === "number" ? change.iat : undefined)
        .setExpirationTime("1h")
        .sign(privateKey),
  };
}
