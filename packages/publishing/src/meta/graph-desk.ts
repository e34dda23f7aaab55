import type { PublicationFailureClass } from "@kinora/contracts/publication/publication-vocabulary";
import type { PublishingDesk } from "../publishing-desk.ts";

export interface GraphSettings {
  readonly appId: string;
  readonly appSecret: string;
  /** Origins, without a trailing slash. */
  readonly signInUrl: string;
  readonly graphUrl: string;
  /** Where long videos are made. */
  readonly videoUrl: string;
  /** What a permission that is missing means. */
  readonly missingPermission: PublicationFailureClass;
  /** Where files may be sent to. */
  readonly uploadOrigins: readonly string[];
}

export type GraphDesk<Settings extends GraphSettings = GraphSettings> = PublishingDesk<Settings>;
