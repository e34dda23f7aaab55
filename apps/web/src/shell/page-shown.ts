import { createContext, use, useLayoutEffect } from "react";

/**
 * Called when a page has rendered, before it is painted. The page calls it, not the app around it,
 * which renders earlier.
 */
export const PageShown = createContext<() => void>(() => undefined);

/** Calls it from the layout around a complete page. */
export function useTellPageShown(): void {
  const tell = use(PageShown);
  useLayoutEffect(() => tell(), [tell]);
}
