import type { ReactNode } from "react";

/** Chips of which one is chosen, under a name. */
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
