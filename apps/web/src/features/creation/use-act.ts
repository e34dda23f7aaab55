import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import { useCallback } from "react";
import { useAppStore } from "../../store/store.ts";
import { useSay } from "../../store/use-say.ts";
import { useActOnCreationMutation } from "./act-api.ts";

/** Performs an action on a creation and reports the outcome. */
export function useAct() {
  const [send, { isLoading }] = useActOnCreationMutation();
  const { say, saySorry } = useSay();
  const store = useAppStore();
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
            const outcomes = await import("./action-outcomes.ts").catch(() => null);
            const done = { id, action, reason, byStaff, work: answer ?? null };
            await outcomes?.tellDone(done, {
              ...{ store, say, saySorry },
              restore: () => void act(id, "restore"),
            });
            return true;
          },
          (error: unknown) => {
            saySorry(error);
            return false;
          },
        ),
    [send, say, saySorry, store],
  );
  return { act, busy: isLoading };
}
