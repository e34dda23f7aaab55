import type { Campaign } from "@kinora/contracts/campaign/campaign";
import {
  APPROVALS,
  type Approval,
  TRUSTED_AFTER,
} from "@kinora/contracts/campaign/campaign-vocabulary";
import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { CheckBox } from "../../../entities/post/fields/check-box.tsx";
import { errorSentence } from "../../../store/error-sentence.ts";
import { Button } from "../../../ui/button.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useSetCampaignApprovalMutation } from "../campaign-api.ts";
import { APPROVAL_LABELS } from "../labels.ts";

/** Whether stories are posted that nobody has looked at. */
export function ApprovalChoice({
  campaign: { id, approval, approvalsInARow },
}: {
  readonly campaign: Campaign;
}) {
  const [choose, { error }] = useSetCampaignApprovalMutation();
  const [asked, setAsked] = useState<Approval | null>(null);
  const left = Math.max(0, TRUSTED_AFTER - approvalsInARow);
  if (approval === "review_all" && left > 0)
    return (
      <p className="text-14 text-text-2">
        {t`Nothing is posted that you haven't approved.`}{" "}
        {plural(left, {
          one: "After # more approval in a row you may let it post by itself.",
          other: "After # more approvals in a row you may let it post by itself.",
        })}
      </p>
    );
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-14 font-medium">{t`Approval`}</p>
      <Segments
        label={t`Approval`}
        wraps
        value={approval}
        options={APPROVALS.map((value) => ({ value, label: t(APPROVAL_LABELS[value]) }))}
        onChange={(to) => {
          if (to === "review_all") void choose({ id, to });
          else setAsked(to);
        }}
      />
      <p className="text-12 text-text-2">{meaningOf(approval)}</p>
      {error && <p className="text-12 text-danger">{errorSentence(error).advice}</p>}
      {asked && (
        <Understand
          approval={asked}
          onAgree={() => void choose({ id, to: asked })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function meaningOf(approval: Approval): string {
  switch (approval) {
    case "review_all":
      return t`Nothing is posted that you haven't approved.`;
    case "trusted":
      return t`Stories are posted at their time unless you reject them before.`;
    case "autopilot":
      return t`Stories are posted at their time. Once a day you get a list of those you haven't seen.`;
  }
}

/** Says what posting unseen means; its owner has to have read it. */
function Understand({
  approval,
  onAgree,
  onClose,
}: {
  readonly approval: Approval;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}) {
  const [isUnderstood, setUnderstood] = useState(false);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Let it post by itself?`}
      description={meaningOf(approval)}
    >
      <div className="flex flex-col gap-4">
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-14">
          <li>{t`What is posted is in your name, and you answer for it, seen or not.`}</li>
          <li>{t`On TikTok, a story that you haven't looked at only goes to your drafts.`}</li>
          <li>
            {t`You review everything again as soon as you reject a story, somebody reports one, the safety check isn't sure, or a post can't be confirmed.`}
          </li>
          <li>{t`A daily list names each story that was posted unseen, to take it down in one press.`}</li>
        </ul>
        <CheckBox checked={isUnderstood} onCheck={setUnderstood}>
          {t`I have read what this means`}
        </CheckBox>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t`Keep reviewing`}</Button>
          <Button
            look="primary"
            disabled={!isUnderstood}
            onClick={() => {
              onAgree();
              onClose();
            }}
          >
            {t`Let it post`}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
