import { WEEKDAYS, type Weekday } from "@kinora/contracts/schedule/repeat";
import { plural, t } from "@lingui/core/macro";
import { Plus, X } from "lucide-react";
import { ZoneField } from "../../../entities/post/zone-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { weekdayName } from "../labels.ts";
import { type CampaignDraft, type SlotRow, slotsOf } from "./campaign-draft.ts";
import { campaignPlaceOf } from "./gap-words.ts";
import { Section } from "./section.tsx";

/** Times of day that a campaign may have. */
const ROWS_MAX = 6;

export interface SlotsSectionProps {
  readonly draft: Pick<CampaignDraft, "slots" | "zone">;
  readonly onChange: (some: Partial<CampaignDraft>) => void;
}

/** When its stories are posted: days of the week, each at its times. */
export function SlotsSection({ draft: { slots: rows, zone }, onChange }: SlotsSectionProps) {
  const setRow = (at: number, row: SlotRow) =>
    onChange({ slots: rows.map((one, index) => (index === at ? row : one)) });
  const count = slotsOf(rows).length;
  return (
    <Section
      title={t`When`}
      hint={t`Each story is made some days before its time, so that you can look at it.`}
    >
      <div id={campaignPlaceOf("slots")} className="flex flex-col gap-4">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
          <div key={at} className="flex flex-wrap items-end gap-3 rounded-panel bg-surface-1 p-4">
            <div className="w-36">
              <TextField
                label={t`Time`}
                type="time"
                value={row.time}
                onChange={({ currentTarget: { value } }) =>
                  setRow(at, { ...row, time: value.slice(0, 5) })
                }
              />
            </div>
            <Days days={row.days} onChange={(days) => setRow(at, { ...row, days })} />
            {rows.length > 1 && (
              <IconButton
                label={t`Remove this time`}
                icon={<X size={18} />}
                onClick={() => onChange({ slots: rows.filter((_, index) => index !== at) })}
              />
            )}
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          size="sm"
          icon={<Plus size={16} />}
          disabled={rows.length >= ROWS_MAX}
          onClick={() => onChange({ slots: [...rows, { time: "", days: [] }] })}
        >
          {t`Add a time`}
        </Button>
        <p aria-live="polite" className="text-14 text-text-2">
          {count > 0 && plural(count, { one: "# story a week", other: "# stories a week" })}
        </p>
      </div>
      <ZoneField zone={zone} onChoose={(chosen) => onChange({ zone: chosen })} />
    </Section>
  );
}

function Days({
  days,
  onChange,
}: {
  readonly days: readonly Weekday[];
  readonly onChange: (days: readonly Weekday[]) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-14 font-medium">{t`Days`}</legend>
      <div className="flex flex-wrap gap-1.5">
        {WEEKDAYS.map((day) => {
          const chosen = days.includes(day);
          return (
            <Chip
              key={day}
              chosen={chosen}
              aria-label={weekdayName(day, "long")}
              onClick={() =>
                onChange(chosen ? days.filter((one) => one !== day) : [...days, day].toSorted())
              }
            >
              {weekdayName(day)}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
