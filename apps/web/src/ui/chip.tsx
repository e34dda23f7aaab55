import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "./class-names.ts";

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon?: ReactNode;
  readonly chosen?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A small option that shows its value. `chosen` makes it a toggle. */
export function Chip({ icon, chosen, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(chosen === undefined ? {} : { "aria-pressed": chosen })}
      className={cx(
        "reach inline-flex h-9 shrink-0 items-center gap-1.5 rounded-full px-3 text-14 whitespace-nowrap select-none",
        "transition-colors disabled:text-text-3",
        chosen
          ? "bg-text text-ground"
          : "bg-surface-2 text-text-2 hover:not-disabled:bg-surface-3 hover:not-disabled:text-text",
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}
