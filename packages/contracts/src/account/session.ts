import { z } from "zod";
import { SIGN_IN_PROVIDERS } from "../access/sign-in-providers.ts";

/** Days a session lives without being refreshed. */
export const SESSION_DAYS = 30;
/** Maximum sessions of a user; one more ends the least recently refreshed one. */
export const SESSIONS_MAX = 50;
export const NATIVE_NONCE_SECONDS = 5 * 60;

/**
 * POST /api/auth/refresh. The refresh credential is the httpOnly cookie, or on phones
 * `Authorization: Bearer`, whose successor is in the response header `set-auth-token`. All fields
 * are null when nobody is signed in. An `Idempotency-Key` makes it safe to repeat the same attempt
 * (after a lost response).
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
  /**
   * Set by the page that offers to link two accounts (/login?join=apple&with=google): this sign-in
   * links both.
   */
  join: z.literal(true).optional(),
});
export const signInAnswer = z.object({ url: z.url() });

/** POST /api/auth/native/nonce: passed to the phone's sign-in, and accepted once. */
export const nativeNonce = z.object({ nonce: z.string(), expiresAt: z.iso.datetime() });
export type NativeNonce = z.infer<typeof nativeNonce>;

/** Errors that /login?error=… can report after a failed sign-in. */
export const SIGN_IN_ERRORS = [
  ...(["account_not_linked", "access_denied", "expired", "failed"] as const),
  ...(["sign_ups_closed", "invitation_needed"] as const),
] as const;
export type SignInError = (typeof SIGN_IN_ERRORS)[number];
