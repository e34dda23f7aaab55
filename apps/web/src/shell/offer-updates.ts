import { reportProblem } from "../platform/error-reporting.ts";
import { registerServiceWorker } from "../platform/service-worker.ts";
import { afterPage } from "../ui/after-page.ts";
import { updateOffer } from "./update-offer.ts";

/**
 * Registers the service worker some time after the page has loaded, because it fetches the whole app on
 * a first visit, and offers new versions.
 */
export function offerUpdates(): void {
  afterPage(() => void registerServiceWorker(reportProblem, updateOffer.set));
}
