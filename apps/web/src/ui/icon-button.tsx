import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "./class-names.ts";

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Over media: translucent and white. */
  readonly over?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, icon, over = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        "relative inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors",
        over
          ? "bg-black/45 text-white backdrop-blur-md hover:not-disabled:bg-black/65"
          : "text-text-2 hover:not-disabled:bg-surface-2 hover:not-disabled:text-text disabled:text-text-3",
        className,
      )}
    >
      {icon}
    </button>
  );
}
