import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import { t } from "@lingui/core/macro";
import { useCallback } from "react";
import { useAppDispatch } from "../../store/store.ts";
import { useSay } from "../../store/use-say.ts";
import { useActOnCreationMutation } from "./act-api.ts";

/** Does something with a creation and says what came of it. */
export function useAct() {
  const [send, { isLoading }] = useActOnCreationMutation();
  const { say, saySorry } = useSay();
  const dispatch = useAppDispatch();
  const act = useCallback(
    (
      id: string,
      action: ItemAction,
      reason?: string,
      byStaff = reason !== undefined,
    ): Promise<boolean> =>
      send({ id, action, ...(reason === undefined ? {} : { reason }) })
        .unwrap()
        .then(
          async (answer) => {
            const words = await import("./action-outcomes.ts").catch(() => null);
            const gems = answer?.gems;
            const allBack = !gems || gems.refunded >= gems.held;
            const canUndo = action === "delete" && reason === undefined;
            const hides = byStaff && action === "hide";
            const staff = hides ? await words?.undoOfStaff() : null;
            const done =
              action === "cancel" && !allBack ? t`Cancelled.` : words?.doneWords(action, byStaff);
            if (done)
              say(
                done,
                "success",
                canUndo
                  ? { label: t`Undo`, run: () => void act(id, "restore") }
                  : (staff?.undoHide(id, dispatch, (text) => say(text, "warning"), saySorry) ??
                      null),
              );
            return true;
          },
          (error: unknown) => {
            saySorry(error);
            return false;
          },
        ),
    [send, say, saySorry, dispatch],
  );
  return { act, busy: isLoading };
}
