import { t } from "@lingui/core/macro";
import { useState } from "react";

export interface TitleFieldProps {
  readonly title: string;
  readonly maxLength: number;
  readonly onChange: (title: string) => void;
}

/** The title, written where it stands. An empty one is not kept. */
export function TitleField({ title, maxLength, onChange }: TitleFieldProps) {
  const [text, setText] = useState(title);
  const [known, setKnown] = useState(title);
  if (known !== title) {
    setKnown(title);
    if (text.trim() !== title.trim()) setText(title);
  }
  return (
    <input
      dir="auto"
      aria-label={t`Title`}
      value={text}
      maxLength={maxLength}
      onChange={({ target }) => {
        setText(target.value);
        if (target.value.trim() !== "") onChange(target.value);
      }}
      onBlur={() => setText(title)}
      className="-mx-2 w-[calc(100%+1rem)] min-w-0 truncate rounded-field bg-transparent px-2 py-0.5 font-title text-20 font-semibold tracking-tight transition-colors hover:bg-surface-1 focus:bg-surface-1 focus-visible:outline-offset-0 md:text-28"
    />
  );
}
