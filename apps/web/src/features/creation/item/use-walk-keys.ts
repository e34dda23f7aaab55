import { useEffect, useRef } from "react";

export interface WalkKeys {
  readonly back: () => void;
  readonly forth: () => void;
  /** The plain arrows belong to what plays. */
  readonly plays: boolean;
}

/** Elements in which arrows mean something else. */
const TAKEN =
  "input, textarea, select, [contenteditable], [role=menu], [role=radio], [role=slider]";

/** ← and → walk along the list, also with Shift; where a work plays only with it. */
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
    // On the way down: the dialog an item lies in keeps arrows to itself.
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);
}

/** A sheet, a menu or the zoom lies over the item. */
function isBusyElsewhere(target: Element): boolean {
  const open = document.querySelectorAll("[role=dialog], [role=menu]");
  return [...open].some((layer) => !layer.hasAttribute("data-item-overlay") && layer !== target);
}
