import { t } from "@lingui/core/macro";
import { useCallback } from "react";
import { api } from "../../store/api.ts";
import { authCleared } from "../../store/auth-slice.ts";
import { endSession } from "../../store/session.ts";
import { useAppDispatch } from "../../store/store.ts";
import { useSay } from "../../store/use-say.ts";

/** Ends the session here and on the server, and forgets what only this user may see. */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  const { say, saySorry } = useSay();
  return useCallback(() => {
    endSession().then(() => {
      dispatch(authCleared());
      dispatch(api.util.resetApiState());
      say(t`You're signed out. Your draft stays on this device until someone else signs in.`);
    }, saySorry);
  }, [dispatch, say, saySorry]);
}
