import { t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { ReasonField } from "./reason-field.tsx";

/** Asks a staff member for the reason of an action, which is recorded in the audit log. */
export function ReasonSheet({
  title,
  open,
  onClose,
  onGiven,
  done,
}: {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGiven: (reason: string) => Promise<unknown>;
  /** The message shown once the action is done. */
  readonly done: string;
}) {
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const { say, saySorry } = useSay();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    onGiven(reason.trim())
      .then(() => {
        say(done, "success");
        onClose();
      }, saySorry)
      .finally(() => setBusy(false));
  };
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <ReasonField value={reason} onChange={setReason} />
        <Button
          type="submit"
          look="primary"
          disabled={reason.trim() === ""}
          busy={busy && t`Sending`}
        >
          {title}
        </Button>
      </form>
    </Sheet>
  );
}
