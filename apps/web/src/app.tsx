import { type AnyRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { Provider } from "react-redux";
import type { Store } from "./store/store.ts";

/** The whole app over its store and its router: the same in the browser and where pages are written. */
export function App({ store, router }: { readonly store: Store; readonly router: AnyRouter }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>
  );
}
