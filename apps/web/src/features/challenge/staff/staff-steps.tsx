import type { Challenge } from "@kinora/contracts/challenge/challenge";
import { PROVEN_POOL_FROM, STATEMENT_MAX } from "@kinora/contracts/challenge/challenge-limits";
import type { StaffStep } from "@kinora/contracts/challenge/challenge-vocabulary";
import { plural, t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { useSay } from "../../../store/use-say.ts";
import { momentText } from "../../../text/moment-text.ts";
import { numberText } from "../../../text/number-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import {
  useScheduleLargeChallengeMutation,
  useStepChallengeMutation,
} from "./staff-challenge-api.ts";

export interface StepsProps {
  readonly challenge: Challenge;
  readonly onMoved: () => void;
}

/** The steps that can be taken now; the clock takes all others. */
export function StaffSteps({ challenge, onMoved }: StepsProps) {
  const { state, reviewedUntil } = challenge;
  const [isCancelling, setIsCancelling] = useState(false);
  const { move, isMoving } = useSteps(challenge, onMoved);
  if (state === "completed" || state === "cancelled") return null;
  const one = (step: Exclude<StaffStep, "cancel">, label: string, isMain = false) => (
    <Button
      look={isMain ? "primary" : "quiet"}
      busy={isMoving && t`Sending`}
      onClick={() => void move(step)}
    >
      {label}
    </Button>
  );
  return (
    <section className="flex flex-col gap-3 rounded-panel bg-surface-1 p-4">
      {state === "draft" && <ScheduleNote challenge={challenge} />}
      {state === "reviewing" && reviewedUntil && (
        <p className="text-14 text-text-2">
          {t`It completes by itself on ${{ time: momentText(reviewedUntil) }}. Prizes are paid then.`}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {state === "draft" && one("schedule", t`Schedule it`, true)}
        {state === "scheduled" && one("revise", t`Back to the draft`)}
        {state === "reviewing" && one("complete", t`Complete it now`, true)}
        {state === "reviewing" && one("rank_again", t`Rank again`)}
        <Button
          look="danger"
          onClick={() => setIsCancelling(true)}
        >{t`Cancel the challenge`}</Button>
      </div>
      <CancelSheet
        challenge={challenge}
        open={isCancelling}
        onClose={() => setIsCancelling(false)}
        onMoved={onMoved}
      />
    </section>
  );
}

function ScheduleNote({ challenge: { pool } }: { readonly challenge: Challenge }) {
  return (
    <p className="text-14 text-text-2">
      {t`Scheduling puts ${plural(pool, { one: "# gem", other: "# gems" })} into escrow and shows the challenge to everybody.`}
      {pool > PROVEN_POOL_FROM && (
        <>
          {" "}
          {t`Above ${{ limit: numberText(PROVEN_POOL_FROM) }} gems you sign in once more for it.`}
        </>
      )}
    </p>
  );
}

function useSteps({ id, version, state, pool }: Challenge, onMoved: () => void) {
  const { saySorry } = useSay();
  const [step, { isLoading }] = useStepChallengeMutation();
  const [schedule, { isLoading: isScheduling }] = useScheduleLargeChallengeMutation();
  const isLarge = state === "draft" && pool > PROVEN_POOL_FROM;
  const move = (to: Exclude<StaffStep, "cancel">) =>
    (to === "schedule" && isLarge ? schedule({ id, version }) : step({ id, order: { step: to } }))
      .unwrap()
      .then(onMoved, saySorry);
  return { move, isMoving: isLoading || isScheduling };
}

/** Asks why; the reason is published and told to everybody who took part. */
function CancelSheet({
  challenge: { id, state },
  open,
  onClose,
  onMoved,
}: StepsProps & { readonly open: boolean; readonly onClose: () => void }) {
  const [reason, setReason] = useState("");
  const [step, { isLoading }] = useStepChallengeMutation();
  const { say, saySorry } = useSay();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    step({ id, order: { step: "cancel", reason } })
      .unwrap()
      .then(() => {
        say(t`The challenge is canceled.`);
        onClose();
        onMoved();
      }, saySorry);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Cancel the challenge`}
      description={
        state === "draft"
          ? t`Nobody has seen this draft. It can't be taken up again.`
          : t`The pool goes back, and everybody who entered or voted is told why. This can't be undone.`
      }
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextArea
          label={t`Reason`}
          hint={t`Published with the challenge.`}
          maxLength={STATEMENT_MAX}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Button
          type="submit"
          look="danger"
          disabled={reason.trim() === ""}
          busy={isLoading && t`Sending`}
        >
          {t`Cancel the challenge`}
        </Button>
      </form>
    </Sheet>
  );
}
