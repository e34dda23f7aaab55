import { type RefObject, useLayoutEffect } from "react";
import { isTouchLayout } from "./use-media-query.ts";

/**
 * Focuses a field when its page opens, with the cursor after its text; not on a phone, where the
 * on-screen keyboard would cover the page.
 *
 * @param wanted read on the first render only; later changes move no focus
 * @returns the value for `autoFocus`: in a server-rendered page the browser focuses it before the
 * app has started
 */
export function useOpeningFocus(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  wanted: boolean,
): boolean {
  // A layout effect, so that the next key press already goes to this field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useLayoutEffect(() => {
    const element = field.current;
    if (!wanted || !element || isTouchLayout()) return;
    // If the user has already focused it, the cursor stays where it is.
    if (element === document.activeElement) return;
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
  }, []);
  return wanted && typeof document === "undefined";
}
