import { ACTION_REASON_MAX } from "@kinora/contracts/limits";
import { t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TextArea } from "../../ui/text-field.tsx";
import type { ActionWords } from "./action-words.tsx";

/** Asks a moderator for a reason before restricting another person's work. */
export function ReasonSheet({
  words,
  onConfirm,
  onClose,
}: {
  readonly words: ActionWords & { readonly confirm: string };
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}) {
  const [reason, setReason] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(reason.trim());
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title={`${words.label}?`} description={words.confirm}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextArea
          label={t`Reason`}
          maxLength={ACTION_REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button
          type="submit"
          look={words.danger ? "danger" : "primary"}
          icon={words.icon}
          disabled={reason.trim() === ""}
        >
          {words.label}
        </Button>
      </form>
    </Sheet>
  );
}
