import type { GooglePlaySettings } from "@kinora/contracts/billing/google-play-settings";
import type { PlayPhoneStore } from "@kinora/storefronts/google-play/play-phone-store";

/** Returns a function that opens Google Play, loaded only where there is an app, for all who ask. */
export function openGooglePlayOnce(
  settings: GooglePlaySettings | null,
  now: () => Date,
): () => Promise<PlayPhoneStore | null> {
  let opened: Promise<PlayPhoneStore | null> | null = null;
  return () => {
    opened ??= open(settings, now);
    return opened;
  };
}

async function open(
  settings: GooglePlaySettings | null,
  now: () => Date,
): Promise<PlayPhoneStore | null> {
  if (settings === null) return null;
  const { openPlayPhoneStore } = await import("@kinora/storefronts/google-play/play-phone-store");
  return openPlayPhoneStore(settings, now);
}
