import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

export interface Option<Value extends string | number | null> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  readonly icon?: ReactNode;
  /** A separate control beside the option. */
  readonly aside?: ReactNode;
  /** The reason the option is shown but disabled. */
  readonly blocked?: string;
}

export interface OptionListProps<Value extends string | number | null> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChoose: (value: Value) => void;
}

/** The options of a picker, one below the other. */
export function OptionList<Value extends string | number | null>({
  label,
  value,
  options,
  onChoose,
}: OptionListProps<Value>) {
  return (
    <ul aria-label={label} className="flex flex-col gap-0.5">
      {options.map((option) => (
        <li key={String(option.value)} className="flex items-center gap-1">
          <button
            type="button"
            disabled={option.blocked !== undefined}
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
            className={cx(
              "flex min-h-11 w-full items-center gap-3 rounded-field px-3 py-2 text-left transition-colors",
              "hover:not-disabled:bg-surface-3 disabled:cursor-not-allowed",
              option.value === value && "bg-surface-2",
            )}
          >
            {option.icon && <span className="shrink-0 text-text-2">{option.icon}</span>}
            <span className="min-w-0 flex-1">
              <span className={cx("block font-medium", option.blocked && "text-text-2")}>
                {option.label}
              </span>
              {(option.blocked ?? option.hint) && (
                <span className="block text-12 text-text-2">{option.blocked ?? option.hint}</span>
              )}
            </span>
            {option.value === value && <Check size={18} className="text-accent" />}
          </button>
          {option.aside}
        </li>
      ))}
    </ul>
  );
}
