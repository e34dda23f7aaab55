import type { CampaignStory } from "@kinora/contracts/campaign/campaign-story";
import { REJECTION_MAX } from "@kinora/contracts/campaign/campaign-vocabulary";
import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { useKeptWords } from "../../../store/kept-words.ts";
import { Problem } from "../../../store/problem.tsx";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { useRejectStoryMutation } from "../campaign-story-api.ts";

/** Asks why: the reason becomes a rule for the stories that follow. */
export function RejectSheet({
  story: { id, version },
  onClose,
}: {
  readonly story: CampaignStory;
  readonly onClose: () => void;
}) {
  const [reason, setReason, forget] = useKeptWords(`reject ${id}`, "");
  const [reject, { isLoading, error }] = useRejectStoryMutation();
  const common = [
    t`Too much like an earlier one`,
    t`Too sad`,
    t`Too slow`,
    t`Leave out this subject`,
  ];
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Reject this story`}
      description={t`Its time goes to another story, if there is still time to make one. The ones that follow keep to what you say here.`}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void reject({ id, version, reason: reason.trim() })
            .unwrap()
            .then(
              () => {
                forget();
                onClose();
              },
              // Shown below.
              () => undefined,
            );
        }}
      >
        <TextArea
          label={t`What should be different?`}
          rows={3}
          value={reason}
          maxLength={REJECTION_MAX}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <div className="flex flex-wrap gap-1.5">
          {common.map((words) => (
            <Chip key={words} onClick={() => setReason(words)}>
              {words}
            </Chip>
          ))}
        </div>
        {error && <Problem error={error} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t`Keep it`}</Button>
          <Button
            look="danger"
            type="submit"
            icon={<X size={18} />}
            disabled={reason.trim() === ""}
            busy={isLoading && t`Rejecting`}
          >
            {t`Reject`}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
