import type { ReactNode } from "react";
import { cx } from "../../ui/class-names.ts";

/** Where there is no room for all beside each other they take another row: nothing to choose is out of sight. */
const ROW = "flex min-h-9 min-w-0 flex-wrap items-center gap-1.5 py-1";

export interface ComposerFrameProps {
  /** The form's name. */
  readonly label: string;
  /** What is made, and from what. */
  readonly modes: ReactNode;
  /** Where words can come from: at the top, on a phone within reach of the thumb. */
  readonly tools: ReactNode;
  /** The words, and what is said about them. */
  readonly children: ReactNode;
  readonly chips: ReactNode;
  /** Why the button cannot be pressed, or what its price means. */
  readonly why: ReactNode;
  readonly button: ReactNode;
  readonly className?: string | undefined;
}

/**
 * The form of a composer. Styles alone say what stands where on a phone: the server draws it before
 * anybody knows how wide the screen is.
 */
export function ComposerFrame(props: ComposerFrameProps) {
  const { label, modes, tools, children, chips, why, button, className } = props;
  return (
    <form
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      className={cx("relative flex min-w-0 flex-col gap-3", className)}
    >
      {/* Clear of the tools, which lie beside it. */}
      <div className={cx(ROW, "md:mr-36")}>{modes}</div>
      {children}
      <div className="flex min-w-0 flex-col gap-x-3 gap-y-1 lg:flex-row lg:flex-wrap lg:items-center">
        <div className={cx(ROW, "flex-1")}>{chips}</div>
        {/* Within reach however far the sheet of a phone is scrolled, the button never without what it waits for;
            what comes below it covers nothing. */}
        <div className="max-md:sticky max-md:bottom-0 max-md:z-1 max-md:bg-surface-1 max-md:shadow-[0_1.25rem_0_var(--surface-1)] md:contents">
          {/* Long words, or large ones, have a row of their own. */}
          <div className="flex flex-wrap items-center justify-between gap-x-2 max-md:pb-1 md:contents">
            <div className="max-md:grow max-md:basis-40 md:order-last md:mt-2 md:text-right lg:basis-full">
              {why}
            </div>
            <div className="md:absolute md:top-0 md:right-0">{tools}</div>
          </div>
          <div className="flex flex-col">{button}</div>
        </div>
      </div>
    </form>
  );
}
