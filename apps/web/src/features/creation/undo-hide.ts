import { UNDO_SECONDS } from "@kinora/contracts/moderation/case";
import { t } from "@lingui/core/macro";
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { undoApi } from "../../entities/moderation/undo-api.ts";
import { refusalSentence } from "../../store/refusal-sentences.ts";
import type { RootState } from "../../store/store.ts";
import type { ToastAction } from "../../ui/toast-action.ts";
import { creationApi } from "./creation-api.ts";

/** The undo offered to a moderator who hid a work on its page, until its owner is notified. */
export const undoHide = (
  id: string,
  dispatch: ThunkDispatch<RootState, unknown, UnknownAction>,
  warn: (text: string) => void,
  sorry: (error: unknown) => void,
): ToastAction => ({
  label: t`Undo`,
  lasts: UNDO_SECONDS * 1_000,
  run: () => {
    const undo = async () => {
      const { failed } = await dispatch(undoApi.endpoints.undoDecisions.initiate([id])).unwrap();
      const [first] = failed;
      if (first) warn(refusalSentence(first.code)?.[0] ?? first.code);
      const again = { forceRefetch: true, subscribe: false };
      await dispatch(creationApi.endpoints.getCreation.initiate(id, again)).unwrap();
    };
    void undo().catch(sorry);
  },
});
