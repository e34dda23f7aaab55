import type { ReactNode } from "react";
import { cx } from "../../ui/class-names.ts";

/** Wraps when space is short, so that every option stays visible. */
const ROW = "flex min-h-9 min-w-0 flex-wrap items-center gap-1.5 py-1";

export interface ComposerFrameProps {
  /** The accessible name of the form. */
  readonly label: string;
  /** Choices of what is made and from what. */
  readonly modes: ReactNode;
  /** Tools that supply words: at the top, or within reach of the thumb on a phone. */
  readonly tools: ReactNode;
  /** The prompt field and the messages about it. */
  readonly children: ReactNode;
  readonly chips: ReactNode;
  /** Why the button is disabled, or what its price means. */
  readonly why: ReactNode;
  readonly button: ReactNode;
  readonly className?: string | undefined;
}

/**
 * The form of a composer. Only CSS decides its layout on a phone, because the server renders it
 * before the screen width is known.
 */
export function ComposerFrame(props: ComposerFrameProps) {
  const { label, modes, tools, children, chips, why, button, className } = props;
  return (
    <form
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      className={cx("relative flex min-w-0 flex-col gap-3", className)}
    >
      {/* Leaves room for the tools beside it. */}
      <div className={cx(ROW, "md:mr-36")}>{modes}</div>
      {children}
      <div className="flex min-w-0 flex-col gap-x-3 gap-y-1 lg:flex-row lg:flex-wrap lg:items-center">
        <div className={cx(ROW, "flex-1")}>{chips}</div>
        {/* Stays within reach however far the sheet is scrolled on a phone, always together with the reason the button is disabled; it covers nothing that follows. */}
        <div className="max-md:sticky max-md:bottom-0 max-md:z-1 max-md:bg-surface-1 max-md:shadow-[0_1.25rem_0_var(--surface-1)] md:contents">
          {/* Long or enlarged text moves to a row of its own. */}
          <div className="flex flex-wrap items-center justify-between gap-x-2 max-md:pb-1 md:contents">
            <div className="max-md:grow md:order-last md:mt-2 md:text-right lg:basis-full">
              {why}
            </div>
            <div className="max-md:ml-auto md:absolute md:top-0 md:right-0">{tools}</div>
          </div>
          <div className="flex flex-col">{button}</div>
        </div>
      </div>
    </form>
  );
}
