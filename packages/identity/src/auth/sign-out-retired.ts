import type { BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware } from "better-auth/api";
import { sha256 } from "../hash.ts";
import type { IdentityPorts } from "../identity-ports.ts";

/**
 * better-auth signs out whoever presents the current credential. If another tab has just exchanged
 * it, the session continues under a credential unknown to this tab, and must be ended as well.
 */
export function signOutRetired({
  sessions,
  security,
}: Pick<IdentityPorts, "sessions" | "security">) {
  return {
    id: "sign-out-retired",
    hooks: {
      after: [
        {
          matcher: ({ path }) => path === "/sign-out",
          handler: createAuthMiddleware(async (ctx) => {
            const { name } = ctx.context.authCookies.sessionToken;
            const presented = await ctx.getSignedCookie(name, ctx.context.secret);
            if (!presented) return;
            const userId = await sessions.endRetired(presented, sha256(presented));
            if (userId !== null) security.record({ event: "signed-out", userId });
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
