import { type RefObject, useLayoutEffect } from "react";

/** Where somebody was writing in a field that this very change of the page puts away. */
let left: readonly [start: number, end: number] | null = null;

/** Whoever writes in a field that another takes the place of goes on in that one, where they were. */
export function useKeptFocus(field: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    if (left) {
      element.focus({ preventScroll: true });
      element.setSelectionRange(...left);
    }
    left = null;
    return () => {
      if (element !== document.activeElement) return;
      left = [element.selectionStart, element.selectionEnd];
      queueMicrotask(() => {
        left = null;
      });
    };
  }, [field]);
}
