import { APP_HEADER } from "@kinora/contracts/account/network-header";
import type { ApiCall } from "@kinora/contracts/call";
import { t } from "@lingui/core/macro";
import { type BaseQueryApi, type BaseQueryFn, fetchBaseQuery } from "@reduxjs/toolkit/query";
import { type ApiError, refusalOf } from "./api-error.ts";
import { authCleared, authSet } from "./auth-slice.ts";
import { checkAnswer } from "./check-answer.ts";
import { isInApp } from "./is-in-app.ts";
import { meantHeader } from "./meant-words.ts";
import { fetchRefusalWords } from "./refusal-sentences.ts";
import { type Refreshed, refreshSession } from "./session.ts";
import { isRecord } from "./stored-value.ts";
import { loginAsked } from "./ui-slice.ts";

const REQUEST_TIMEOUT_MS = 30_000;

/** RTK Query does not give a base query the type of its state. */
export function authOf(state: unknown): { token: string | null; uid: string | null } {
  const auth = isRecord(state) && isRecord(state.auth) ? state.auth : {};
  const { token, uid } = auth;
  return {
    token: typeof token === "string" ? token : null,
    uid: typeof uid === "string" ? uid : null,
  };
}

export const tokenOf = (state: unknown): string | null => authOf(state).token;

/** With `keepalive`, the request may outlive the page. */
export type Sent = ApiCall & { readonly keepalive?: boolean };

/** Extra options of an endpoint. */
export interface AnswerHandling {
  /** Receives an answer before the endpoint transforms it for the cache. */
  onAnswer?(answer: unknown, asked: BaseQueryApi): void;
}

export type SessionQuery = BaseQueryFn<Sent, unknown, ApiError, AnswerHandling | undefined>;

const send = fetchBaseQuery({
  baseUrl: "/",
  timeout: REQUEST_TIMEOUT_MS,
  prepareHeaders: (headers, { getState }) => {
    const token = tokenOf(getState());
    if (token) headers.set("Authorization", `Bearer ${token}`);
    if (isInApp()) headers.set(APP_HEADER, "1");
    headers.set("Words-Confirmed", meantHeader());
    return headers;
  },
});

const plain: SessionQuery = ({ name, ...sent }, store) => {
  return send({ ...sent, headers: { ...sent.headers } }, store, {});
};

export interface SessionSource {
  /** Resolves once it is known whether a user is signed in. */
  readonly ready: () => Promise<void>;
  readonly refresh: () => Promise<Refreshed>;
  /** Resolves when an unreachable server has reported who is signed in. */
  readonly reconnected: () => Promise<void>;
}

let keeper: SessionSource = {
  ready: async () => undefined,
  refresh: () => refreshSession(),
  reconnected: async () => undefined,
};

/**
 * Makes requests wait for the session: without a token, an answer would lack the user's own likes.
 */
export function waitForSession(given: SessionSource): void {
  keeper = given;
}

/**
 * Sends a request with the bearer token. A 401 leads to one refresh and one retry; if that fails
 * too, the user is signed out and asked to sign in, with drafts kept. While the server cannot
 * report who is signed in, a request that depends on it waits and is sent again once the connection
 * is back.
 */
export function sessionBaseQuery(session: SessionSource): SessionQuery {
  const asked = askInSession(session);
  return async (args, store, extra) => {
    const answer = await asked(args, store, extra);
    // Without a connection they cannot be loaded, but its error message needs none of them.
    if (!answer.error) return answer;
    await fetchRefusalWords().catch(() => undefined);
    if (!CAN_GO_ON.test(refusalOf(answer.error)?.code ?? "")) return answer;
    // If the module cannot be loaded, the refusal stands.
    const ask = await import("./ask-to-go-on.ts").catch(() => null);
    const again = await ask?.askToGoOn(args, answer.error, store.type);
    return again ? asked(again, store, extra) : answer;
  };
}

/** Refusals after which a request can be sent again once the user has answered a question. */
const CAN_GO_ON = /^(BANNED_WORD|REAUTHENTICATION_REQUIRED)$/;

function askInSession(session: SessionSource): SessionQuery {
  return async (args, store, extra) => {
    await session.ready();
    const { token: sentToken, uid } = authOf(store.getState());
    const first = await plain(args, store, extra);
    if (first.error?.status === 403 && refusalOf(first.error)?.code === "ACCOUNT_DISABLED") {
      // Signing in after that starts a session that opens only the page about the suspension.
      store.dispatch(disabledAsked());
      return first;
    }
    // The server could not report who is signed in: requests that failed for that reason are sent
    // again once it can.
    const isOutage = first.error?.status === "FETCH_ERROR" && sentToken === null && uid !== null;
    if (isOutage && args.method === "GET") {
      await session.reconnected();
      return plain(args, store, extra);
    }
    if (first.error?.status !== 401) return first;
    // A press asks to sign in, a page does not: one may still ask after a sign-out in another tab.
    if (uid === null && store.type === "query") return first;

    const refreshed = uid === null ? SIGNED_OUT_ALREADY : await session.refresh();
    if (refreshed.outcome === "unreachable") {
      await session.reconnected();
      return tokenOf(store.getState()) === null ? first : plain(args, store, extra);
    }
    if (refreshed.outcome === "signed-in") {
      store.dispatch(authSet(refreshed));
      return plain(args, store, extra);
    }
    store.dispatch(authCleared());
    store.dispatch(
      loginAsked({
        continueUrl: here(),
        message: sentToken
          ? t`Your session has ended. Sign in again; your draft is saved.`
          : t`Sign in to continue.`,
        ended: sentToken !== null,
      }),
    );
    return first;
  };
}

const SIGNED_OUT_ALREADY: Refreshed = { outcome: "signed-out" };

/** Opens the page about a disabled account. */
export const disabledAsked = () =>
  loginAsked({ continueUrl: here(), message: "", page: "disabled", ended: true });

function here(): string {
  return `${location.pathname}${location.search}`;
}

const ask = sessionBaseQuery({
  ready: () => keeper.ready(),
  refresh: () => keeper.refresh(),
  reconnected: () => keeper.reconnected(),
});

let heed: (answer: unknown) => void = () => undefined;

/**
 * Registers a function that sees every answer before it is cached and may replace parts of it by
 * equivalents.
 */
export function heedAnswers(given: typeof heed): void {
  heed = given;
}

export const baseQuery: SessionQuery = async (sent, store, extra) => {
  const answer = await ask(sent, store, extra);
  if (import.meta.env.DEV && !answer.error) checkAnswer(sent.name, answer.data);
  if (answer.error) return answer;
  heed(answer.data);
  extra?.onAnswer?.(answer.data, store);
  return answer;
};
