import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * For a part of a page that disappears once it has been of use: if the focus was in it then, it goes
 * on at another control.
 *
 * @returns the handlers of the part
 */
export function useGoesOnAt(next: RefObject<HTMLElement | null> | undefined) {
  const held = useRef(false);
  useLayoutEffect(
    () => () => {
      if (!held.current) return;
      // What is next may be usable only after this update.
      queueMicrotask(() => {
        if (document.activeElement === document.body) next?.current?.focus();
      });
    },
    [next],
  );
  return {
    onFocus: () => {
      held.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // A control that is removed leaves the focus to nothing.
      if (relatedTarget !== null) held.current = currentTarget.contains(relatedTarget);
    },
  };
}
