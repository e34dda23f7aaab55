import type { OuterPlatform, SignInFlavour } from "../publication/publication-vocabulary.ts";

/**
 * Who sends callbacks: apps that are registered at platforms. That of Facebook also has the
 * Instagram accounts that are linked to its pages.
 */
export const CALLBACK_SENDERS = {
  facebook: { platform: "facebook", flavour: "facebook-login" },
  instagram: { platform: "instagram", flavour: "instagram-login" },
  tiktok: { platform: "tiktok", flavour: "platform" },
} as const satisfies Record<string, { platform: OuterPlatform; flavour: SignInFlavour }>;
export type CallbackSender = keyof typeof CALLBACK_SENDERS;

/** Where a platform says that somebody left; for TikTok, where it says anything. */
export const PLATFORM_CALLBACK_PATH = "/api/platform-callbacks/{sender}";
/** Where Meta asks that somebody's data be deleted. */
export const PLATFORM_DELETION_PATH = "/api/platform-callbacks/{sender}/deletions";
/** Where somebody sees what became of that. */
export const DELETION_STATUS_PATH = "/api/platform-callbacks/deletions/{code}";

/** Maximum bytes of a callback. */
export const PLATFORM_CALLBACK_MAX_BYTES = 100_000;
