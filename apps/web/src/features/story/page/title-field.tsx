import { t } from "@lingui/core/macro";
import { useState } from "react";

export interface TitleFieldProps {
  readonly title: string;
  readonly maxLength: number;
  readonly onChange: (title: string) => void;
}

/** Shared by the field and the hidden text that sets its height, so that their lines match. */
const LINES =
  "*:[grid-area:1/1] after:[grid-area:1/1] *:min-w-0 after:min-w-0 *:px-2 after:px-2 *:py-0.5 after:py-0.5 after:whitespace-pre-wrap after:wrap-anywhere *:wrap-anywhere font-title text-20 font-semibold tracking-tight md:text-28";

/**
 * The full title, editable in place. It is one line of text in as many rows as needed; an empty one
 * is not saved.
 */
export function TitleField({ title, maxLength, onChange }: TitleFieldProps) {
  const [text, setText] = useState(title);
  const [known, setKnown] = useState(title);
  if (known !== title) {
    setKnown(title);
    if (text.trim() !== title.trim()) setText(title);
  }
  return (
    // A hidden copy of the text behind the field sets its height.
    <div
      data-words={`${text} `}
      className={`-mx-2 grid w-[calc(100%+1rem)] after:invisible after:content-[attr(data-words)] ${LINES}`}
    >
      <textarea
        dir="auto"
        aria-label={t`Title`}
        rows={1}
        value={text}
        maxLength={maxLength}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
        onChange={({ target }) => {
          const words = target.value.replace(/\s*\n\s*/g, " ");
          setText(words);
          if (words.trim() !== "") onChange(words);
        }}
        onBlur={() => setText(title)}
        className="resize-none overflow-hidden rounded-field bg-transparent transition-colors hover:bg-surface-1 focus:bg-surface-1 focus-visible:outline-offset-0"
      />
    </div>
  );
}
