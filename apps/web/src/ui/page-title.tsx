import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

/** The title of a page: of one size, whatever the page. */
export function PageTitle({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <h1 dir="auto" className={cx("text-28 wrap-anywhere", className)}>
      {children}
    </h1>
  );
}
