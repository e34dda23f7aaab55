import { useCallback } from "react";
import type { Pressed } from "./pressed.ts";
import { useAppDispatch, useAppSelector } from "./store.ts";
import { loginAsked } from "./ui-slice.ts";

/**
 * Returns true when the user is signed in; otherwise asks for sign-in with a message and returns
 * false. The pressed action is performed on return.
 */
export function useAskToSignIn(): (message: string, pressed?: Pressed) => boolean {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(({ auth }) => auth.uid);
  return useCallback(
    (message, pressed) => {
      if (uid !== null) return true;
      dispatch(
        loginAsked({ continueUrl: `${location.pathname}${location.search}`, message, pressed }),
      );
      return false;
    },
    [dispatch, uid],
  );
}
