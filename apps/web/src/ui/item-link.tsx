import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

export interface ItemLinkProps {
  readonly id: string;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * Opens an item over the page it is on: the page stays where it is, the address is the item's, and a
 * reload of that address shows the item alone.
 */
export function ItemLink({ id, className, label, children }: ItemLinkProps) {
  return (
    <Link
      to="."
      search={(search) => ({ ...search, item: id })}
      mask={{ to: "/item/$id", params: { id }, unmaskOnReload: true }}
      resetScroll={false}
      preload={false}
      aria-label={label}
      className={className}
    >
      {children}
    </Link>
  );
}
