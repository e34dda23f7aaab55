import { useCallback } from "react";
import type { Pressed } from "./pressed.ts";
import { useAppDispatch, useAppSelector } from "./store.ts";
import { loginAsked } from "./ui-slice.ts";

/**
 * Answers true when somebody is signed in; else asks for it, says why, and answers false. What was pressed is
 * done on coming back.
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
