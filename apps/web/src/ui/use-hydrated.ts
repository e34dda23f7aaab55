import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * False while the app takes up a page that the server drew (React calls it hydration), true right after: for
 * what only this browser knows. Drawn at once, it would have React throw the server's page away.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
