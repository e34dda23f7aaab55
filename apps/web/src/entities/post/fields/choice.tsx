import { t } from "@lingui/core/macro";
import { Chip } from "../../../ui/chip.tsx";
import { ChipGroup } from "../../../ui/chip-group.tsx";

/** A question with a few answers, none of which is chosen beforehand. */
export function Choice<Value extends string | boolean>({
  id,
  label,
  hint,
  value,
  options,
  onChoose,
}: {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: Value | null;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <div id={id}>
      <ChipGroup label={label}>
        {options.map((option) => (
          <Chip
            key={`${option.value}`}
            chosen={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </Chip>
        ))}
      </ChipGroup>
      <p className="mt-1.5 text-12 text-text-2">{hint ?? (value === null && t`Choose one.`)}</p>
    </div>
  );
}
