import { useEffect, useState } from "react";
import { nextHour, ownZone, type TimeDraft } from "../../../entities/post/time-draft.ts";
import { keepFor, keptFor } from "../../../store/kept-words.ts";
import { useAppSelector } from "../../../store/store.ts";
import { isRecord, isText } from "../../../store/stored-value.ts";
import { keptWhen } from "./kept-names.ts";
import { isRepeatDraft, NO_REPEAT, type RepeatDraft } from "./repeat-draft.ts";

/** When a work is to be published. */
export interface When {
  readonly isLater: boolean;
  readonly time: TimeDraft;
  readonly repeat: RepeatDraft;
}

const isWhen = (value: unknown): value is When =>
  isRecord(value) &&
  typeof value.isLater === "boolean" &&
  isRecord(value.time) &&
  [value.time.date, value.time.time, value.time.zone].every(isText) &&
  isRepeatDraft(value.repeat);

/** Now, or the time that is being chosen; kept as the rest of the draft is. */
export function useWhen(workId: string, opened: When | null) {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const of = keptWhen(workId);
  const [when, setWhen] = useState<When>(
    () =>
      opened ??
      keptFor(of, uid, isWhen) ?? {
        ...{ isLater: false, time: nextHour(new Date(), ownZone()), repeat: NO_REPEAT },
      },
  );
  useEffect(() => {
    if (uid !== null) keepFor(of, uid, when.isLater ? when : null);
  }, [of, uid, when]);
  const forgetWhen = () => {
    if (uid !== null) keepFor(of, uid, null);
  };
  return { when, setWhen, forgetWhen };
}
