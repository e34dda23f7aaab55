import { t } from "@lingui/core/macro";
import { TimeFields } from "../../../entities/post/time-fields.tsx";
import { Segments } from "../../../ui/segments.tsx";
import type { When } from "./use-when.ts";

const NOW = "now";
const LATER = "later";

/** Now, or at a time. */
export function ChooseWhen({
  when,
  now,
  onChange,
}: {
  readonly when: When;
  readonly now: Date;
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
        <TimeFields value={when.time} now={now} onChange={(time) => onChange({ ...when, time })} />
      )}
    </section>
  );
}
