import type { ReactNode } from "react";

/** A labelled group of chips of which one is selected. */
export function ChipGroup({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </fieldset>
  );
}
