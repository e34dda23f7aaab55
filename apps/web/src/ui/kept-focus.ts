import { type RefObject, useLayoutEffect } from "react";

/** The selection in a focused field that the current render removes. */
let left: readonly [start: number, end: number] | null = null;

/** Moves focus and selection from a focused field to the field that replaces it. */
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
