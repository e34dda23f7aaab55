import { plural, t } from "@lingui/core/macro";
import { useEffect, useEffectEvent } from "react";
import { Shortfall } from "../../../entities/gem/shortfall.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useEditor } from "../edit/editor.ts";

/** Shown when a step costs more than the balance: the shortfall and ways to cover it. */
export function ShortSheet({
  gems,
  onClose,
}: {
  readonly gems: number;
  readonly onClose: () => void;
}) {
  const { available } = useEditor();
  const missing = Math.max(0, gems - (available ?? 0));
  // The pressed button works now.
  const enough = missing === 0;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (enough) close();
  }, [enough]);
  return (
    <Sheet
      open={!enough}
      onClose={onClose}
      title={t`This step costs ${plural(gems, { one: "# gem", other: "# gems" })}`}
    >
      <Shortfall missing={missing} kept={t`Your storyboard is saved.`} />
    </Sheet>
  );
}
