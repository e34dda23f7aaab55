import { cx } from "./class-names.ts";

/** A place that will be filled; give it the final size. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden="true" className={cx("skeleton rounded-field", className)} />;
}
