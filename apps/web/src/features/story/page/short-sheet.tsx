import { plural, t } from "@lingui/core/macro";
import { useEffect, useEffectEvent } from "react";
import { Shortfall } from "../../../entities/gem/shortfall.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useEditor } from "../edit/editor.ts";

/** What a step costs is more than there is: how many more gems are needed, and the way to them. */
export function ShortSheet({
  gems,
  onClose,
}: {
  readonly gems: number;
  readonly onClose: () => void;
}) {
  const { available } = useEditor();
  const missing = Math.max(0, gems - (available ?? 0));
  // The button that was pressed can be pressed again.
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
