import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * False during hydration of a server-rendered page, true right after. For content that depends on
 * the browser: rendered earlier, it would make React discard the server's page.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
