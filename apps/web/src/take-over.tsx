import type { AnyRouter } from "@tanstack/react-router";
import { startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { App } from "./app.tsx";
import { breathe } from "./platform/breathe.ts";
import type { RootState, Store } from "./store/store.ts";

export interface TakeOver {
  readonly store: Store;
  /** The store's state when it held nothing but the answers that came with the page. */
  readonly drawnFrom: RootState;
  readonly router: AnyRouter;
  /** Called when a page of the app stands, before it is painted. */
  readonly onShown: () => void;
}

/** What the server left to the browser, and what it knew otherwise: React draws it anew, nothing is wrong. */
const drawnHere = () => undefined;

/**
 * Has the app stand in `root`: it takes up the page that the server drew there. Where the page is bare, as the
 * service worker keeps it, the app draws it.
 */
export async function takeOver(
  root: Element,
  { store, drawnFrom, router, onShown }: TakeOver,
): Promise<Root> {
  const isDrawn = root.firstChild !== null;
  // The tree as the server's router builds it.
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
