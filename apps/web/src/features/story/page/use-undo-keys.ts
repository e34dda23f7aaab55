import { useEffect, useRef } from "react";

/** Fields have an undo of their own. */
const FIELDS = "input:not([type=range]), textarea, [contenteditable]";

/** Ctrl or ⌘ with Z undoes the last edit of the board; with Shift (or with Y), redoes it. */
export function useUndoKeys(step: (step: "undoBoard" | "redoBoard") => void, mayStep: boolean) {
  const latest = useRef({ step, mayStep });
  latest.current = { step, mayStep };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      if (event.target instanceof Element && event.target.closest(FIELDS)) return;
      event.preventDefault();
      if (!latest.current.mayStep) return;
      latest.current.step(key === "y" || event.shiftKey ? "redoBoard" : "undoBoard");
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
