import { REPORT_NOTE_MAX } from "@kinora/contracts/limits";
import { t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TextArea } from "../../ui/text-field.tsx";
import { useAppealCreationMutation } from "./appeal-api.ts";

export interface AppealSheetProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the owner of a restricted work says against the decision; somebody else reads it. */
export function AppealSheet({ id, open, onClose }: AppealSheetProps) {
  const [text, setText] = useState("");
  const [send, { isLoading }] = useAppealCreationMutation();
  const { say, saySorry } = useSay();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ id, text: text.trim() })
      .unwrap()
      .then(() => {
        say(t`Thank you. Somebody else will look at it.`, "success");
        onClose();
      }, saySorry);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Ask for another look`}
      description={t`It costs nothing. Somebody who did not decide before looks at it, and you are told what they think.`}
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextArea
          label={t`Why should it be shown?`}
          maxLength={REPORT_NOTE_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          type="submit"
          look="primary"
          disabled={text.trim() === ""}
          busy={isLoading && t`Sending`}
        >
          {t`Send`}
        </Button>
      </form>
    </Sheet>
  );
}
