import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { ConfirmSheet } from "../../ui/confirm-sheet.tsx";
import { lossWords } from "./loss-words.ts";

/** Asks before a cancel that does not bring all gems back. */
export function CancelSheet({
  loss,
  onClose,
  onConfirm,
}: {
  /** Gems that will not come back. */
  readonly loss: number;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}) {
  return (
    <ConfirmSheet
      words={{ label: t`Cancel anyway`, icon: <X size={18} />, confirm: lossWords(loss) }}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
}
