import { t } from "@lingui/core/macro";
import { TimeFields } from "../../../entities/post/time-fields.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { BestTimes, type BestTimesProps } from "./best-times.tsx";
import { ChooseRepeat } from "./choose-repeat.tsx";
import type { CheckedRepeat } from "./repeat-draft.ts";
import type { When } from "./use-when.ts";

const NOW = "now";
const LATER = "later";

/** Now, at a time, or on several days. */
export function ChooseWhen({
  when,
  now,
  days,
  accounts,
  onChange,
}: {
  readonly when: When;
  readonly now: Date;
  readonly days: CheckedRepeat;
  readonly accounts: BestTimesProps["accounts"];
  readonly onChange: (when: When) => void;
}) {
  return (
    <section aria-label={t`When`} className="flex flex-col gap-4">
      <h2 className="text-20">{t`When`}</h2>
      <Segments
        label={t`When`}
        className="self-start"
        value={when.isLater ? LATER : NOW}
        options={[
          { value: NOW, label: t`Now` },
          { value: LATER, label: t`At a time` },
        ]}
        onChange={(value) => onChange({ ...when, isLater: value === LATER })}
      />
      {when.isLater && (
        <>
          <TimeFields
            value={when.time}
            now={now}
            onChange={(time) => onChange({ ...when, time })}
          />
          <BestTimes
            accounts={accounts}
            time={when.time}
            now={now}
            onChoose={(time) => onChange({ ...when, time })}
          />
          <ChooseRepeat
            repeat={when.repeat}
            date={when.time.date}
            zone={when.time.zone}
            checked={days}
            onChange={(repeat) => onChange({ ...when, repeat })}
          />
        </>
      )}
    </section>
  );
}
