import { type RefObject, useEffect, useState } from "react";
import { stayAt } from "./stay-at.ts";

/**
 * For a part of a page that a link may lead to, and that is there later than the page: takes the
 * focus, and stays on the screen while what is above it loads.
 *
 * @param name what follows "#" in the link's address
 * @param focused takes the focus
 * @returns true when the address names it
 */
export function usePointedAt(name: string, focused: RefObject<HTMLElement | null>): boolean {
  const [isMeant] = useState(() => location.hash === `#${name}`);
  useEffect(() => {
    if (!isMeant || !focused.current) return;
    focused.current.focus({ preventScroll: true });
    return stayAt(focused.current);
  }, [isMeant, focused]);
  return isMeant;
}
