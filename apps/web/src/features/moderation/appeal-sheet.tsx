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
        say(t`Thank you. Somebody else will look at it.`, "success");
        onClose();
      }, saySorry);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Ask for another look`}
      description={t`It costs nothing. Somebody who did not decide before looks at it, and you are told what they think.`}
    >
      <AppealForm of={id} label={t`Why should it be shown?`} busy={isLoading} onSend={onSend} />
    </Sheet>
  );
}
