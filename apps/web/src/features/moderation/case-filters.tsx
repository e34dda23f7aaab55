import type { CaseFilter } from "@kinora/contracts/moderation/case";
import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import { CONTENT_KINDS } from "@kinora/contracts/prompt/vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { OptionList } from "../../ui/option-list.tsx";
import { Picker } from "../../ui/picker.tsx";
import { Segments } from "../../ui/segments.tsx";
import type { QueueFilter } from "./queue-entries.ts";

const ALL = "all";
const SOURCES = [ALL, "appeal", "report", "scan"] as const;

const KINDS = [null, ...CONTENT_KINDS, "board"] as const;
const KIND_WORDS: Readonly<Record<NonNullable<(typeof KINDS)[number]>, MessageDescriptor>> = {
  video: msg`Films`,
  music: msg`Music`,
  story: msg`Stories`,
  image: msg`Pictures`,
  board: msg`Storyboards`,
};

/** Narrows the queue by source, by reason of a report and by kind of work. */
export function CaseFilters({
  filter,
  onFilter,
}: {
  readonly filter: QueueFilter;
  readonly onFilter: (filter: QueueFilter) => void;
}) {
  const { source, reason, kind } = filter;
  const names = { all: t`All`, appeal: t`Appeals`, report: t`Reported`, scan: t`Scanned` };
  const reasonOf = (value: CaseFilter["reason"] | null) =>
    value ? t(FLAG_REASON_WORDS[value]) : t`Any reason`;
  const kindOf = (value: QueueFilter["kind"]) => (value ? t(KIND_WORDS[value]) : t`Any kind`);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Picker label={t`Reason`} value={reasonOf(reason)}>
        {(close) => (
          <OptionList<QueueFilter["reason"]>
            label={t`Reason`}
            value={reason}
            options={[null, ...FLAG_REASONS].map((value) => ({ value, label: reasonOf(value) }))}
            onChoose={(chosen) => {
              onFilter({ ...filter, reason: chosen });
              close();
            }}
          />
        )}
      </Picker>
      <Picker label={t`Kind`} value={kindOf(kind)}>
        {(close) => (
          <OptionList<QueueFilter["kind"]>
            label={t`Kind`}
            value={kind}
            options={KINDS.map((value) => ({ value, label: kindOf(value) }))}
            onChoose={(chosen) => {
              onFilter({ ...filter, kind: chosen });
              close();
            }}
          />
        )}
      </Picker>
      <Segments
        label={t`Why it's here`}
        value={source ?? ALL}
        onChange={(value) => onFilter({ ...filter, source: value === ALL ? null : value })}
        options={SOURCES.map((value) => ({ value, label: names[value] }))}
        wraps
      />
    </div>
  );
}
