import { androidpublisher, type androidpublisher_v3, auth } from "@googleapis/androidpublisher";
import type { GooglePlaySettings } from "@kinora/contracts/billing/google-play-settings";
import { grantAccess, type PlayAccess } from "./access-grant.ts";

/** Google's client, bound to our app. */
export interface PlayPublisher {
  readonly api: androidpublisher_v3.Androidpublisher;
  readonly packageName: string;
}

/** Where purchases are read. */
export interface PlayPlace {
  readonly publisher: PlayPublisher;
  readonly settings: Pick<GooglePlaySettings, "simulator">;
}

/** Milliseconds for one request; a buyer waits for it. */
const PATIENCE = 10_000;

/**
 * Opens Google's client with our service account. Whatever we post can be posted twice, so that
 * posts are repeated like reads.
 */
export function openPublisher(settings: GooglePlaySettings): PlayPublisher {
  const account = new auth.OAuth2({ forceRefreshOnFailure: true });
  let asking: Promise<PlayAccess> | null = null;
  account.refreshHandler = () => {
    asking ??= grantAccess(settings).finally(() => {
      asking = null;
    });
    return asking;
  };
  const api = androidpublisher({
    version: "v3",
    auth: account,
    timeout: PATIENCE,
    retryConfig: { retry: 2, noResponseRetries: 2, httpMethodsToRetry: ["GET", "POST"] },
    ...(settings.simulator !== null && { rootUrl: `${settings.simulator}/` }),
  });
  return { api, packageName: settings.packageName };
}
