import { REPORT_NOTE_MAX } from "@kinora/contracts/limits";
import {
  FLAG_REASONS,
  type FlagReason,
  SEVERE_HOURS,
  SEVERE_REASONS,
} from "@kinora/contracts/moderation/report";
import { msg, t } from "@lingui/core/macro";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { refusalOf } from "../../store/api-error.ts";
import { useKeptWords } from "../../store/kept-words.ts";
import { useAppSelector } from "../../store/store.ts";
import { useAskToSignIn } from "../../store/use-ask-to-sign-in.ts";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TextArea } from "../../ui/text-field.tsx";
import {
  useReportBoardMutation,
  useReportCollectionMutation,
  useReportCommentMutation,
  useReportCreationMutation,
  useReportPersonMutation,
} from "./moderation-api.ts";

export type ReportedNoun = "creation" | "person" | "board" | "comment" | "collection";

export interface ReportSheetProps {
  /** Of the work or person; the last part of a storyboard's link. */
  readonly id: string;
  /** What is reported: a work (the default), a person's profile, a shared storyboard, a comment or a collection. */
  readonly noun?: ReportedNoun;
  /** True when the user is known to have reported it already. */
  readonly reported?: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

const QUESTIONS = {
  creation: msg`What is wrong with it? Choose one.`,
  person: msg`What is wrong with this profile: its name, picture or text? Choose one.`,
  board: msg`What is wrong with this storyboard: its words or pictures? Choose one.`,
  comment: msg`What is wrong with this comment? Choose one.`,
  collection: msg`What is wrong with the title or text of this collection? Choose one. Works in it have a report of their own.`,
} as const;

/** Reports something to the moderators. Each user has at most one open report per item. */
export function ReportSheet(props: ReportSheetProps) {
  const { id, noun = "creation", reported = false, open, onClose } = props;
  const [reason, setReason] = useState<FlagReason | null>(null);
  const [note, setNote] = useKeptWords(`report ${id}`, "");
  // Shared under a fixed cache key, so that every view of the work shows it as reported.
  const { send, isLoading, isSuccess, error } = useReport(noun, id);
  const isReported = reported || isSuccess || refusalOf(error)?.code === "ALREADY_REPORTED";
  const isGuest = useAppSelector(({ auth }) => auth.uid === null);
  const mayGoOn = useAskToSignIn();
  const { say, saySorry } = useSay();
  // Before the form, because text typed into it would be lost on the way to sign-in.
  const ask = useEffectEvent(() => {
    if (!mayGoOn(t`Sign in to report this.`, { act: "report", id, noun })) onClose();
  });
  useEffect(() => {
    if (open) ask();
  }, [open]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === null) return;
    send({ id, report: { reason, note } })
      .unwrap()
      .then(() => {
        setNote("");
        say(t`Thanks. The moderators will look at it.`, "success");
      }, saySorry)
      .finally(onClose);
  };
  const shown = open && !isGuest;
  if (isReported)
    return (
      <Sheet open={shown} onClose={onClose} title={t`Report`}>
        {t`You've already reported this. We're looking at it.`}
      </Sheet>
    );
  return (
    <Sheet open={shown} onClose={onClose} title={t`Report`} description={t(QUESTIONS[noun])}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <fieldset className="flex flex-col">
          <legend className="sr-only">{t`Reason`}</legend>
          {FLAG_REASONS.map((value) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
              <input
                type="radio"
                name="reason"
                value={value}
                checked={reason === value}
                onChange={() => setReason(value)}
                className="size-5 shrink-0 accent-accent"
              />
              <span>
                {t(FLAG_REASON_WORDS[value])}
                {value === "harmful" && (
                  <span className="block text-12 text-text-2">
                    {t`Also fraud, spam, copied work, or someone's face or personal data.`}
                  </span>
                )}
                {SEVERE_REASONS.includes(value) && (
                  <span className="block text-12 text-text-2">
                    {t`Decided first, within ${SEVERE_HOURS} hours.`}
                  </span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
        <TextArea
          label={t`Note (optional)`}
          maxLength={REPORT_NOTE_MAX}
          hint={
            note.length > REPORT_NOTE_MAX * 0.8
              ? t`${{ used: note.length }} of ${{ max: REPORT_NOTE_MAX }} characters`
              : undefined
          }
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button
          type="submit"
          look="primary"
          disabled={reason === null}
          busy={isLoading && t`Sending`}
        >
          {t`Send report`}
        </Button>
      </form>
    </Sheet>
  );
}

/** Cached under the id of the reported item, wherever that is shown. */
function useReport(noun: ReportedNoun, id: string) {
  const [sendOfWork, ofWork] = useReportCreationMutation({ fixedCacheKey: id });
  const [sendOfPerson, ofPerson] = useReportPersonMutation({ fixedCacheKey: `person ${id}` });
  const [sendOfBoard, ofBoard] = useReportBoardMutation({ fixedCacheKey: `board ${id}` });
  const [sendOfComment, ofComment] = useReportCommentMutation({ fixedCacheKey: `comment ${id}` });
  const [sendOfCollection, ofCollection] = useReportCollectionMutation({
    fixedCacheKey: `collection ${id}`,
  });
  return {
    creation: { send: sendOfWork, ...ofWork },
    person: { send: sendOfPerson, ...ofPerson },
    board: { send: sendOfBoard, ...ofBoard },
    comment: { send: sendOfComment, ...ofComment },
    collection: { send: sendOfCollection, ...ofCollection },
  }[noun];
}
