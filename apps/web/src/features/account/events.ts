import { t } from "@lingui/core/macro";
import { authCleared } from "../../store/auth-slice.ts";
import type { EventHandlers } from "../../store/live/event-handlers.ts";
import { loginAsked } from "../../store/ui-slice.ts";
import { accountApi } from "./account-api.ts";

export const accountEvents: EventHandlers = {
  hear: {
    balance: ({ balance }, { dispatch }) =>
      void dispatch(
        accountApi.util.updateQueryData("getMe", undefined, (me) => {
          me.gems = balance;
        }),
      ),
    notification: ({ unread }, { dispatch }) =>
      void dispatch(
        accountApi.util.updateQueryData("getMe", undefined, (me) => {
          me.unread = unread;
        }),
      ),
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
