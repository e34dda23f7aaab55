import { type ReactNode, useState } from "react";
import { ConfirmSheet } from "../../ui/confirm-sheet.tsx";
import { lossWords } from "../../ui/loss-words.ts";
import { ACTION_WORDS } from "./action-words.tsx";
import { useLazyGetCreationQuery } from "./creation-api.ts";
import type { useAct } from "./use-act.ts";

/** The press on Cancel: asks first when gems would not come back, which only the server knows. */
export function useCancelling(
  id: string,
  act: ReturnType<typeof useAct>["act"],
): { readonly cancel: () => void; readonly sheet: ReactNode } {
  const [look] = useLazyGetCreationQuery();
  const [loss, setLoss] = useState(0);
  const go = () => void act(id, "cancel");
  return {
    cancel: () => {
      look(id)
        .unwrap()
        .then(({ lostIfCancelled: lost }) => (lost > 0 ? setLoss(lost) : go()), go);
    },
    sheet: loss > 0 && (
      <ConfirmSheet
        words={{ ...ACTION_WORDS.cancel, label: "Cancel anyway", confirm: lossWords(loss) }}
        onClose={() => setLoss(0)}
        onConfirm={go}
      />
    ),
  };
}
