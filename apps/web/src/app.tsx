import { type AnyRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode, useLayoutEffect } from "react";
import { Provider } from "react-redux";
import type { Store } from "./store/store.ts";

/** The whole app over its store and its router: the same in the browser and where pages are written. */
export function App({
  store,
  router,
  onShown,
}: {
  readonly store: Store;
  readonly router: AnyRouter;
  /** Called when the page stands, before it is painted. */
  readonly onShown?: () => void;
}) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>
  );
}
