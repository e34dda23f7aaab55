import { isRejectedWithValue } from "@reduxjs/toolkit";
import { api } from "../store/api.ts";
import { refusalOf } from "../store/api-error.ts";
import type { Listener } from "../store/store.ts";

/** A text changed while the page was open: the next thing somebody does says so, and they are asked. */
export function hearOfConsent(listener: Listener): void {
  listener.startListening({
    predicate: (action) =>
      isRejectedWithValue(action) && refusalOf(action.payload)?.code === "CONSENT_REQUIRED",
    effect: (_action, { dispatch }) => void dispatch(api.util.invalidateTags(["Me"])),
  });
}
