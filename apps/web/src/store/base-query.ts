import { type BaseQueryFn, fetchBaseQuery } from "@reduxjs/toolkit/query";
import { type ApiError, refusalOf } from "./api-error.ts";
import { authCleared, authSet } from "./auth-slice.ts";
import type { ApiRequest } from "./request.ts";
import { type Refreshed, refreshSession } from "./session.ts";
import { isRecord } from "./stored-value.ts";
import { loginAsked } from "./ui-slice.ts";

const REQUEST_TIMEOUT_MS = 30_000;

/** RTK Query does not tell a base query the type of its state. */
export function tokenOf(state: unknown): string | null {
  const auth = isRecord(state) ? state.auth : null;
  const token = isRecord(auth) ? auth.token : null;
  return typeof token === "string" ? token : null;
}

const plain = fetchBaseQuery({
  baseUrl: "/",
  timeout: REQUEST_TIMEOUT_MS,
  prepareHeaders: (headers, { getState }) => {
    const token = tokenOf(getState());
    if (token) headers.set("Authorization", `Bearer ${token}`);
    return headers;
  },
});

export interface SessionSource {
  /** Resolves once it is known whether anybody is signed in. */
  readonly ready: () => Promise<void>;
  readonly refresh: () => Promise<Refreshed>;
}

let known: Promise<void> = Promise.resolve();

/** Requests wait for this: asked without a token, a page would come back without one's own likes. */
export function waitForSession(ready: Promise<void>): void {
  known = ready;
}

/**
 * Sends one request with the bearer token. A 401 is answered by one refresh and one more try; when
 * that fails too the person is signed out and asked to sign in, drafts kept.
 */
export function sessionBaseQuery(
  session: SessionSource,
): BaseQueryFn<ApiRequest, unknown, ApiError> {
  return async (args, store, extra) => {
    await session.ready();
    const sentToken = tokenOf(store.getState());
    const first = await plain(args, store, extra);
    if (first.error?.status === 403 && refusalOf(first.error)?.code === "ACCOUNT_DISABLED") {
      store.dispatch(authCleared());
      store.dispatch(loginAsked({ continueUrl: here(), message: "", page: "disabled" }));
      return first;
    }
    if (first.error?.status !== 401) return first;

    const refreshed = sentToken === null ? SIGNED_OUT_ALREADY : await session.refresh();
    if (refreshed.outcome === "unreachable") return first;
    if (refreshed.outcome === "signed-in") {
      store.dispatch(authSet(refreshed));
      return plain(args, store, extra);
    }
    store.dispatch(authCleared());
    store.dispatch(
      loginAsked({
        continueUrl: here(),
        message: sentToken
          ? "Your session has ended. Sign in again; your draft is saved."
          : "Sign in to go on.",
        page: refreshed.outcome === "disabled" ? "disabled" : "login",
      }),
    );
    return first;
  };
}

const SIGNED_OUT_ALREADY: Refreshed = { outcome: "signed-out" };

function here(): string {
  return `${location.pathname}${location.search}`;
}

export const baseQuery = sessionBaseQuery({
  ready: () => known,
  refresh: () => refreshSession(),
});
