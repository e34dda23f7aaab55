import { afterRefresh, networkTimeout } from "../features/account/token-policy.ts";
import { authCleared, authSet } from "../store/auth-slice.ts";
import { waitForSession } from "../store/base-query.ts";
import { refreshSession } from "../store/session.ts";
import type { Store } from "../store/store.ts";
import { loginAsked } from "../store/ui-slice.ts";

let known: Promise<void> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Resolves once it is known whether anybody is signed in. */
export function sessionKnown(): Promise<void> {
  return known;
}

/** Finds out who is signed in, and keeps the access token fresh from then on. */
export function keepSession(store: Store): void {
  known = renewToken(store);
  waitForSession(known);
}

/** Renews the token now, and plans the next time by the token policy. */
export async function renewToken(store: Store, failures = 0): Promise<void> {
  clearTimeout(timer);
  const platform = matchMedia("(pointer: coarse)").matches ? "mobile" : "desktop";
  const refreshed = await refreshSession(networkTimeout(platform));
  if (refreshed.outcome === "signed-in") store.dispatch(authSet(refreshed));
  const next = afterRefresh(refreshed, failures, new Date());
  if (next.step === "refresh") {
    timer = setTimeout(() => void renewToken(store, next.failures), next.after);
    return;
  }
  const wasSignedIn = store.getState().auth.token !== null;
  store.dispatch(authCleared());
  // Somebody who was never signed in here is not asked for anything.
  if (wasSignedIn || next.page === "disabled") {
    const { message, page } = next;
    store.dispatch(
      loginAsked({ continueUrl: `${location.pathname}${location.search}`, message, page }),
    );
  }
}
