import type { OuterPlatform } from "@kinora/contracts/publication/publication-vocabulary";

/** A file that a simulated platform keeps. */
export interface SimulatedMedia {
  readonly id: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array;
}

/** A comment under a post. */
export interface SimulatedComment {
  readonly id: string;
  readonly text: string;
  /** Name of the account that wrote it. */
  readonly by: string;
  readonly at: Date;
}

/** A post that was made at a simulated platform, also when it was removed since. */
export interface SimulatedPost {
  readonly id: string;
  readonly platform: OuterPlatform;
  readonly accountId: string;
  readonly accountName: string;
  readonly kind: string;
  readonly title: string | null;
  readonly text: string;
  readonly link: string | null;
  readonly media: readonly string[];
  readonly isAiMade: boolean;
  readonly at: Date;
  visibility: string;
  isRemoved: boolean;
  /** In order; missing in what an earlier simulator saved. */
  comments?: SimulatedComment[];
}
