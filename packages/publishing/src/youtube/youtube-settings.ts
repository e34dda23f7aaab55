import type { PublishingDesk } from "../publishing-desk.ts";

export interface YouTubeSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly signInUrl: string;
  readonly tokenUrl: string;
  readonly revokeUrl: string;
  /** Origins, without a trailing slash. */
  readonly apiUrl: string;
  readonly uploadUrl: string;
  readonly siteUrl: string;
  /** Where an upload may be continued. */
  readonly uploadOrigins: readonly string[];
}

export type YouTubeDesk = PublishingDesk<YouTubeSettings>;
