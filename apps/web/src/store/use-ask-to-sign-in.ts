import { useCallback } from "react";
import { useAppDispatch, useAppSelector } from "./store.ts";
import { loginAsked } from "./ui-slice.ts";

/** Answers true when somebody is signed in; else asks for it, says why, and answers false. */
export function useAskToSignIn(): (message: string) => boolean {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(({ auth }) => auth.uid);
  return useCallback(
    (message) => {
      if (uid !== null) return true;
      dispatch(loginAsked({ continueUrl: `${location.pathname}${location.search}`, message }));
      return false;
    },
    [dispatch, uid],
  );
}
