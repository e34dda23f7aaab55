import { WEEKDAYS, type Weekday } from "@kinora/contracts/schedule/repeat";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useId } from "react";
import { ownLocale } from "../../../text/moment-text.ts";
import { Chip } from "../../../ui/chip.tsx";
import { ChipGroup } from "../../../ui/chip-group.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { RepeatDays } from "./repeat-days.tsx";
import {
  type CheckedRepeat,
  chosenWeekdays,
  monthDayOf,
  REPEAT_ENDS,
  REPEATS,
  type RepeatDraft,
} from "./repeat-draft.ts";

const EVERY: Readonly<Record<RepeatDraft["every"], MessageDescriptor>> = {
  never: msg`Once`,
  day: msg`Daily`,
  week: msg`Weekly`,
  month: msg`Monthly`,
};
const ENDS: Readonly<Record<RepeatDraft["endBy"], MessageDescriptor>> = {
  count: msg`After a number of posts`,
  date: msg`On a date`,
};
const MONTH_DAYS = Array.from({ length: 31 }, (_, day) => day + 1);

interface ChooseRepeatProps {
  readonly repeat: RepeatDraft;
  /** The date that was chosen, on or after which the first is. */
  readonly date: string;
  readonly zone: string;
  readonly checked: CheckedRepeat;
  readonly onChange: (repeat: RepeatDraft) => void;
}

/** Whether it is posted once or on several days, until when, and which days those are. */
export function ChooseRepeat({ repeat, date, zone, checked, onChange }: ChooseRepeatProps) {
  const change = (some: Partial<RepeatDraft>) => onChange({ ...repeat, ...some });
  return (
    <div className="flex flex-col gap-4">
      <Segments
        label={t`How often`}
        className="self-start"
        wraps
        value={repeat.every}
        options={REPEATS.map((value) => ({ value, label: t(EVERY[value]) }))}
        onChange={(every) => change({ every })}
      />
      {repeat.every === "week" && (
        <Weekdays
          chosen={chosenWeekdays(repeat, date)}
          onChoose={(weekdays) => change({ weekdays })}
        />
      )}
      {repeat.every === "month" && (
        <MonthDay
          day={repeat.monthDay ?? monthDayOf(date)}
          onChoose={(monthDay) => change({ monthDay })}
        />
      )}
      {repeat.every !== "never" && (
        <>
          <End repeat={repeat} date={date} checked={checked} onChange={change} />
          <RepeatDays checked={checked} zone={zone} />
        </>
      )}
    </div>
  );
}

/** 2026-11-30 is a Monday. */
const weekdayName = (day: Weekday, weekday: "short" | "long") =>
  new Date(Date.UTC(2026, 10, 29 + day)).toLocaleString(ownLocale(), { timeZone: "UTC", weekday });

function Weekdays({
  chosen,
  onChoose,
}: {
  readonly chosen: readonly Weekday[];
  readonly onChoose: (days: readonly Weekday[]) => void;
}) {
  const toggle = (day: Weekday) => {
    const days = WEEKDAYS.filter((one) => (one === day) !== chosen.includes(one));
    // One is always left.
    if (days.length > 0) onChoose(days);
  };
  return (
    <ChipGroup label={t`Weekdays`}>
      {WEEKDAYS.map((day) => (
        <Chip
          key={day}
          chosen={chosen.includes(day)}
          aria-label={weekdayName(day, "long")}
          onClick={() => toggle(day)}
        >
          {weekdayName(day, "short")}
        </Chip>
      ))}
    </ChipGroup>
  );
}

function MonthDay({
  day,
  onChoose,
}: {
  readonly day: number;
  readonly onChoose: (day: number) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {t`Day of the month`}
      </label>
      <select
        id={id}
        value={day}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
        className="h-11 w-28 rounded-field border border-line bg-surface-1 px-3 text-16 md:text-14"
      >
        {MONTH_DAYS.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </div>
  );
}

function End({
  repeat: { endBy, count, until },
  date,
  checked,
  onChange,
}: Pick<ChooseRepeatProps, "repeat" | "date" | "checked"> & {
  readonly onChange: (some: Partial<RepeatDraft>) => void;
}) {
  const error = problemOf(checked, endBy);
  return (
    <div className="flex flex-col gap-3">
      <ChipGroup label={t`Ends`}>
        {REPEAT_ENDS.map((value) => (
          <Chip key={value} chosen={value === endBy} onClick={() => onChange({ endBy: value })}>
            {t(ENDS[value])}
          </Chip>
        ))}
      </ChipGroup>
      <div className="max-w-52">
        {endBy === "count" ? (
          <TextField
            label={t`Number of posts`}
            type="number"
            inputMode="numeric"
            min={1}
            max={366}
            required
            value={count}
            error={error}
            onChange={({ currentTarget: { value } }) => onChange({ count: value })}
          />
        ) : (
          <TextField
            label={t`Last day`}
            type="date"
            min={date}
            required
            value={until}
            error={error}
            onChange={({ currentTarget: { value } }) => onChange({ until: value })}
          />
        )}
      </div>
    </div>
  );
}

function problemOf(checked: CheckedRepeat, endBy: RepeatDraft["endBy"]): string | undefined {
  const limit = "limit" in checked ? checked.limit : 0;
  switch (checked.kind) {
    case "no end":
      return endBy === "count" ? t`From 1 to 366.` : t`Choose the last day.`;
    case "none":
      return t`No day fits before the end. Choose a later one.`;
    case "far":
      return t`All posts must be within a year. Choose an earlier end.`;
    case "too_many":
      return t`That's more than ${{ limit }} days. Choose an earlier end.`;
    case "too_many_posts":
      return t`That's more than ${{ limit }} posts, counting each account. Choose an earlier end or fewer accounts.`;
    default:
      return undefined;
  }
}
