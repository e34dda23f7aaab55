import { t } from "@lingui/core/macro";
import type { Listener } from "../store/store.ts";
import { loginAsked, toast } from "../store/ui-slice.ts";
import { isTyping } from "../ui/is-typing.ts";

/**
 * Navigates to the login page when anything in the app requires sign-in. A session that ends by
 * itself does not interrupt a user who is typing, unless their account is disabled: nothing on the
 * page works any more, and only the login page says why.
 */
export function navigateToLogin(listener: Listener, open: () => void): void {
  listener.startListening({
    actionCreator: loginAsked,
    effect: ({ payload }, { dispatch }) => {
      const mayWait = payload.ended && payload.page !== "disabled";
      if (mayWait && isTyping(document.activeElement)) {
        dispatch(toast(t`Your session has ended. Sign in to continue; what you wrote stays here.`));
      } else open();
    },
  });
}
