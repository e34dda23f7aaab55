import { t } from "@lingui/core/macro";
import { useRef, useState } from "react";
import { TextField } from "../../../ui/text-field.tsx";

export interface FilledFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly placeholder?: string;
  /** Called only with text that is not empty. */
  readonly onFill: (text: string) => void;
  /** Called with the previous text when the field is left with another. */
  readonly onChanged?: (before: string) => void;
}

/** A field that may not be empty: while it is, the last text is kept. */
export function FilledField({
  label,
  value,
  maxLength,
  placeholder,
  onFill,
  onChanged,
}: FilledFieldProps) {
  const [text, setText] = useState(value);
  const before = useRef(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value.trim()) setText(value);
  }
  return (
    <TextField
      label={label}
      dir="auto"
      value={text}
      maxLength={maxLength}
      placeholder={placeholder}
      error={text.trim() === "" ? t`If empty, “${value}” stays.` : undefined}
      onFocus={() => (before.current = value)}
      onBlur={() => {
        if (before.current.trim() !== value.trim()) onChanged?.(before.current);
      }}
      onChange={({ target }) => {
        setText(target.value);
        if (target.value.trim() !== "") onFill(target.value);
      }}
    />
  );
}
