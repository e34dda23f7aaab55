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

/** Narrow or without a hovering pointer: sheets come from the bottom, players show their controls. */
export function useTouchLayout(): boolean {
  return useMediaQuery("(max-width: 47.99rem)");
}
