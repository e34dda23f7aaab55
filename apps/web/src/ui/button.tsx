import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { cx } from "./class-names.ts";

export type ButtonLook = "primary" | "quiet" | "ghost" | "danger";

const LOOKS: Readonly<Record<ButtonLook, string>> = {
  primary:
    "bg-accent text-accent-ink hover:not-off:brightness-110 off:bg-surface-3 off:text-text-2",
  quiet: "bg-surface-2 text-text hover:not-off:bg-surface-3 off:text-text-3",
  ghost: "text-text-2 hover:not-off:bg-surface-2 hover:not-off:text-text off:text-text-3",
  danger:
    "bg-surface-2 text-text off:text-text-3 hover:not-off:bg-danger hover:not-off:text-ground",
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
    "transition-[background-color,color,filter,scale] active:not-off:scale-[0.98]",
    LOOKS[look],
    SIZES[size],
  );
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  readonly size?: keyof typeof SIZES;
  readonly icon?: ReactNode;
  /** Describes the action in progress. A press does nothing meanwhile, but the focus stays. */
  readonly busy?: string | false;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Ends a press, of a submit button too. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

export function Button({
  look = "quiet",
  size = "md",
  icon,
  busy = false,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  const isBusy = busy !== false;
  return (
    <button
      type="button"
      {...rest}
      // A disabled button would lose the focus to the page.
      disabled={disabled === true && !isBusy}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy}
      onClick={isBusy ? ignore : onClick}
      className={cx(buttonClass(look, size), className)}
    >
      {icon}
      {isBusy ? busy : children}
    </button>
  );
}
