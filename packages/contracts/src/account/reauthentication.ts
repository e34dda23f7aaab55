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

/** `details` of REAUTHENTICATION_REQUIRED: what to prove, and how. */
export const reauthenticationNeed = z.object({
  id: z.string(),
  /** The operation that waits for it. */
  action: z.string(),
  way: z.enum(REAUTHENTICATION_WAYS),
  /** Doors of the account's providers; one of them is enough. */
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

/** POST /api/auth/reauthenticate: where the browser goes to prove it. */
export const reauthenticationTrip = z.object({ url: z.url() });
