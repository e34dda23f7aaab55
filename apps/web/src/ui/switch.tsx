import { type ButtonHTMLAttributes, type ReactNode, useId } from "react";
import { cx } from "./class-names.ts";

export interface SwitchProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="cursor-pointer text-14 font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-12 text-text-2">
            {hint}
          </p>
        )}
      </div>
      <SwitchButton
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        onChange={onChange}
      />
    </div>
  );
}

/** The switch alone, for use with an external label. */
export function SwitchButton({
  checked,
  onChange,
  ...rest
}: Pick<SwitchProps, "checked" | "onChange"> &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "onChange">) {
  return (
    <button
      type="button"
      role="switch"
      {...rest}
      aria-checked={checked}
      onClick={() => onChange(!checked)}
      className={cx(
        "relative h-7 w-12 shrink-0 rounded-full transition-colors after:absolute after:-inset-2 disabled:opacity-50",
        checked ? "bg-accent" : "bg-surface-3",
      )}
    >
      <span
        className={cx(
          "absolute top-1 left-1 size-5 rounded-full transition-transform",
          checked ? "translate-x-5 bg-accent-ink" : "bg-text-2",
        )}
      />
    </button>
  );
}
