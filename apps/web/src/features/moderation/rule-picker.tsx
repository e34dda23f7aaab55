import { FLAG_REASONS, type FlagReason } from "@kinora/contracts/moderation/report";
import { t } from "@lingui/core/macro";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { Chip } from "../../ui/chip.tsx";
import { Key } from "./key.tsx";

/** The rules by which content is hidden or removed, each with its shortcut key. */
export function RulePicker({
  legend,
  rule,
  onRule,
}: {
  readonly legend: string;
  readonly rule: FlagReason | null;
  readonly onRule: (rule: FlagReason | null) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {FLAG_REASONS.map((reason, index) => (
          <Chip
            key={reason}
            chosen={rule === reason}
            onClick={() => onRule(rule === reason ? null : reason)}
          >
            {t(FLAG_REASON_WORDS[reason])} <Key>{`${index + 1}`}</Key>
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
