import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import { useCallback } from "react";
import { useSay } from "../../store/use-say.ts";
import { ACTION_WORDS, STAFF_WORDS } from "./action-words.tsx";
import { useActOnCreationMutation } from "./creation-api.ts";

/** Does something with a creation and says what came of it. */
export function useAct() {
  const [send, { isLoading }] = useActOnCreationMutation();
  const { say, saySorry } = useSay();
  const act = useCallback(
    (id: string, action: ItemAction, reason?: string, told?: string): Promise<boolean> =>
      send({ id, action, ...(reason === undefined ? {} : { reason }) })
        .unwrap()
        .then(
          (answer) => {
            const words = reason === undefined ? undefined : STAFF_WORDS[action];
            const gems = answer?.gems;
            const allBack = !gems || gems.refunded >= gems.held;
            const done = action === "cancel" && !allBack ? "Cancelled." : undefined;
            const canUndo = action === "delete" && reason === undefined;
            say(
              done ?? told ?? (words ?? ACTION_WORDS[action]).done,
              "success",
              canUndo ? { label: "Undo", run: () => void act(id, "restore") } : null,
            );
            return true;
          },
          (error: unknown) => {
            saySorry(error);
            return false;
          },
        ),
    [send, say, saySorry],
  );
  return { act, busy: isLoading };
}
