import type { ReactNode } from "react";

/** A labelled row of chips, which scrolls sideways on a narrow screen to leave room for a list. */
export function WideChips({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0 md:flex md:items-baseline md:gap-3">
      <legend className="mb-1 shrink-0 text-14 font-medium md:float-left md:mb-0">{label}</legend>
      <div className="no-scrollbar -mx-5 flex gap-1.5 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:px-0 large-text:flex-wrap">
        {children}
      </div>
    </fieldset>
  );
}
