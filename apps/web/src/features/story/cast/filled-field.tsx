import { useState } from "react";
import { TextField } from "../../../ui/text-field.tsx";

export interface FilledFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly placeholder?: string;
  /** Told only what is not empty. */
  readonly onFill: (text: string) => void;
}

/** A field that may not be left empty: while it is, the last words are kept. */
export function FilledField({ label, value, maxLength, placeholder, onFill }: FilledFieldProps) {
  const [text, setText] = useState(value);
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
      error={text.trim() === "" ? `Without it “${value}” stays.` : undefined}
      onChange={({ target }) => {
        setText(target.value);
        if (target.value.trim() !== "") onFill(target.value);
      }}
    />
  );
}
