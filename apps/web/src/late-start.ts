import { followSystemTheme } from "./features/account/appearance.ts";
import { shareAppearance } from "./features/account/share-appearance.ts";
import { listStarted } from "./features/creation/list-started.ts";
import { startErrorReporting } from "./platform/error-reporting.ts";
import { forgetCards } from "./shell/forget-cards.ts";
import { forgetRemixOnSignOut } from "./shell/forget-remix.ts";
import { hearOfConsent } from "./shell/hear-of-consent.ts";
import { renewToken } from "./shell/keep-session.ts";
import { offerUpdates } from "./shell/offer-updates.ts";
import { shareSession } from "./shell/share-session.ts";
import { keepMediaOpen } from "./store/media/keep-media-open.ts";
import { fetchRefusalWords } from "./store/refusal-sentences.ts";
import type { Listener, Store } from "./store/store.ts";
import { afterPage } from "./ui/after-page.ts";
import { openMenusByArrow } from "./ui/open-menus-by-arrow.ts";

/** Starts the parts of the app that are not needed until the page is shown and used. */
export function startLate(store: Store, listener: Listener): void {
  shareSession(listener, store, () => renewToken(store));
  openMenusByArrow();
  forgetRemixOnSignOut(listener);
  followSystemTheme();
  shareAppearance(store);
  listStarted(listener, store);
  forgetCards(listener, store);
  hearOfConsent(listener);
  keepMediaOpen(store);
  // Loaded before the first error, in case the connection is lost by then.
  afterPage(() => void fetchRefusalWords().catch(() => undefined));
  startErrorReporting();
  offerUpdates();
}
