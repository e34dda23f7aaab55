import type { AppStoreSettings } from "@kinora/contracts/billing/app-store-settings";
import type { AppStore } from "@kinora/storefronts/app-store/open-app-store";

/** Returns a function that opens the App Store, loaded only where there is an app, for all who ask. */
export function openAppStoreOnce(
  settings: AppStoreSettings | null,
): () => Promise<AppStore | null> {
  let opened: Promise<AppStore | null> | null = null;
  return () => {
    opened ??= open(settings);
    return opened;
  };
}

async function open(settings: AppStoreSettings | null): Promise<AppStore | null> {
  if (settings === null) return null;
  const { openAppStore } = await import("@kinora/storefronts/app-store/open-app-store");
  return openAppStore(settings);
}
