import { t } from "@lingui/core/macro";
import { AppealForm } from "../../entities/moderation/appeal-form.tsx";
import { useSay } from "../../store/use-say.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { useAppealCreationMutation } from "./appeal-api.ts";

export interface AppealSheetProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * A form for the owner of a restricted work to contest the decision; another moderator reads it.
 */
export function AppealSheet({ id, open, onClose }: AppealSheetProps) {
  const [send, { isLoading }] = useAppealCreationMutation();
  const { say, saySorry } = useSay();
  const onSend = (text: string) =>
    void send({ id, text })
      .unwrap()
      .then(() => {
        say(t`Thank you. Someone else will review it.`, "success");
        onClose();
      }, saySorry);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Appeal this decision`}
      description={t`It's free. Someone who wasn't involved in the decision will review it and let you know the outcome.`}
    >
      <AppealForm of={id} label={t`Why should it be shown?`} busy={isLoading} onSend={onSend} />
    </Sheet>
  );
}
