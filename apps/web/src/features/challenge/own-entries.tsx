import type { Challenge, ChallengeStanding, OwnEntry } from "@kinora/contracts/challenge/challenge";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { useEnterChallengeMutation, useWithdrawEntryMutation } from "./challenge-api.ts";
import { EntryPicker } from "./entry-picker.tsx";
import { WorkPicture } from "./work-picture.tsx";

export interface OwnEntriesProps {
  readonly challenge: Challenge;
  readonly mine: ChallengeStanding;
  readonly onChanged: () => void;
}

/** One's own entries, which nobody else sees before the vote is over. */
export function OwnEntries({ challenge, mine, onChanged }: OwnEntriesProps) {
  const { say, saySorry } = useSay();
  const [isPicking, setIsPicking] = useState(false);
  const [enter, { isLoading: isEntering }] = useEnterChallengeMutation();
  const [withdraw, { isLoading: isWithdrawing, originalArgs: leaving }] =
    useWithdrawEntryMutation();
  const { id, state } = challenge;
  const own = mine.entries.filter(({ withdrawnAt }) => withdrawnAt === null);
  if (own.length === 0 && !mine.canEnter) return null;
  const send = (creationId: string) =>
    enter({ id, creationId })
      .unwrap()
      .then(() => {
        setIsPicking(false);
        say(t`Your work is entered`);
        onChanged();
      }, saySorry);
  const takeBack = (entry: OwnEntry) =>
    withdraw(entry.id)
      .unwrap()
      .then(() => {
        say(t`Your entry is withdrawn`);
        onChanged();
      }, saySorry);
  return (
    <section className="mb-8">
      <h2 className="mb-2 text-16 font-medium">{t`Your entries`}</h2>
      <ul className="flex flex-col gap-2">
        {own.map((entry) => (
          <li key={entry.id} className="flex items-center gap-3">
            {entry.work && <WorkPicture card={entry.work} className="size-16" />}
            <span className="min-w-0 flex-1 text-14 wrap-anywhere">
              {entry.work?.title ?? entry.work?.prompt ?? t`This work is gone`}
              {entry.excluded && (
                <span className="block text-text-2">{t`Excluded: ${{ why: entry.excluded }}`}</span>
              )}
            </span>
            {state === "open" && entry.excluded === null && (
              <Button
                size="sm"
                busy={isWithdrawing && leaving === entry.id && t`Withdrawing`}
                onClick={() => void takeBack(entry)}
              >
                {t`Withdraw`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mine.canEnter && !isPicking && (
        <Button look="primary" className="mt-3" onClick={() => setIsPicking(true)}>
          {t`Enter a work`}
        </Button>
      )}
      {mine.canEnter && isPicking && (
        <EntryPicker
          challenge={challenge}
          busy={isEntering}
          onPick={(work) => void send(work)}
          onClose={() => setIsPicking(false)}
        />
      )}
    </section>
  );
}
