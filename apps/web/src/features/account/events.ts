import type { CurrentUser } from "@kinora/contracts/account/account";
import { t } from "@lingui/core/macro";
import { authCleared } from "../../store/auth-slice.ts";
import type { EventHandlers, EventStore } from "../../store/live/event-handlers.ts";
import { keepChanged } from "../../store/live/keep-changed.ts";
import { loginAsked } from "../../store/ui-slice.ts";
import { accountApi } from "./account-api.ts";

const changeMe = (store: EventStore, change: Partial<CurrentUser>): void =>
  keepChanged(
    store,
    accountApi.util.updateQueryData("getMe", undefined, (me) => {
      Object.assign(me, change);
    }),
    accountApi.util.getRunningQueryThunk("getMe", undefined),
  );

export const accountEvents: EventHandlers = {
  hear: {
    balance: ({ balance: gems }, store) => changeMe(store, { gems }),
    notification: ({ unread }, store) => changeMe(store, { unread }),
    session: ({ state }, { dispatch }) => {
      dispatch(authCleared());
      dispatch(
        loginAsked({
          continueUrl: "/",
          message: t`Your session has ended. Sign in again; your draft is saved.`,
          page: state === "disabled" ? "disabled" : "login",
          ended: true,
        }),
      );
    },
  },
  missed: ["Me"],
};
