import type { ReactNode } from "react";

/** Facts of one kind about a case, under a small heading. */
export function FactPart({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section>
      <h2 className="mb-1 text-12 font-medium text-text-2">{title}</h2>
      {children}
    </section>
  );
}
