import { t } from "@lingui/core/macro";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { cx } from "../../ui/class-names.ts";
import { useKeptFocus } from "../../ui/kept-focus.ts";
import { useOpeningFocus } from "../../ui/opening-focus.ts";

export interface PromptFieldProps {
  readonly value: string;
  /** Maximum UTF-16 units; more are marked as invalid. */
  readonly most: number;
  readonly onChange: (text: string) => void;
  readonly onSubmit: () => void;
  readonly placeholder: string;
  /** Number of lines when empty. */
  readonly rows: number;
  /** True to fill the available height instead of growing with the text. */
  readonly fills?: boolean;
  readonly autoFocus?: boolean;
  /** Id of the element that describes it. */
  readonly describedBy: string;
  /** An overlay on top of the text. */
  readonly marks?: ReactNode;
}

const TALLEST_PX = 280;

/** A large field that grows with its text. Ctrl or ⌘ and Enter submits. */
export function PromptField({
  value,
  most,
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
    // An empty field is as tall as its rows; measuring would cost another layout.
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
        // biome-ignore lint/a11y/noAutofocus: the user opened it to write
        autoFocus={focusesItself}
        // Lets a right-to-left script start on its own side.
        dir="auto"
        data-prompt
        aria-label={t`Prompt`}
        aria-describedby={describedBy}
        aria-invalid={value.trim().length > most}
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
