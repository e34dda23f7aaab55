import type { PublicationFields } from "@kinora/contracts/publication/post-target";
import type {
  PostOutcome,
  PostStage,
  PublicationFailureClass,
  PublicationFailureCode,
  PublicationStop,
  SocialPlatform,
} from "@kinora/contracts/publication/publication-vocabulary";

/** When a post is to be there: what the wall clock of a zone shows, and the moment that follows. */
export interface PostTime {
  readonly wall: string;
  readonly zone: string;
  readonly at: Date;
}

/** Which of a repeat a post is, beginning at 1. */
export interface PostSeries {
  readonly id: string;
  readonly number: number;
  readonly size: number;
}

/** A work that is published, with one publication for each target. */
export interface PostRecord {
  readonly id: string;
  readonly userId: string;
  readonly creationId: string;
  /** Null for at once. */
  readonly time: PostTime | null;
  readonly outcome: PostOutcome;
  /** Null when it is not repeated. */
  readonly series: PostSeries | null;
  /** The post that this one repeats. */
  readonly againOf: string | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** A file as it is sent. */
export interface SentFile {
  readonly hash: string;
  readonly mimeType: string;
  readonly bytes: number;
  /** True when it was made for this from the work's own. */
  readonly isMade: boolean;
}

/** Why a publication is not there, or not yet. */
export interface PublicationTrouble {
  /** Null when it was ended here. */
  readonly class: PublicationFailureClass | null;
  readonly code: PublicationFailureCode | PublicationStop;
  /** The platform's own code, for staff. */
  readonly platformCode: string | null;
}

/**
 * `prepare` may be repeated. `ready`: only the irreversible call is left. `armed`: it may have been
 * made, and whoever finds it only asks.
 */
export const PUBLICATION_STEPS = ["prepare", "ready", "armed"] as const;
export type PublicationStep = (typeof PUBLICATION_STEPS)[number];

/** What the worker changes of a publication while it is carried out. */
export interface PublicationState {
  readonly outcome: PostOutcome;
  readonly stage: PostStage;
  readonly step: PublicationStep;
  /** See PublicationHandle; sealed. */
  readonly sealedHandle: string | null;
  /**
   * True when an earlier attempt may be there although the platform said that it is not: no later
   * failure proves that nothing is.
   */
  readonly isUncertain: boolean;
  /** Times that the irreversible call was made. */
  readonly rounds: number;
  /** Failures since the last round began. */
  readonly failures: number;
  /** Since when it has been at this step. */
  readonly stepAt: Date;
  /** Since when it has waited for its account. */
  readonly waitsSince: Date | null;
  readonly nextAt: Date | null;
  /** When it is to be there; null for at once. */
  readonly dueAt: Date | null;
  readonly trouble: PublicationTrouble | null;
  readonly file: SentFile | null;
  readonly externalId: string | null;
  readonly url: string | null;
  readonly visibility: string | null;
  readonly confirmedBy: "platform" | "owner" | null;
  /** What became of it there later. */
  readonly afterwards: Afterwards | null;
  readonly armedAt: Date | null;
  readonly endedAt: Date | null;
}

export interface Afterwards {
  readonly what: "withdrawn" | "removed";
  /** The platform's own word. */
  readonly reason: string | null;
  readonly at: Date;
}

/** A post at one platform. */
export interface PublicationRecord extends PublicationState {
  readonly id: string;
  readonly postId: string;
  readonly userId: string;
  readonly creationId: string;
  readonly platform: SocialPlatform;
  /** The platform's own id of the account; the person's id at kinora. */
  readonly accountId: string;
  readonly accountName: string;
  readonly occurrence: number;
  readonly fields: PublicationFields;
  readonly isAiMade: boolean;
  /** True when a later post repeats it at this account, and is there or may yet be. */
  readonly isRepeated: boolean;
  readonly createdAt: Date;
}

export type PublicationPatch = Partial<PublicationState>;

/** The state of a publication that nobody has begun. */
export const newState = (now: Date): PublicationState => ({
  ...{ outcome: "scheduled", stage: "publishing", step: "prepare", sealedHandle: null },
  ...{ isUncertain: false, rounds: 0, failures: 0, stepAt: now, waitsSince: null, nextAt: null },
  dueAt: null,
  ...{ trouble: null, file: null, externalId: null, url: null, visibility: null },
  ...{ confirmedBy: null, afterwards: null, armedAt: null, endedAt: null },
});
