import { createContext, use, useLayoutEffect } from "react";

/** Called when a page stands, before it is painted. Not by the app around it: it is there before its page is. */
export const PageShown = createContext<() => void>(() => undefined);

/** For what stands around all of a page. */
export function useTellPageShown(): void {
  const tell = use(PageShown);
  useLayoutEffect(() => tell(), [tell]);
}
