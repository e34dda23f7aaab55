import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { ConfirmSheet } from "../../ui/confirm-sheet.tsx";
import { lossWords } from "./loss-words.ts";

/** Asks for confirmation before a cancel that does not refund all gems. */
export function CancelSheet({
  loss,
  onClose,
  onConfirm,
}: {
  /** Gems that are not refunded. */
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
