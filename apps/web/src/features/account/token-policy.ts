import { t } from "@lingui/core/macro";

/**
 * When a client renews its access token, how it waits after a failure, and what makes it sign out.
 * The figures are the specification's (section 9, identity library). Durations in milliseconds,
 * moments as the server writes them (ISO 8601).
 */

/** A token counts as expired this long before it is. */
export const EXPIRY_MARGIN = 30_000;
export const FIRST_BACKOFF = 30_000;
export const LONGEST_BACKOFF = 16 * 60_000;

/** How long a request to the identity service may take. */
export function networkTimeout(platform: "desktop" | "mobile"): number {
  return platform === "mobile" ? 60_000 : 30_000;
}

export function countsAsExpired(expiresAt: string, now: Date): boolean {
  return renewalDelay(expiresAt, now) === 0;
}

/** How long the token may still be used; 0 when it must be renewed now. */
export function renewalDelay(expiresAt: string, now: Date): number {
  return Math.max(0, Date.parse(expiresAt) - EXPIRY_MARGIN - now.getTime());
}

/** How long to wait after this many failed refreshes in a row, 1 or more: 30 s, doubling to 16 min. */
export function backoffDelay(failures: number): number {
  return Math.min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** (failures - 1));
}

/** Waits before there ever was a token: somebody looks at an empty page. Then as above. */
const FIRST_WAITS = [1_000, 3_000, 9_000];

/** How a refresh came out, as far as the client can tell. */
export type RefreshOutcome =
  | { readonly outcome: "signed-in"; readonly expiresAt: string }
  | { readonly outcome: "unreachable" }
  | { readonly outcome: "signed-out" }
  | { readonly outcome: "disabled" };

export type TokenStep =
  | { readonly step: "refresh"; readonly after: number; readonly failures: number }
  | { readonly step: "sign-out"; readonly message: string };

/**
 * What follows a refresh. Trouble on the way never signs anybody out; a plain no does, and keeps what
 * was being written.
 *
 * @param failures refreshes that failed in a row before this one
 * @param waiting somebody waits for a token, rather than for a newer one
 */
export function afterRefresh(
  refreshed: RefreshOutcome,
  failures: number,
  now: Date,
  waiting = false,
): TokenStep {
  switch (refreshed.outcome) {
    case "signed-in":
      // A device whose clock is ahead takes every new token for an old one: it must not ask for ever.
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
