import { SIGN_IN_PROVIDERS, type SignInProvider } from "@kinora/contracts/access/sign-in-providers";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import type { IdentitySettings } from "../identity-settings.ts";

const CALLBACK_MAX = 2_000;
/** A path of our own on one line: the library writes others down as they come. */
const OURS = /^\/(?!\/)[^\\\p{C}\p{Zl}\p{Zp}]*$/u;
const fields = new Set(["provider", "callbackURL", "idToken"]);

const REFUSED = {
  code: "INVALID_INPUT",
  message: "Give a provider and a path to continue at.",
};

/**
 * Narrows what a client may ask of a sign-in to what ours need: no scopes, no parameters for the
 * provider, no other pages to end at, and only paths of our own to continue at. The door they name is
 * the provider that stands behind it on this server.
 */
export function signInInput(settings: Pick<IdentitySettings, SignInProvider>) {
  return {
    id: "sign-in-input",
    // Before the library looks at it. What is no JSON passes: the library has its refusal for it.
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
            // Headers hold no other letters.
            const path = String(callbackURL).replace(/[^!-~]+/gu, encodeURIComponent);
            const provider = settings[door]?.id ?? door;
            return { context: { body: { ...body, callbackURL: path, provider } } };
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
