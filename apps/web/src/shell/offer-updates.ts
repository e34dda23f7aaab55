import { reportProblem } from "../platform/error-reporting.ts";
import { registerServiceWorker } from "../platform/service-worker.ts";
import { whenIdle } from "../ui/when-idle.ts";
import { updateOffer } from "./update-offer.ts";

/**
 * Milliseconds to wait: on a first visit the service worker fetches the whole app, and the visible
 * page comes first.
 */
const PAGE_FIRST_MS = 10_000;

/** Registers the service worker some time after the page has loaded, and offers new versions. */
export function offerUpdates(): void {
  const register = () => void registerServiceWorker(reportProblem, updateOffer.set);
  setTimeout(() => whenIdle(register), PAGE_FIRST_MS);
}
