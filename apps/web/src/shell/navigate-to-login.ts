import { t } from "@lingui/core/macro";
import type { Listener } from "../store/store.ts";
import { loginAsked, toast } from "../store/ui-slice.ts";
import { isTyping } from "../ui/is-typing.ts";

/**
 * Whoever asks for sign-in, wherever in the app, is taken to the login page. A session that ends by itself
 * takes nobody away in the middle of a sentence.
 */
export function navigateToLogin(listener: Listener, open: () => void): void {
  listener.startListening({
    actionCreator: loginAsked,
    effect: ({ payload }, { dispatch }) => {
      if (payload.ended && isTyping(document.activeElement)) {
        dispatch(toast(t`Your session has ended. Sign in to continue; what you wrote stays here.`));
      } else open();
    },
  });
}
