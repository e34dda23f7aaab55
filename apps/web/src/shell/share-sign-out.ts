import { forgetPerson } from "../features/account/known-person.ts";
import { api } from "../store/api.ts";
import { authCleared } from "../store/auth-slice.ts";
import { authOf } from "../store/base-query.ts";
import type { Listener, Store } from "../store/store.ts";
import { toast } from "../store/ui-slice.ts";

interface SignedOut {
  readonly uid: string;
}

/** Whoever signs out in one tab is signed out in all of them: on a shared computer nothing stays behind. */
export function shareSignOut(
  listener: Listener,
  store: Store,
  channel = new BroadcastChannel("session"),
): void {
  listener.startListening({
    actionCreator: authCleared,
    effect: (_action, { getOriginalState }) => {
      const { uid } = authOf(getOriginalState());
      if (uid === null) return;
      forgetPerson();
      channel.postMessage({ uid } satisfies SignedOut);
    },
  });
  channel.addEventListener("message", ({ data }: MessageEvent<SignedOut>) => {
    if (store.getState().auth.uid !== data.uid) return;
    store.dispatch(authCleared());
    store.dispatch(api.util.resetApiState());
    store.dispatch(toast("You were signed out in another tab. What you wrote stays here."));
  });
}
