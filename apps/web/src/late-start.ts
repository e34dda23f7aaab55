import { startErrorReporting } from "./platform/error-reporting.ts";
import { offerUpdates } from "./shell/offer-updates.ts";
import { patchCachesOnChange } from "./shell/patch-caches.ts";
import { shareSignOut } from "./shell/share-sign-out.ts";
import { fetchRefusalWords } from "./store/refusal-sentences.ts";
import type { Listener, Store } from "./store/store.ts";

/** What the app begins with once the page stands: nobody has done anything yet that needs it. */
export function startLate(store: Store, listener: Listener): void {
  shareSignOut(listener, store);
  patchCachesOnChange(listener, store);
  // Before they are needed, that is before the connection is lost.
  void fetchRefusalWords().catch(() => undefined);
  startErrorReporting();
  offerUpdates();
}
