import { type ReactNode, useId } from "react";

/**
 * A labelled row of chips, or of one control with its own accessible name (`named`), so the label
 * is announced once.
 */
export function ChoiceRow({
  label,
  hint,
  named = false,
  children,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly named?: boolean;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <div {...(named ? {} : { role: "group", "aria-labelledby": id })}>
      <p id={id} aria-hidden={named} className="mb-1.5 text-14 font-medium">
        {label}
      </p>
      <div className="flex flex-wrap gap-1.5">{children}</div>
      {hint && <p className="mt-1.5 text-12 text-text-2">{hint}</p>}
    </div>
  );
}
