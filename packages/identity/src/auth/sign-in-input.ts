import { SIGN_IN_PROVIDERS } from "@kinora/contracts/account/sign-in-providers";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";

const known: readonly unknown[] = SIGN_IN_PROVIDERS;
const fields = new Set(["provider", "callbackURL", "idToken"]);

/**
 * Narrows what a client may ask of a sign-in to what ours need: no scopes, no parameters for the
 * provider, no other pages to end at, and only paths of our own to continue at.
 */
export function signInInput() {
  return {
    id: "sign-in-input",
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === "/sign-in/social",
          handler: createAuthMiddleware(async ({ body }) => {
            if (isOurs(body)) return;
            throw new APIError("UNPROCESSABLE_ENTITY", {
              code: "INVALID_INPUT",
              message: "Give a provider and a path to continue at.",
            });
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

function isOurs(body: unknown): boolean {
  if (!isObject(body)) return false;
  const { provider, callbackURL = "/", idToken = { token: "" } } = body;
  return (
    known.includes(provider) &&
    typeof callbackURL === "string" &&
    callbackURL.startsWith("/") &&
    isObject(idToken) &&
    typeof idToken.token === "string" &&
    Object.keys(body).every((name) => fields.has(name))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
