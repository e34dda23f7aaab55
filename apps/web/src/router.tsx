import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { routeTree } from "./routeTree.gen.ts";
import { PageError } from "./shell/page-error.tsx";

/** @param history in memory where a page is only written, which nobody scrolls */
export function makeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    isServer: history !== undefined,
    defaultPreload: "intent",
    defaultPendingMs: 300,
    scrollRestoration: history === undefined,
    // An item that lay over the feed is a page of its own after a reload: it starts at its top.
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
