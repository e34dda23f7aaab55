import {
  SIGN_IN_PROVIDERS,
  type SignInProvider,
} from "@kinora/contracts/account/sign-in-providers";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import type { IdentitySettings } from "../identity-settings.ts";

const fields = new Set(["provider", "callbackURL", "idToken"]);

/**
 * Narrows what a client may ask of a sign-in to what ours need: no scopes, no parameters for the
 * provider, no other pages to end at, and only paths of our own to continue at. The door they name is
 * the provider that stands behind it on this server.
 */
export function signInInput(settings: Pick<IdentitySettings, SignInProvider>) {
  return {
    id: "sign-in-input",
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === "/sign-in/social",
          handler: createAuthMiddleware(async ({ body }) => {
            const door = doorIn(body);
            if (door === null) {
              throw new APIError("UNPROCESSABLE_ENTITY", {
                code: "INVALID_INPUT",
                message: "Give a provider and a path to continue at.",
              });
            }
            return { context: { body: { ...body, provider: settings[door]?.id ?? door } } };
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** The door a body asks for; null when it asks for what nobody may. */
function doorIn(body: unknown): SignInProvider | null {
  if (!isObject(body)) return null;
  const { provider, callbackURL = "/", idToken = { token: "" } } = body;
  const isOurs =
    typeof callbackURL === "string" &&
    callbackURL.startsWith("/") &&
    isObject(idToken) &&
    typeof idToken.token === "string" &&
    Object.keys(body).every((name) => fields.has(name));
  return isOurs ? (SIGN_IN_PROVIDERS.find((door) => door === provider) ?? null) : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
