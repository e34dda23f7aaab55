import { useSyncExternalStore } from "react";

/** Returns whether a media query matches; re-renders when that changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
    // There is no screen during server rendering; CSS handles the differences of the first one.
    () => false,
  );
}

const TOUCH_LAYOUT = "(max-width: 47.99rem)";

/**
 * True for a narrow screen or one without a hovering pointer: sheets open from the bottom, and
 * players show their controls.
 */
export function useTouchLayout(): boolean {
  return useMediaQuery(TOUCH_LAYOUT);
}

/** The same at the moment of the call, for one-time use. */
export function isTouchLayout(): boolean {
  return matchMedia(TOUCH_LAYOUT).matches;
}
