import { forgetPerson, knownPerson } from "../features/account/known-person.ts";
import { afterRefresh, networkTimeout } from "../features/account/token-policy.ts";
import { api } from "../store/api.ts";
import { authAwaited, authCleared, authSet } from "../store/auth-slice.ts";
import { disabledAsked, waitForSession } from "../store/base-query.ts";
import { connectionBack, connectionLost } from "../store/connection-slice.ts";
import { type Refreshed, refreshSession } from "../store/session.ts";
import type { Store } from "../store/store.ts";
import { DIFFERS_BY_PERSON } from "../store/tags.ts";
import { loginAsked } from "../store/ui-slice.ts";

let known: Promise<void> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Resolves when an unreachable server answers again. */
let outage: PromiseWithResolvers<void> | null = null;

/** Resolves once it is known whether a user is signed in, or that the server is unreachable. */
export function sessionKnown(): Promise<void> {
  return known;
}

/** Determines who is signed in, and keeps the access token fresh from then on. */
export function keepSession(store: Store): void {
  known = renewToken(store);
  const retry = () => {
    if (outage) void renewToken(store);
  };
  addEventListener("online", retry);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") retry();
  });
  waitForSession({
    ready: () => known,
    refresh: async () => {
      const refreshed = await refreshSession();
      if (refreshed.outcome !== "unreachable") reconnect(store);
      return refreshed;
    },
    reconnected: () => {
      if (!outage) {
        lose(store);
        void renewToken(store);
      }
      return outage?.promise ?? Promise.resolve();
    },
  });
}

/** Renews the token now and schedules the next renewal by the token policy. */
export async function renewToken(store: Store, failures = 0): Promise<void> {
  clearTimeout(timer);
  const platform = matchMedia("(pointer: coarse)").matches ? "mobile" : "desktop";
  const refreshed = await refreshSession(networkTimeout(platform));
  // A concurrent renewal shares the request; only one of them schedules.
  clearTimeout(timer);
  const had = store.getState().auth;
  tell(store, refreshed);
  const waiting = store.getState().auth.token === null;
  const next = afterRefresh(refreshed, failures, new Date(), waiting);
  if (next.step === "refresh") {
    timer = setTimeout(() => void renewToken(store, next.failures), next.after);
    return;
  }
  // A first-time visitor sees no prompt; a disabled account gets the reason.
  if (refreshed.outcome === "disabled") store.dispatch(disabledAsked());
  else if (had.uid !== null) {
    const continueUrl = `${location.pathname}${location.search}`;
    store.dispatch(loginAsked({ continueUrl, message: next.message, ended: true }));
  }
}

/** Stores the server's answer about the session, or its absence. */
function tell(store: Store, refreshed: Refreshed): void {
  if (refreshed.outcome === "unreachable") {
    // A valid token stays in use, and a user who was signed in here keeps their identity.
    const { token, uid } = store.getState().auth;
    const person = uid ?? knownPerson()?.id;
    if (token !== null || person === undefined) return;
    store.dispatch(authAwaited({ uid: person }));
    lose(store);
    return;
  }
  if (refreshed.outcome === "signed-in") store.dispatch(authSet(refreshed));
  else {
    forgetPerson();
    store.dispatch(authCleared());
  }
  reconnect(store);
}

function reconnect(store: Store): void {
  if (!outage) return;
  store.dispatch(connectionBack());
  store.dispatch(api.util.invalidateTags(DIFFERS_BY_PERSON));
  outage.resolve();
  outage = null;
}

function lose(store: Store): void {
  if (outage) return;
  outage = Promise.withResolvers();
  store.dispatch(connectionLost());
}
