import { type RefObject, useEffect } from "react";
import { isTouchLayout } from "./use-media-query.ts";

/**
 * Focuses a field as its page opens; not on a phone, where the keyboard would come up over the page.
 *
 * @param wanted of the first look: what changes later moves no focus
 * @returns for `autoFocus`: in a page that the server wrote, the browser does it before the app is there
 */
export function useOpeningFocus(field: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    if (wanted && !isTouchLayout()) field.current?.focus({ preventScroll: true });
  }, []);
  return wanted && typeof document === "undefined";
}
