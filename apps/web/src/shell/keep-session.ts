import { authCleared, authSet } from "../store/auth-slice.ts";
import { waitForSession } from "../store/base-query.ts";
import { type Refreshed, refreshSession } from "../store/session.ts";
import type { Store } from "../store/store.ts";
import { loginAsked } from "../store/ui-slice.ts";

/** A token counts as expired this long before it is. */
const EARLY_MS = 30_000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 16 * 60_000;

let known: Promise<void> = Promise.resolve();

/** Resolves once it is known whether anybody is signed in. */
export function sessionKnown(): Promise<void> {
  return known;
}

/** Finds out who is signed in, and keeps the access token fresh from then on. */
export function keepSession(store: Store): void {
  known = refreshSession().then((refreshed) => settle(store, refreshed, FIRST_RETRY_MS));
  waitForSession(known);
}

/** Renews the token now, after somebody was told that it no longer holds. */
export async function renewToken(store: Store): Promise<void> {
  settle(store, await refreshSession(), FIRST_RETRY_MS);
}

let timer: ReturnType<typeof setTimeout> | undefined;

function settle(store: Store, refreshed: Refreshed, retryMs: number): void {
  clearTimeout(timer);
  const again = (wait: number, nextRetryMs: number) => {
    timer = setTimeout(async () => settle(store, await refreshSession(), nextRetryMs), wait);
  };
  switch (refreshed.outcome) {
    case "signed-in":
      store.dispatch(authSet(refreshed));
      again(
        Math.max(1_000, Date.parse(refreshed.expiresAt) - Date.now() - EARLY_MS),
        FIRST_RETRY_MS,
      );
      return;
    case "unreachable":
      again(retryMs, Math.min(LONGEST_RETRY_MS, retryMs * 2));
      return;
    case "signed-out":
      if (store.getState().auth.token === null) return;
      store.dispatch(authCleared());
      return;
    case "disabled":
      store.dispatch(authCleared());
      store.dispatch(loginAsked({ continueUrl: "/", message: "", page: "disabled" }));
  }
}
