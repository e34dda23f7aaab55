import { type AnyRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { Provider } from "react-redux";
import { PageShown } from "./shell/page-shown.ts";
import type { RootState, Store } from "./store/store.ts";

const nothing = () => undefined;

/** The whole app over its store and its router: the same in the browser and where pages are written. */
export function App({
  store,
  router,
  drawnFrom,
  onShown = nothing,
}: {
  readonly store: Store;
  readonly router: AnyRouter;
  /** What the server drew the page from, where the app takes up that page. */
  readonly drawnFrom?: RootState;
  /** Called when a page stands, before it is painted. */
  readonly onShown?: () => void;
}) {
  return (
    <StrictMode>
      <Provider store={store} {...(drawnFrom && { serverState: drawnFrom })}>
        <PageShown value={onShown}>
          <RouterProvider router={router} />
        </PageShown>
      </Provider>
    </StrictMode>
  );
}
