import { lazy, type ReactNode, Suspense, useState } from "react";
import { useLazyGetCreationQuery } from "./creation-api.ts";
import type { useAct } from "./use-act.ts";

const CancelSheet = lazy(() =>
  import("../../entities/gem/cancel-sheet.tsx").then((m) => ({ default: m.CancelSheet })),
);

/** Handles a press on Cancel: asks first when gems would be lost, which only the server knows. */
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
      <Suspense>
        <CancelSheet loss={loss} onClose={() => setLoss(0)} onConfirm={go} />
      </Suspense>
    ),
  };
}
