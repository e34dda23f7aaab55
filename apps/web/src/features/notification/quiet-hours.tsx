import type { QuietHours as Hours } from "@kinora/contracts/notification/notification-settings";
import { t } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import { Switch } from "../../ui/switch.tsx";
import { TextField } from "../../ui/text-field.tsx";

const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The hours without push messages; those held back are sent when they end. */
export function QuietHours({
  hours,
  onChange,
}: {
  readonly hours: Hours | null;
  readonly onChange: (hours: Hours | null) => void;
}) {
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <Switch
        label={t`Quiet hours`}
        hint={t`Push notifications wait until they end.`}
        checked={hours !== null}
        onChange={(on) => onChange(on ? { from: "22:00", to: "07:00", zone: zoneHere() } : null)}
      />
      {hours && (
        <div className="flex flex-col gap-2">
          <div className="flex gap-4">
            <TimeField
              label={t`From`}
              value={hours.from}
              not={hours.to}
              onChange={(from) => onChange({ ...hours, from, zone: zoneHere() })}
            />
            <TimeField
              label={t`To`}
              value={hours.to}
              not={hours.from}
              onChange={(to) => onChange({ ...hours, to, zone: zoneHere() })}
            />
          </div>
          <p className="text-12 text-text-2">{t`Times in ${{ zone: hours.zone.replaceAll("_", " ") }}.`}</p>
        </div>
      )}
    </div>
  );
}

/** A time of day; on blur, reports a complete and changed time that differs from `not`. */
function TimeField({
  label,
  value,
  not,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly not: string;
  readonly onChange: (time: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <TextField
      type="time"
      label={label}
      value={typed}
      error={typed === not ? t`Choose another time.` : undefined}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => {
        if (typed === "") return setTyped(value);
        if (typed !== not && typed !== value) onChange(typed);
      }}
    />
  );
}
