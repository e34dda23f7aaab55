import { PROMPT_MAX } from "@kinora/contracts/limits";
import { t } from "@lingui/core/macro";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { cx } from "../../ui/class-names.ts";
import { useKeptFocus } from "../../ui/kept-focus.ts";
import { useOpeningFocus } from "../../ui/opening-focus.ts";

export interface PromptFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onSubmit: () => void;
  readonly placeholder: string;
  /** Lines when empty. */
  readonly rows: number;
  /** Takes the room there is instead of growing with the text. */
  readonly fills?: boolean;
  readonly autoFocus?: boolean;
  /** Id of what is said about it. */
  readonly describedBy: string;
  /** Lies over the words. */
  readonly marks?: ReactNode;
}

const TALLEST_PX = 280;

/** One large field that grows with its text; Ctrl or ⌘ and Enter submits. */
export function PromptField({
  value,
  onChange,
  onSubmit,
  placeholder,
  rows,
  fills = false,
  autoFocus = false,
  describedBy,
  marks,
}: PromptFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const focusesItself = useOpeningFocus(field, autoFocus);
  useKeptFocus(field);

  useLayoutEffect(() => {
    const element = field.current;
    if (!element || fills) return;
    element.style.height = "auto";
    // Without words it is as tall as its rows; measuring would lay the page out once more.
    if (value === "") return;
    element.style.height = `${Math.min(TALLEST_PX, element.scrollHeight)}px`;
  }, [value, fills]);

  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    onSubmit();
  };

  return (
    <div className={cx("relative", fills && "flex min-h-0 flex-1")}>
      <textarea
        ref={field}
        value={value}
        rows={rows}
        // biome-ignore lint/a11y/noAutofocus: opened in order to write
        autoFocus={focusesItself}
        // A right-to-left script begins on its own side.
        dir="auto"
        aria-label={t`Prompt`}
        aria-describedby={describedBy}
        aria-invalid={value.trim().length > PROMPT_MAX}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={keys}
        className={cx(
          "block w-full resize-none rounded-[4px] bg-transparent text-16 leading-relaxed outline-offset-[7px]! placeholder:text-text-2 md:text-20",
          fills && "min-h-0 flex-1",
        )}
      />
      {marks}
    </div>
  );
}
