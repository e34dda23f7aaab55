import type { AnyRouter } from "@tanstack/react-router";
import { startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { App } from "./app.tsx";
import { breathe } from "./platform/breathe.ts";
import type { RootState, Store } from "./store/store.ts";

export interface TakeOver {
  readonly store: Store;
  /** The store's state when it contained only the answers embedded in the page. */
  readonly drawnFrom: RootState;
  readonly router: AnyRouter;
  /** Called when a page of the app has rendered, before it is painted. */
  readonly onShown: () => void;
}

/**
 * Ignores recoverable hydration errors: React re-renders what the server left to the browser or
 * rendered from other state, which is expected.
 */
const drawnHere = () => undefined;

/**
 * Mounts the app in `root`: hydrates the page that the server rendered there, or renders it if the
 * page is empty, as cached by the service worker.
 */
export async function takeOver(
  root: Element,
  { store, drawnFrom, router, onShown }: TakeOver,
): Promise<Root> {
  const isDrawn = root.firstChild !== null;
  // The tree must match the one the server's router builds.
  if (isDrawn) router.ssr = { manifest: undefined };
  await router.load();
  await breathe();
  const over = isDrawn ? { drawnFrom } : {};
  const app = <App store={store} router={router} {...over} onShown={onShown} />;
  return new Promise((resolve) =>
    startTransition(() => {
      if (isDrawn) return resolve(hydrateRoot(root, app, { onRecoverableError: drawnHere }));
      const made = createRoot(root);
      made.render(app);
      resolve(made);
    }),
  );
}
