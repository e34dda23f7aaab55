import { REPORT_NOTE_MAX } from "@kinora/contracts/limits";
import { FLAG_REASONS, type FlagReason } from "@kinora/contracts/moderation/report";
import { type FormEvent, useState } from "react";
import { useAskToSignIn } from "../../store/use-ask-to-sign-in.ts";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TextArea } from "../../ui/text-field.tsx";
import { useReportCreationMutation } from "./moderation-api.ts";

const REASONS: Readonly<Record<FlagReason, string>> = {
  sexual_content: "Sexual content",
  violent_content: "Violent content",
  hateful_content: "Hateful content",
  harassment: "Harassment",
  harmful: "Harmful or dangerous",
  child_abuse: "Child abuse",
  promotes_terrorism: "Promotes terrorism",
};

export interface ReportSheetProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Tells the moderators what is wrong; one open report a person and item. */
export function ReportSheet({ id, open, onClose }: ReportSheetProps) {
  const [reason, setReason] = useState<FlagReason | null>(null);
  const [note, setNote] = useState("");
  const [send, { isLoading }] = useReportCreationMutation();
  const mayGoOn = useAskToSignIn();
  const { say, saySorry } = useSay();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === null || !mayGoOn("Sign in to report this.")) return;
    send({ id, report: { reason, note } })
      .unwrap()
      .then(
        () =>
          say(
            "Thank you. Your report is saved. Reports from several people can hide a work until a moderator has looked at it.",
            "success",
          ),
        saySorry,
      )
      .finally(onClose);
  };
  return (
    <Sheet open={open} onClose={onClose} title="Report" description="What is wrong with it?">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <fieldset className="flex flex-col">
          <legend className="sr-only">Reason</legend>
          {FLAG_REASONS.map((value) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="reason"
                value={value}
                checked={reason === value}
                onChange={() => setReason(value)}
                className="size-5 accent-accent"
              />
              {REASONS[value]}
            </label>
          ))}
        </fieldset>
        <TextArea
          label="Note (optional)"
          maxLength={REPORT_NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button
          type="submit"
          look="primary"
          disabled={reason === null}
          busy={isLoading && "Sending"}
        >
          Send report
        </Button>
      </form>
    </Sheet>
  );
}
