import { cx } from "./class-names.ts";

/** A placeholder for content that is loading; give it the final size. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden="true" className={cx("skeleton rounded-field", className)} />;
}
