import { type ReactNode, useId } from "react";

/** A part of the form, with its heading. */
export function Section({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <div>
        <h2 id={id} className="text-20">
          {title}
        </h2>
        {hint && <p className="mt-1 text-14 text-text-2">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
