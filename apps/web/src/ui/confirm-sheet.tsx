import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Sheet } from "./sheet.tsx";

export interface ConfirmWords {
  readonly label: string;
  readonly icon: ReactNode;
  /** Label of the confirm button. */
  readonly confirm?: string;
  /** Label of the cancel button, where nothing is kept. */
  readonly back?: string;
}

/** Asks for confirmation before something that cannot be undone. */
export function ConfirmSheet({
  words,
  onConfirm,
  onClose,
}: {
  readonly words: ConfirmWords;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  const confirm = () => {
    onConfirm();
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title={`${words.label}?`} description={words.confirm ?? ""}>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{words.back ?? t`Keep it`}</Button>
        <Button look="danger" icon={words.icon} onClick={confirm}>
          {words.label}
        </Button>
      </div>
    </Sheet>
  );
}
