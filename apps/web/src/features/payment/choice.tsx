import { OptionList } from "../../ui/option-list.tsx";
import { Picker } from "../../ui/picker.tsx";

/** A picker of one value, or of all. */
export function Choice<Value extends string>({
  label,
  all,
  value,
  options,
  onChoose,
}: {
  readonly label: string;
  /** Names the choice of everything, if there is one. */
  readonly all?: string;
  readonly value: Value | null;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value | null) => void;
}) {
  const named = options.map(([one, words]) => ({ value: one as Value | null, label: words }));
  const every = all === undefined ? named : [{ value: null, label: all }, ...named];
  return (
    <Picker label={label} value={every.find((one) => one.value === value)?.label ?? label}>
      {(close) => (
        <OptionList
          label={label}
          value={value}
          options={every}
          onChoose={(one) => {
            onChoose(one);
            close();
          }}
        />
      )}
    </Picker>
  );
}
