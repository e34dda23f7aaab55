import { z } from "zod";
import { SIGN_IN_PROVIDERS } from "../access/sign-in-providers.ts";

/** How long a session lives without being refreshed. */
export const SESSION_DAYS = 30;
/** Sessions of one person at a time; with one more, the one that was refreshed longest ago ends. */
export const SESSIONS_MAX = 50;
export const NATIVE_NONCE_SECONDS = 5 * 60;

/**
 * POST /api/auth/refresh. The refresh credential is the httpOnly cookie, or on phones
 * `Authorization: Bearer`, whose successor comes in the header `set-auth-token`. All null: nobody is
 * signed in. An `Idempotency-Key` makes a repetition of the same attempt safe (a lost answer).
 */
export const sessionAnswer = z.union([
  z.object({ token: z.string(), uid: z.string(), expiresAt: z.iso.datetime() }),
  z.object({ token: z.null(), uid: z.null(), expiresAt: z.null() }),
]);
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** POST /api/auth/sign-in/social on the web: send the browser to `url`. */
export const signInRequest = z.object({
  provider: z.enum(SIGN_IN_PROVIDERS),
  /** Where to continue: a path of this origin. */
  callbackURL: z.string().startsWith("/"),
  /** From the page that asks (/login?join=apple&with=google): this sign-in shall join both. */
  join: z.literal(true).optional(),
});
export const signInAnswer = z.object({ url: z.url() });

/** POST /api/auth/native/nonce: goes into the request to the phone's sign-in and comes back once. */
export const nativeNonce = z.object({ nonce: z.string(), expiresAt: z.iso.datetime() });
export type NativeNonce = z.infer<typeof nativeNonce>;

/** What /login?error=… can say after a sign-in that came to nothing. */
export const SIGN_IN_ERRORS = [
  ...(["account_not_linked", "access_denied", "expired", "failed"] as const),
  ...(["sign_ups_closed", "invitation_needed"] as const),
] as const;
export type SignInError = (typeof SIGN_IN_ERRORS)[number];
