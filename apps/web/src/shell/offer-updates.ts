import { reportProblem } from "../platform/error-reporting.ts";
import { registerServiceWorker } from "../platform/service-worker.ts";
import { whenIdle } from "../ui/when-idle.ts";
import { updateOffer } from "./update-offer.ts";

/** On a first visit the service worker fetches the whole app: what is being looked at comes before that. */
const PAGE_FIRST_MS = 10_000;

/** Registers the service worker once the page has stood for a while, and passes a new version on as an offer. */
export function offerUpdates(): void {
  const register = () => void registerServiceWorker(reportProblem, updateOffer.set);
  setTimeout(() => whenIdle(register), PAGE_FIRST_MS);
}
