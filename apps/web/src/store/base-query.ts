import type { ApiCall } from "@kinora/contracts/call";
import { t } from "@lingui/core/macro";
import { type BaseQueryApi, type BaseQueryFn, fetchBaseQuery } from "@reduxjs/toolkit/query";
import { type ApiError, refusalOf } from "./api-error.ts";
import { authCleared, authSet } from "./auth-slice.ts";
import { checkAnswer } from "./check-answer.ts";
import { meantHeader } from "./meant-words.ts";
import { fetchRefusalWords } from "./refusal-sentences.ts";
import { type Refreshed, refreshSession } from "./session.ts";
import { isRecord } from "./stored-value.ts";
import { loginAsked } from "./ui-slice.ts";

const REQUEST_TIMEOUT_MS = 30_000;

/** RTK Query does not tell a base query the type of its state. */
export function authOf(state: unknown): { token: string | null; uid: string | null } {
  const auth = isRecord(state) && isRecord(state.auth) ? state.auth : {};
  const { token, uid } = auth;
  return {
    token: typeof token === "string" ? token : null,
    uid: typeof uid === "string" ? uid : null,
  };
}

export const tokenOf = (state: unknown): string | null => authOf(state).token;

/** Keepalive: it may outlive the page. */
export type Sent = ApiCall & { readonly keepalive?: boolean };

/** What an endpoint adds to its requests. */
export interface AnswerHandling {
  /** Hears of an answer before the cache keeps of it what the endpoint turns it into. */
  onAnswer?(answer: unknown, asked: BaseQueryApi): void;
}

export type SessionQuery = BaseQueryFn<Sent, unknown, ApiError, AnswerHandling | undefined>;

const send = fetchBaseQuery({
  baseUrl: "/",
  timeout: REQUEST_TIMEOUT_MS,
  prepareHeaders: (headers, { getState }) => {
    const token = tokenOf(getState());
    if (token) headers.set("Authorization", `Bearer ${token}`);
    headers.set("Words-Confirmed", meantHeader());
    return headers;
  },
});

const plain: SessionQuery = ({ name, ...sent }, store) => {
  return send({ ...sent, headers: { ...sent.headers } }, store, {});
};

export interface SessionSource {
  /** Resolves once it is known whether anybody is signed in. */
  readonly ready: () => Promise<void>;
  readonly refresh: () => Promise<Refreshed>;
  /** Resolves when a server that could not be asked has said who is here. */
  readonly reconnected: () => Promise<void>;
}

let keeper: SessionSource = {
  ready: async () => undefined,
  refresh: () => refreshSession(),
  reconnected: async () => undefined,
};

/** Requests wait for the session: asked without a token, a page would come back without one's own likes. */
export function waitForSession(given: SessionSource): void {
  keeper = given;
}

/**
 * Sends one request with the bearer token. A 401 is answered by one refresh and one more try; when
 * that fails too the person is signed out and asked to sign in, drafts kept. While the server cannot
 * say who is here, a request that needs to know waits, and goes out again with the connection.
 */
export function sessionBaseQuery(session: SessionSource): SessionQuery {
  const asked = askInSession(session);
  return async (args, store, extra) => {
    const answer = await asked(args, store, extra);
    // Without a connection they cannot be had; what is said then needs none of them.
    if (!answer.error) return answer;
    await fetchRefusalWords().catch(() => undefined);
    if (!CAN_GO_ON.test(refusalOf(answer.error)?.code ?? "")) return answer;
    // What asks may be out of reach: then it stands as it was refused.
    const ask = await import("./ask-to-go-on.ts").catch(() => null);
    const again = await ask?.askToGoOn(args, answer.error, store.type);
    return again ? asked(again, store, extra) : answer;
  };
}

/** Refusals after which something can be sent again once its person has answered a question. */
const CAN_GO_ON = /^(BANNED_WORD|REAUTHENTICATION_REQUIRED)$/;

function askInSession(session: SessionSource): SessionQuery {
  return async (args, store, extra) => {
    await session.ready();
    const { token: sentToken, uid } = authOf(store.getState());
    const first = await plain(args, store, extra);
    if (first.error?.status === 403 && refusalOf(first.error)?.code === "ACCOUNT_DISABLED") {
      // Who signs in after that has a session that opens one room.
      store.dispatch(disabledAsked());
      return first;
    }
    // Nobody could be asked who is here: what failed with that is asked again when that is known.
    const isOutage = first.error?.status === "FETCH_ERROR" && sentToken === null && uid !== null;
    if (isOutage && args.method === "GET") {
      await session.reconnected();
      return plain(args, store, extra);
    }
    if (first.error?.status !== 401) return first;

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

/** Leads to what is said of an account that is disabled. */
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

/** Every answer is shown to somebody before it is kept; they may put into it what stands for the same. */
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
