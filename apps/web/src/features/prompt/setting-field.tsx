import type { SettingSchema, SettingValue } from "@kinora/contracts/prompt/settings-schema";
import { plural } from "@lingui/core/macro";
import { Chip } from "../../ui/chip.tsx";
import { ChipGroup } from "../../ui/chip-group.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextArea } from "../../ui/text-field.tsx";
import { RangeField } from "./range-field.tsx";
import { settingWords } from "./setting-words.ts";

/** Number of steps of a range whose schema defines none. */
const STEPS = 20;

export interface SettingFieldProps {
  readonly name: string;
  readonly schema: SettingSchema;
  /** Undefined when not chosen; the model then decides. */
  readonly value: SettingValue | undefined;
  readonly onChange: (value: SettingValue | undefined) => void;
}

/** Renders the control of a model's setting according to its schema. */
export function SettingField({ name, schema, value, onChange }: SettingFieldProps) {
  const { label, hint = "", placeholder, step, say = String } = settingWords(name);
  if (schema.type === "boolean") {
    const checked = value === true;
    return (
      <Switch
        label={label}
        hint={hint}
        checked={checked}
        onChange={(on) => onChange(on || undefined)}
      />
    );
  }
  if (schema.type === "string") {
    const text = typeof value === "string" ? value : "";
    if (!schema.enum)
      return <Words {...{ label, hint, placeholder, text, onChange }} most={schema.maxLength} />;
    return (
      <ChipGroup label={label}>
        {schema.enum.map((one) => (
          <Chip
            key={one}
            chosen={(text || schema.default) === one}
            onClick={() => onChange(one === schema.default ? undefined : one)}
          >
            {one}
          </Chip>
        ))}
      </ChipGroup>
    );
  }
  const { minimum, maximum } = schema;
  const whole = schema.type === "integer" ? 1 : (maximum - minimum) / STEPS;
  return (
    <RangeField
      {...{ label, hint, say, onChange }}
      min={minimum}
      max={maximum}
      step={step ?? whole}
      usual={schema.default}
      value={typeof value === "number" ? value : undefined}
    />
  );
}

function Words({
  label,
  hint,
  placeholder,
  text,
  most,
  onChange,
}: {
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string | undefined;
  readonly text: string;
  readonly most: number;
  readonly onChange: (value: string | undefined) => void;
}) {
  const over = text.trim().length - most;
  return (
    <TextArea
      label={label}
      rows={2}
      value={text}
      hint={hint}
      placeholder={placeholder}
      error={
        over > 0
          ? plural(over, { one: "# character too many", other: "# characters too many" })
          : undefined
      }
      onChange={({ target }) => onChange(target.value || undefined)}
      className="min-h-16"
    />
  );
}
