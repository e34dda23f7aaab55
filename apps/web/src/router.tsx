import { createRouter } from "@tanstack/react-router";
import { routeTree } from "./routeTree.gen.ts";
import { PageError } from "./shell/page-error.tsx";
import { PageNotFound } from "./shell/page-not-found.tsx";

export function makeRouter() {
  return createRouter({
    routeTree,
    defaultPreload: "intent",
    defaultPendingMs: 300,
    scrollRestoration: true,
    defaultNotFoundComponent: PageNotFound,
    defaultErrorComponent: PageError,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
