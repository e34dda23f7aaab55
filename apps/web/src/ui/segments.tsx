import { type KeyboardEvent, useEffect, useRef } from "react";
import { cx } from "./class-names.ts";

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Segment<Value>[];
  /**
   * `byKey` when chosen by keys: the focus should stay in the group, or in one that replaces it.
   */
  readonly onChange: (value: Value, byKey: boolean) => void;
  /** True when it replaces a group that had the focus. */
  readonly takesFocus?: boolean;
  readonly className?: string;
  /** True to wrap to a second line when large text needs it. */
  readonly wraps?: boolean;
}

/** A few options of which one is selected: a radio group with arrow keys. */
export function Segments<Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
  wraps = false,
  takesFocus = false,
}: SegmentsProps<Value>) {
  const group = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    if (takesFocus) group.current?.querySelector<HTMLElement>("[aria-checked=true]")?.focus();
  }, []);

  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = options.findIndex((option) => option.value === value);
    const next = (at + by + options.length) % options.length;
    const option = options[next];
    if (!option) return;
    onChange(option.value, true);
    group.current?.querySelectorAll("button")[next]?.focus();
  };

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      onKeyDown={step}
      className={cx(
        "inline-flex bg-surface-2 p-1",
        wraps ? "flex-wrap gap-y-1 rounded-3xl" : "h-9 shrink-0 rounded-full",
        className,
      )}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: one tab stop and arrow keys, with custom styling
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value, false)}
          className={cx(
            "reach h-7 flex-1 rounded-full text-14 font-medium whitespace-nowrap transition-colors",
            wraps ? "px-2 sm:px-3.5" : "px-3.5",
            option.value === value ? "bg-text text-ground" : "text-text-2 hover:text-text",
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
