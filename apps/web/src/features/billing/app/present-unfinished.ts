import { appShell } from "../../../platform/app-shell.ts";
import type { Store } from "../../../store/store.ts";
import { presentReceipt } from "./app-shop-api.ts";

/**
 * Presents what was bought while the app was closed, or was cut off before it could say so. What
 * the server refuses, or can't take now, stays with the store and comes again with the next start.
 */
export async function presentUnfinished(store: Store): Promise<void> {
  const shell = appShell();
  if (!shell) return;
  for (const receipt of await shell.unfinished())
    await store
      .dispatch(presentReceipt.initiate(receipt))
      .unwrap()
      .then(() => shell.finish(receipt))
      .catch(() => undefined);
}
