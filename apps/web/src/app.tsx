import { type AnyRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { Provider } from "react-redux";
import { PageShown } from "./shell/page-shown.ts";
import type { RootState, Store } from "./store/store.ts";

const nothing = () => undefined;

/** The whole app with its store and router, used both in the browser and for server rendering. */
export function App({
  store,
  router,
  drawnFrom,
  onShown = nothing,
}: {
  readonly store: Store;
  readonly router: AnyRouter;
  /** The state from which the server rendered the page, when the app hydrates that page. */
  readonly drawnFrom?: RootState;
  /** Called when a page has rendered, before it is painted. */
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
