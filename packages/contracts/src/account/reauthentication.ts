import { z } from "zod";
import { SIGN_IN_PROVIDERS } from "../access/sign-in-providers.ts";

export const REAUTHENTICATION_WAYS = ["provider", "passkey"] as const;
export type ReauthenticationWay = (typeof REAUTHENTICATION_WAYS)[number];

export const REAUTHENTICATION_FAILURES = [
  "cancelled",
  "another_person",
  "too_old",
  "unverified",
] as const;
export type ReauthenticationFailure = (typeof REAUTHENTICATION_FAILURES)[number];

/** `details` of REAUTHENTICATION_REQUIRED: what must be proved, and how. */
export const reauthenticationNeed = z.object({
  id: z.string(),
  /** The route that requires it. */
  action: z.string(),
  way: z.enum(REAUTHENTICATION_WAYS),
  /** Sign-in providers of the account; one of them is enough. */
  providers: z.array(z.enum(SIGN_IN_PROVIDERS)),
});
export type ReauthenticationNeed = z.infer<typeof reauthenticationNeed>;

/** GET /api/me/reauthentications/{id} */
export const reauthenticationState = z
  .object({
    state: z.enum(["open", "proved", "failed"]),
    failure: z.enum(REAUTHENTICATION_FAILURES).nullable(),
  })
  .meta({ id: "ReauthenticationState" });
export type ReauthenticationState = z.infer<typeof reauthenticationState>;

/** POST /api/auth/reauthenticate: the URL where the browser proves it. */
export const reauthenticationTrip = z.object({ url: z.url() });
