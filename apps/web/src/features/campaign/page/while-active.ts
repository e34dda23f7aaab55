import type { Campaign } from "@kinora/contracts/campaign/campaign";

/** How often what is being made is looked at again, in milliseconds. */
const LOOK_AGAIN_MS = 20_000;

/** Options of a query about a campaign: it is asked again as long as stories are made. */
export const whileActive = (state: Campaign["state"] | undefined) =>
  state === "active" ? { pollingInterval: LOOK_AGAIN_MS } : {};
