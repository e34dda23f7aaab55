import { t } from "@lingui/core/macro";
import { useState } from "react";
import { Segments } from "../../ui/segments.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type CostPeriod, isPeriod } from "./cost-period.ts";

const LENGTHS = ["7", "30", "90"] as const;
type Length = (typeof LENGTHS)[number] | "other";

interface CostPeriodPickerProps {
  readonly period: CostPeriod;
  /** The first and the last day that are shown. */
  readonly shown: { readonly from: string; readonly to: string } | undefined;
  readonly onChange: (period: CostPeriod) => void;
}

/** Chooses the last days, or any others. */
export function CostPeriodPicker({ period, shown, onChange }: CostPeriodPickerProps) {
  const length = LENGTHS.find((one) => "days" in period && Number(one) === period.days) ?? "other";
  const choose = (value: Length) => {
    if (value !== "other") onChange({ days: Number(value) });
    else if (shown) onChange({ from: shown.from, to: shown.to });
  };
  const own = "from" in period ? period : shown;
  return (
    <div className="flex flex-col items-start gap-3">
      <Segments
        label={t`Days`}
        value={length}
        onChange={choose}
        options={[
          ...LENGTHS.map((value) => ({ value, label: t`${{ count: value }} days` })),
          { value: "other" as const, label: t`Other` },
        ]}
        wraps
      />
      {length === "other" && own && <Days from={own.from} to={own.to} onChange={onChange} />}
    </div>
  );
}

/** Two days; what is no period is not asked for. */
function Days({
  from: shownFrom,
  to: shownTo,
  onChange,
}: {
  readonly from: string;
  readonly to: string;
  readonly onChange: (period: CostPeriod) => void;
}) {
  const [{ from, to }, setDays] = useState({ from: shownFrom, to: shownTo });
  const [seen, setSeen] = useState({ from: shownFrom, to: shownTo });
  // Not by a key: whoever types a day would lose the focus with its first digits.
  if (seen.from !== shownFrom || seen.to !== shownTo) {
    setSeen({ from: shownFrom, to: shownTo });
    setDays({ from: shownFrom, to: shownTo });
  }
  const change = (days: { readonly from: string; readonly to: string }) => {
    setDays(days);
    if (isPeriod(days.from, days.to)) onChange(days);
  };
  const error = isPeriod(from, to) ? undefined : t`A period has between 1 and 366 days.`;
  return (
    <div className="flex flex-wrap gap-3">
      <TextField
        label={t`First day`}
        type="date"
        value={from}
        max={to}
        onChange={({ target }) => change({ from: target.value, to })}
      />
      <TextField
        label={t`Last day`}
        type="date"
        value={to}
        min={from}
        onChange={({ target }) => change({ from, to: target.value })}
        {...(error === undefined ? {} : { error })}
      />
    </div>
  );
}
