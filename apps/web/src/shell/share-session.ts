import { t } from "@lingui/core/macro";
import { accountApi } from "../features/account/account-api.ts";
import { forgetPerson } from "../features/account/known-person.ts";
import { api } from "../store/api.ts";
import { authCleared, authSet } from "../store/auth-slice.ts";
import { authOf } from "../store/base-query.ts";
import type { Listener, Store } from "../store/store.ts";
import { DIFFERS_BY_PERSON } from "../store/tags.ts";
import { toast } from "../store/ui-slice.ts";
import { forgetAnswers } from "./forget-answers.ts";

/** A sign-in or sign-out in another tab. */
interface Told {
  readonly uid: string;
  readonly signed: "in" | "out";
}

/**
 * Signing out in one tab signs out all tabs, so nothing remains on a shared computer. Signing in
 * signs in the signed-out tabs; `renew` asks the server who the user is. A new user sees nothing of
 * the previous one.
 */
export function shareSession(
  listener: Listener,
  store: Store,
  renew: () => Promise<void>,
  channel = new BroadcastChannel("session"),
): void {
  const tell = (told: Told) => channel.postMessage(told);
  const { uid } = store.getState().auth;
  /**
   * The last user signed in here: their session may have ended while their data is still on the
   * page.
   */
  let last = uid;
  if (uid !== null) tell({ uid, signed: "in" });
  listener.startListening({
    actionCreator: authSet,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      if (last !== null && last !== payload.uid) dispatch(api.util.resetApiState());
      last = payload.uid;
      if (authOf(getOriginalState()).uid === null) tell({ uid: payload.uid, signed: "in" });
    },
  });
  listener.startListening({
    actionCreator: authCleared,
    effect: (_action, { getOriginalState }) => {
      const { uid: left } = authOf(getOriginalState());
      if (left === null) return;
      forgetPerson();
      tell({ uid: left, signed: "out" });
    },
  });
  channel.addEventListener("message", ({ data }: MessageEvent<Told>) => {
    const { uid: here } = store.getState().auth;
    if (data.signed === "out" && here === data.uid) {
      store.dispatch(authCleared());
      void forgetAnswers(store);
      store.dispatch(toast(t`You were signed out in another tab. What you wrote stays here.`));
    }
    if (data.signed === "in" && here === null) void comeIn(store, renew, last);
  });
}

async function comeIn(
  store: Store,
  renew: () => Promise<void>,
  before: string | null,
): Promise<void> {
  await renew();
  const { uid } = store.getState().auth;
  if (uid === null) return;
  store.dispatch(api.util.invalidateTags(DIFFERS_BY_PERSON));
  if (uid === before) {
    store.dispatch(toast(t`You are signed in again, as in your other tab.`));
    return;
  }
  const asked = store.dispatch(
    accountApi.endpoints.getMe.initiate(undefined, { subscribe: false }),
  );
  const { data } = await asked;
  if (data?.id !== uid) return;
  store.dispatch(toast(t`You're now signed in as ${{ name: data.displayName }}.`));
}
