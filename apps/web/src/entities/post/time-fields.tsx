import { QUICK_ZONES, zonesToChooseFrom } from "@kinora/contracts/schedule/zone";
import { msg, t } from "@lingui/core/macro";
import { useId, useMemo } from "react";
import { Chip } from "../../ui/chip.tsx";
import { ChipGroup } from "../../ui/chip-group.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type CheckedTime, checkTime, ownZone, type TimeDraft, timeInZone } from "./time-draft.ts";

const QUICK = {
  "America/Los_Angeles": msg`Pacific`,
  "America/Denver": msg`Mountain`,
  "America/Chicago": msg`Central`,
  "America/New_York": msg`Eastern`,
} as const satisfies Record<(typeof QUICK_ZONES)[number], object>;

export interface TimeFieldsProps {
  readonly value: TimeDraft;
  readonly now: Date;
  readonly onChange: (value: TimeDraft) => void;
}

/** A date, a time of day and the zone whose clocks show them; below them what is special about it. */
export function TimeFields({ value, now, onChange }: TimeFieldsProps) {
  const checked = checkTime(value, now);
  const error = problemOf(checked);
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t`Date`}
          type="date"
          required
          value={value.date}
          onChange={({ currentTarget: { value: date } }) => onChange({ ...value, date })}
          error={error}
        />
        <TextField
          label={t`Time`}
          type="time"
          required
          value={value.time}
          onChange={({ currentTarget: { value: time } }) => onChange({ ...value, time })}
        />
      </div>
      <ZoneField zone={value.zone} onChoose={(zone) => onChange({ ...value, zone })} />
      <p aria-live="polite" className="text-14 text-text-2 empty:hidden">
        {noteOf(checked)}
      </p>
    </div>
  );
}

function problemOf({ kind }: CheckedTime): string | undefined {
  if (kind === "past") return t`This time has passed. Choose a later one.`;
  return kind === "far" ? t`Choose a time within a year.` : undefined;
}

function noteOf(checked: CheckedTime): string | null {
  if (checked.kind !== "ok") return null;
  const { is, zone } = checked;
  const shown = timeInZone(is.at, zone);
  if (is.note === "skipped")
    return t`Clocks skip this time on that day. It is posted when they have moved on: ${shown}.`;
  if (is.note === "twice")
    return t`Clocks show this time twice on that day. It is posted the first time.`;
  const own = ownZone();
  return zone === own ? null : t`On your clock: ${{ time: timeInZone(is.at, own) }}.`;
}

/** The zone whose clocks show a time. */
export function ZoneField({
  zone,
  onChoose,
}: {
  readonly zone: string;
  readonly onChoose: (zone: string) => void;
}) {
  const id = useId();
  const own = ownZone();
  const zones = useMemo(() => [...new Set([own, zone, ...zonesToChooseFrom()])], [own, zone]);
  const isQuick = (name: string): name is keyof typeof QUICK => name in QUICK;
  const quick = [own, ...QUICK_ZONES.filter((name) => name !== own)];
  return (
    <div className="flex flex-col gap-3">
      <ChipGroup label={t`Time zone`}>
        {quick.map((name) => (
          <Chip key={name} chosen={name === zone} onClick={() => onChoose(name)}>
            {name === own ? t`Yours` : isQuick(name) ? t(QUICK[name]) : name}
          </Chip>
        ))}
      </ChipGroup>
      <label htmlFor={id} className="sr-only">
        {t`Any time zone`}
      </label>
      <select
        id={id}
        value={zone}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        className="h-11 w-full min-w-0 rounded-field border border-line bg-surface-1 px-3 text-16 md:text-14"
      >
        {zones.map((name) => (
          <option key={name} value={name}>
            {name.replaceAll("_", " ")}
          </option>
        ))}
      </select>
    </div>
  );
}
