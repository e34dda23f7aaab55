import { t } from "@lingui/core/macro";
import type { Listener } from "../store/store.ts";
import { loginAsked, toast } from "../store/ui-slice.ts";
import { isTyping } from "../ui/is-typing.ts";

/**
 * Navigates to the login page when anything in the app requires sign-in. A session that ends by
 * itself does not interrupt a user who is typing.
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
