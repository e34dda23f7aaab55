import { randomBytes } from "node:crypto";
import { NATIVE_NONCE_SECONDS, type NativeNonce } from "@kinora/contracts/account/session";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, createAuthMiddleware } from "better-auth/api";
import { sha256 } from "../hash.ts";
import type { IdentityPorts } from "../identity-ports.ts";

/**
 * Phones sign in with an id token. better-auth compares the token's nonce with one sent by the
 * client itself, so a stolen pair could sign in again for an hour. Our nonce is issued by the
 * server, required and consumed, so a token signs in only once.
 */
export function nativeNonce({ nonces, clock }: Pick<IdentityPorts, "nonces" | "clock">) {
  return {
    id: "native-nonce",
    endpoints: {
      issueNativeNonce: createAuthEndpoint("/native/nonce", { method: "POST" }, async (ctx) => {
        const now = clock.now();
        const nonce = randomBytes(32).toString("base64url");
        const expiresAt = new Date(now.getTime() + NATIVE_NONCE_SECONDS * 1000);
        await nonces.issue(sha256(nonce), expiresAt, now);
        return ctx.json({ nonce, expiresAt: expiresAt.toISOString() } satisfies NativeNonce);
      }),
    },
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === "/sign-in/social",
          handler: createAuthMiddleware(async ({ body }) => {
            if (body?.idToken === undefined) return;
            const nonce: unknown = body.idToken.nonce;
            const isOurs =
              typeof nonce === "string" && (await nonces.consume(sha256(nonce), clock.now()));
            if (!isOurs) {
              throw new APIError("UNAUTHORIZED", {
                code: "NONCE_UNKNOWN",
                message: "Ask for a nonce first; each one signs in once.",
              });
            }
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
