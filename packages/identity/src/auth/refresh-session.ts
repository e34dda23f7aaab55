import { randomBytes } from "node:crypto";
import { SESSION_DAYS, type SessionAnswer } from "@kinora/contracts/account/session";
import type { LiveSession } from "@kinora/domain/account/account-ports";
import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { expireCookie } from "better-auth/cookies";
import { signJWT } from "better-auth/plugins/jwt";
import { timedClaims } from "../access/access-claims.ts";
import { sha256 } from "../hash.ts";
import type { IdentityPorts } from "../identity-ports.ts";
import type { AccessTokenOptions } from "./access-token-options.ts";

/** Set by our own handler before any waiting. */
export const ARRIVAL_HEADER = "x-kinora-arrival";

const sessionSeconds = SESSION_DAYS * 24 * 60 * 60;
const signedOut: SessionAnswer = { token: null, uid: null, expiresAt: null };

/**
 * POST /api/auth/refresh. The credential of better-auth stays constant during a session; here every
 * use exchanges it for a new one, and reuse of an old one ends the session, because then two
 * clients have it. The only way to get an access token.
 */
export function refreshSession(
  { sessions, security, clock }: Pick<IdentityPorts, "sessions" | "security" | "clock">,
  options: AccessTokenOptions,
) {
  return {
    id: "refresh-session",
    endpoints: {
      refreshSession: createAuthEndpoint(
        "/refresh",
        { method: "POST", requireHeaders: true },
        async (ctx) => {
          const { sessionToken } = ctx.context.authCookies;
          const presented = await ctx.getSignedCookie(sessionToken.name, ctx.context.secret);
          if (presented === null) return ctx.json(signedOut);

          const now = clock.now();
          const presentedHash = sha256(presented || "");
          const attempt = ctx.headers.get("idempotency-key");
          const rotation = await sessions.rotate({
            presented: presented || "",
            presentedHash,
            secret: randomBytes(32).toString("base64url"),
            attemptHash: attempt === null ? null : sha256(attempt),
            arrivedAt: new Date(ctx.headers.get(ARRIVAL_HEADER) ?? now),
            now,
            expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
          });
          if (!("session" in rotation)) {
            expireCookie(ctx, sessionToken);
            if (rotation.outcome === "suspended") {
              ctx.setStatus(403);
              return ctx.json({ code: "ACCOUNT_DISABLED" });
            }
            if (rotation.outcome === "reused") {
              const { userId, sessionId } = rotation;
              const address = ctx.headers.get("x-forwarded-for");
              security.record({ event: "credential-reused", userId, sessionId, address });
            }
            ctx.setStatus(401);
            return ctx.json({ code: "SESSION_ENDED" });
          }
          const { session } = rotation;
          await ctx.setSignedCookie(sessionToken.name, session.token, ctx.context.secret, {
            ...sessionToken.attributes,
            maxAge: sessionSeconds,
          });
          const payload = timedClaims(claimsOf(session), now);
          const token = await signJWT(ctx, { options, payload });
          if (rotation.outcome === "rotated") {
            await sessions.markAnswered(presentedHash, clock.now());
          }
          return ctx.json({
            token,
            uid: session.person.userId,
            expiresAt: new Date(payload.exp * 1000).toISOString(),
          } satisfies SessionAnswer);
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

function claimsOf({ person, sessionId }: LiveSession) {
  return { uid: person.userId, session: sessionId, role: person.role };
}
