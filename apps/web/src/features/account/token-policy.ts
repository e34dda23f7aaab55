import { t } from "@lingui/core/macro";

/**
 * When a client renews its access token, how it backs off after a failure, and what signs it out.
 * The figures are the specification's (section 9, identity library). Durations are in milliseconds,
 * timestamps as the server writes them (ISO 8601).
 */

/** A token is treated as expired this many milliseconds before it expires. */
export const EXPIRY_MARGIN = 30_000;
export const FIRST_BACKOFF = 30_000;
export const LONGEST_BACKOFF = 16 * 60_000;

/** Returns the timeout of a request to the identity service. */
export function networkTimeout(platform: "desktop" | "mobile"): number {
  return platform === "mobile" ? 60_000 : 30_000;
}

export function countsAsExpired(expiresAt: string, now: Date): boolean {
  return renewalDelay(expiresAt, now) === 0;
}

/** Returns how long the token may still be used; 0 when it must be renewed now. */
export function renewalDelay(expiresAt: string, now: Date): number {
  return Math.max(0, Date.parse(expiresAt) - EXPIRY_MARGIN - now.getTime());
}

/**
 * Returns the backoff after this many consecutive failed refreshes, 1 or more: 30 s, doubling to 16
 * min.
 */
export function backoffDelay(failures: number): number {
  return Math.min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** (failures - 1));
}

/** Waits before the first token, while the user looks at an empty page. Then as above. */
const FIRST_WAITS = [1_000, 3_000, 9_000];

/** The outcome of a refresh, as far as the client can tell. */
export type RefreshOutcome =
  | { readonly outcome: "signed-in"; readonly expiresAt: string }
  | { readonly outcome: "unreachable" }
  | { readonly outcome: "signed-out" }
  | { readonly outcome: "disabled" };

export type TokenStep =
  | { readonly step: "refresh"; readonly after: number; readonly failures: number }
  | { readonly step: "sign-out"; readonly message: string };

/**
 * Decides what follows a refresh. Transport errors never sign the user out; an explicit refusal
 * does, and keeps what was being written.
 *
 * @param failures consecutive failed refreshes before this one
 * @param waiting true when requests wait for a first token rather than for a newer one
 */
export function afterRefresh(
  refreshed: RefreshOutcome,
  failures: number,
  now: Date,
  waiting = false,
): TokenStep {
  switch (refreshed.outcome) {
    case "signed-in":
      // A device whose clock is ahead considers every new token expired: it must not refresh in a
      // loop.
      return {
        step: "refresh",
        after: Math.max(FIRST_BACKOFF, renewalDelay(refreshed.expiresAt, now)),
        failures: 0,
      };
    case "unreachable": {
      const hurried = waiting ? FIRST_WAITS[failures] : undefined;
      const patient = failures + 1 - (waiting ? FIRST_WAITS.length : 0);
      return { step: "refresh", after: hurried ?? backoffDelay(patient), failures: failures + 1 };
    }
    case "disabled":
      return { step: "sign-out", message: "" };
    case "signed-out":
      return {
        step: "sign-out",
        message: t`Your session has ended. Sign in again; your drafts are saved.`,
      };
  }
}
