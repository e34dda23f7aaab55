import { type RefObject, useLayoutEffect } from "react";
import { isTouchLayout } from "./use-media-query.ts";

/**
 * Focuses a field as its page opens, behind its words; not on a phone, where the keyboard would come up over the page.
 *
 * @param wanted of the first look: what changes later moves no focus
 * @returns for `autoFocus`: in a page that the server wrote, the browser does it before the app is there
 */
export function useOpeningFocus(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  wanted: boolean,
): boolean {
  // Before the next key is pressed: it belongs here already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useLayoutEffect(() => {
    const element = field.current;
    if (!wanted || !element || isTouchLayout()) return;
    // Whoever is in it already stays where they are.
    if (element === document.activeElement) return;
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
  }, []);
  return wanted && typeof document === "undefined";
}
