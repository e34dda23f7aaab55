import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "./class-names.ts";

export type ButtonLook = "primary" | "quiet" | "ghost" | "danger";

const LOOKS: Readonly<Record<ButtonLook, string>> = {
  primary:
    "bg-accent text-accent-ink hover:not-disabled:brightness-110 disabled:bg-surface-3 disabled:text-text-2",
  quiet: "bg-surface-2 text-text hover:not-disabled:bg-surface-3 disabled:text-text-3",
  ghost:
    "text-text-2 hover:not-disabled:bg-surface-2 hover:not-disabled:text-text disabled:text-text-3",
  danger:
    "bg-surface-2 text-text disabled:text-text-3 hover:not-disabled:bg-danger hover:not-disabled:text-ground",
};

const SIZES = {
  md: "h-11 px-5 text-14",
  sm: "reach h-9 px-3.5 text-14",
  lg: "h-13 px-6 text-16",
} as const;

/** Returns the classes of a button, also for links that act as one. */
export function buttonClass(look: ButtonLook = "quiet", size: keyof typeof SIZES = "md"): string {
  return cx(
    "inline-flex items-center justify-center gap-2 rounded-full font-medium whitespace-nowrap select-none",
    "transition-[background-color,color,filter,scale] active:not-disabled:scale-[0.98]",
    LOOKS[look],
    SIZES[size],
  );
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  readonly size?: keyof typeof SIZES;
  readonly icon?: ReactNode;
  /** Describes the action in progress; the button is disabled meanwhile. */
  readonly busy?: string | false;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button({
  look = "quiet",
  size = "md",
  icon,
  busy = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || busy !== false}
      aria-busy={busy !== false}
      className={cx(buttonClass(look, size), className)}
    >
      {icon}
      {busy === false ? children : busy}
    </button>
  );
}
