import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { routeTree } from "./routeTree.gen.ts";
import { PageError } from "./shell/page-error.tsx";

/**
 * @param history in memory for server rendering, which needs no scroll restoration
 */
export function makeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    isServer: history !== undefined,
    defaultPreload: "intent",
    defaultPendingMs: 300,
    scrollRestoration: history === undefined,
    // After a reload, an item that lay over the feed is a separate page and starts at its top.
    getScrollRestorationKey: ({ state, pathname, href }) =>
      `${state.__TSR_key ?? href} ${pathname}`,
    defaultErrorComponent: PageError,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
