import { t } from "@lingui/core/macro";
import { TextField } from "../../ui/text-field.tsx";
import { type CheckedTime, checkTime, ownZone, type TimeDraft, timeInZone } from "./time-draft.ts";
import { ZoneField } from "./zone-field.tsx";

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
