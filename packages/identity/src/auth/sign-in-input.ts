import { SIGN_IN_PROVIDERS, type SignInProvider } from "@kinora/contracts/access/sign-in-providers";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import type { IdentitySettings } from "../identity-settings.ts";

const CALLBACK_MAX = 2_000;
/** A path on this server in one line, because the library logs others verbatim. */
const OURS = /^\/(?!\/)[^\\\p{C}\p{Zl}\p{Zp}]*$/u;
const fields = new Set(["provider", "callbackURL", "idToken"]);

const REFUSED = {
  code: "INVALID_INPUT",
  message: "Give a provider and a path to continue at.",
};

/**
 * Restricts the parameters of a sign-in to what our clients need: no scopes, no provider
 * parameters, no other error pages, and only paths on this server to continue at. Replaces the
 * named provider with the one configured for it.
 */
export function signInInput(settings: Pick<IdentitySettings, SignInProvider>) {
  return {
    id: "sign-in-input",
    // Runs before the library. Invalid JSON passes, because the library refuses it itself.
    async onRequest(request) {
      if (!new URL(request.url).pathname.endsWith("/sign-in/social")) return;
      const body = readJson(await request.clone().text());
      if (body === undefined || doorIn(body) !== null) return;
      return { response: Response.json({ code: REFUSED.code }, { status: 422 }) };
    },
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === "/sign-in/social",
          handler: createAuthMiddleware(async ({ body }) => {
            const door = doorIn(body);
            if (door === null) {
              throw new APIError("UNPROCESSABLE_ENTITY", REFUSED);
            }
            const { callbackURL = "/" } = body;
            // Headers allow only these characters.
            const path = String(callbackURL).replace(/[^!-~]+/gu, encodeURIComponent);
            const provider = settings[door]?.id ?? door;
            return { context: { body: { ...body, callbackURL: path, provider } } };
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** Returns the provider named by a body; null for an unacceptable request. */
function doorIn(body: unknown): SignInProvider | null {
  if (!isObject(body)) return null;
  const { provider, callbackURL = "/", idToken = { token: "" } } = body;
  const isOurs =
    typeof callbackURL === "string" &&
    callbackURL.length <= CALLBACK_MAX &&
    OURS.test(callbackURL) &&
    isObject(idToken) &&
    typeof idToken.token === "string" &&
    Object.keys(body).every((name) => fields.has(name));
  return isOurs ? (SIGN_IN_PROVIDERS.find((door) => door === provider) ?? null) : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
