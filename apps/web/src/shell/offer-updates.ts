import { reportProblem } from "../platform/error-reporting.ts";
import { registerServiceWorker } from "../platform/service-worker.ts";
import { updateOffer } from "./update-offer.ts";

/** Registers the service worker once the page has loaded and passes a new version on as an offer. */
export function offerUpdates(): void {
  const register = () => void registerServiceWorker(reportProblem, updateOffer.set);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
