import { isRejectedWithValue } from "@reduxjs/toolkit";
import { api } from "../store/api.ts";
import { refusalOf } from "../store/api-error.ts";
import type { Listener } from "../store/store.ts";

/**
 * Handles texts that change while the page is open: the user's next request is refused, and consent
 * is asked for.
 */
export function hearOfConsent(listener: Listener): void {
  listener.startListening({
    predicate: (action) =>
      isRejectedWithValue(action) && refusalOf(action.payload)?.code === "CONSENT_REQUIRED",
    effect: (_action, { dispatch }) => void dispatch(api.util.invalidateTags(["Me"])),
  });
}
