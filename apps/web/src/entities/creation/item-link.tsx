import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useCardTrail } from "./card-trail.tsx";
import { followTrail } from "./trail.ts";

export interface ItemLinkProps {
  readonly id: string;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * Opens an item on top of the current page. The page stays mounted while the address becomes the
 * item's; reloading that address shows the item alone.
 */
export function ItemLink({ id, className, label, children }: ItemLinkProps) {
  const trail = useCardTrail();
  return (
    <Link
      to="."
      search={(search) => ({ ...search, item: id })}
      mask={{ to: "/item/$id", params: { id }, unmaskOnReload: true }}
      resetScroll={false}
      preload={false}
      aria-label={label}
      className={className}
      onClick={() => trail && followTrail(trail)}
    >
      {children}
    </Link>
  );
}
