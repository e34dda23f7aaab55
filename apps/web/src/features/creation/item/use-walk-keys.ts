import { useEffect, useRef } from "react";

export interface WalkKeys {
  readonly back: () => void;
  readonly forth: () => void;
  /** True when the plain arrow keys belong to the player. */
  readonly plays: boolean;
}

/** Elements in which arrow keys have another meaning. */
const TAKEN =
  "input, textarea, select, [contenteditable], [role=menu], [role=radio], [role=slider]";

/**
 * Steps through the list with ← and →, with or without Shift; only with Shift when the work plays.
 */
export function useWalkKeys(keys: WalkKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (key !== "ArrowLeft" && key !== "ArrowRight") return;
      if (latest.current.plays && !event.shiftKey) return;
      if (!(target instanceof Element) || target.closest(TAKEN) || isBusyElsewhere(target)) return;
      event.preventDefault();
      if (key === "ArrowLeft") latest.current.back();
      else latest.current.forth();
    };
    // Capture phase, because the dialog around an item stops arrow keys.
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);
}

/** True when a sheet, a menu or the zoom covers the item. */
function isBusyElsewhere(target: Element): boolean {
  const open = document.querySelectorAll("[role=dialog], [role=menu]");
  return [...open].some((layer) => !layer.hasAttribute("data-item-overlay") && layer !== target);
}
