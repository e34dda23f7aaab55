import { QUICK_ZONES, zonesToChooseFrom } from "@kinora/contracts/schedule/zone";
import { msg, t } from "@lingui/core/macro";
import { useId, useMemo } from "react";
import { Chip } from "../../ui/chip.tsx";
import { ChipGroup } from "../../ui/chip-group.tsx";
import { ownZone } from "./time-draft.ts";

const QUICK = {
  "America/Los_Angeles": msg`Pacific`,
  "America/Denver": msg`Mountain`,
  "America/Chicago": msg`Central`,
  "America/New_York": msg`Eastern`,
} as const satisfies Record<(typeof QUICK_ZONES)[number], object>;

/** The zone whose clocks show a time: one's own, the four of the United States, or any. */
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
