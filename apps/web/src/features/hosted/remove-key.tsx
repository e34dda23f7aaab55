import { t } from "@lingui/core/macro";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmSheet } from "../../ui/confirm-sheet.tsx";

interface RemoveKeyProps {
  /** The consequences of removing the key. */
  readonly confirm: string;
  readonly remove: () => Promise<unknown>;
}

/** Removes a key after stating the consequences. */
export function RemoveKey({ confirm, remove }: RemoveKeyProps) {
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const { saySorry } = useSay();
  const press = async () => {
    setBusy(true);
    await remove().catch(saySorry);
    setBusy(false);
  };
  return (
    <>
      <Button
        size="sm"
        look="danger"
        icon={<Trash2 size={16} />}
        busy={busy && t`Removing`}
        onClick={() => setAsks(true)}
      >
        {t`Remove key`}
      </Button>
      {asks && (
        <ConfirmSheet
          words={{ label: t`Remove key`, icon: <Trash2 size={16} />, confirm }}
          onConfirm={() => void press()}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
