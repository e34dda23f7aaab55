import { useSyncExternalStore } from "react";

/** Whether a media query holds now; renders again when that changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
    // Where pages are written there is no screen: styles decide what differs in the first one.
    () => false,
  );
}

const TOUCH_LAYOUT = "(max-width: 47.99rem)";

/** Narrow or without a hovering pointer: sheets come from the bottom, players show their controls. */
export function useTouchLayout(): boolean {
  return useMediaQuery(TOUCH_LAYOUT);
}

/** The same at this moment, for what happens once. */
export function isTouchLayout(): boolean {
  return matchMedia(TOUCH_LAYOUT).matches;
}
