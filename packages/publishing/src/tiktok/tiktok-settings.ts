import type { PublishingDesk } from "../publishing-desk.ts";

export interface TikTokSettings {
  readonly clientKey: string;
  readonly clientSecret: string;
  /** Origins, without a trailing slash. */
  readonly signInUrl: string;
  readonly apiUrl: string;
  /** Where files may be sent to. */
  readonly uploadOrigins: readonly string[];
}

export type TikTokDesk = PublishingDesk<TikTokSettings>;
