import type {
  PostOutcome,
  SocialPlatform,
} from "@kinora/contracts/publication/publication-vocabulary";
import type { Position } from "../position.ts";
import type {
  PostRecord,
  PostSeries,
  PostTime,
  PublicationPatch,
  PublicationRecord,
} from "./publication-record.ts";

/** A post with its publications, in the order of their targets and occurrences. */
export interface PostFound {
  readonly post: PostRecord;
  readonly publications: readonly PublicationRecord[];
}

export interface PostPage {
  readonly before: Position | null;
  readonly most: number;
  readonly outcome: PostOutcome | null;
  /** Of one work; null for all. */
  readonly creationId: string | null;
}

/** From the first moment, until before the second. */
export interface PostSpan {
  readonly from: Date;
  readonly until: Date;
  readonly most: number;
}

/** A post at an account that is still to come. */
export interface PostToCome {
  readonly creationId: string;
  readonly platform: SocialPlatform;
  readonly accountId: string;
  readonly at: Date;
}

export interface PublicationStore {
  addPost(
    post: PostRecord,
    /** Null for those of a series that follow the first. */
    request: { readonly key: string; readonly digest: string } | null,
  ): Promise<void>;
  /** Returns the post of a request; null when there is none. */
  findRequest(
    userId: string,
    key: string,
  ): Promise<{ readonly postId: string; readonly digest: string } | null>;
  add(publication: PublicationRecord): Promise<void>;
  /** Locks a publication and its post until the transaction ends. */
  lock(id: string): Promise<PublicationRecord | null>;
  /** Locks a post of this person, with its publications, until the transaction ends. */
  lockPost(id: string, userId: string): Promise<PostFound | null>;
  /** Whether a post of a work at a time is still to come, or waits for its owner. */
  isToCome(creationId: string): Promise<boolean>;
  /** Ids of the posts of a work that are not over, in the order in which they are locked. */
  listOpen(creationId: string): Promise<readonly string[]>;
  /** What of a person is still to come at a time: which work, where, and when. */
  listToCome(userId: string): Promise<readonly PostToCome[]>;
  /** Ids of a person's posts of a series from a number on, in their order. */
  listSeries(userId: string, from: Pick<PostSeries, "id" | "number">): Promise<readonly string[]>;
  /** Stores when a post is to be there. It must be locked. */
  setTime(id: string, time: PostTime): Promise<void>;
  find(id: string): Promise<PublicationRecord | null>;
  /** Returns a post of this person; null for somebody else's. */
  findPost(id: string, userId: string): Promise<PostFound | null>;
  /** Posts that are to be there between two moments, or were ordered then for at once; the earliest first. */
  listBetween(userId: string, span: PostSpan): Promise<readonly PostFound[]>;
  /** Newest first. */
  list(userId: string, page: PostPage): Promise<readonly PostFound[]>;
  /** Changes a publication, and its post's outcome with it. The publication must be locked. */
  change(publication: PublicationRecord, patch: PublicationPatch, now: Date): Promise<void>;
  /** Lets those that wait for an account look at once; returns them. */
  lookNow(account: {
    readonly userId: string;
    readonly platform: SocialPlatform;
    readonly accountId: string;
  }): Promise<readonly string[]>;
  /**
   * Returns whether a post at a platform is another publication's of the same account, anybody's, or
   * may be: one with the same words may have been posted and nobody knows which it is.
   */
  isAnothers(publication: PublicationRecord, externalId: string): Promise<boolean>;
  /** Number of a person's posts at a time that are still to come. */
  countScheduled(userId: string): Promise<number>;
  /** Number of a person's publications that are under way, without those whose time has not come. */
  countOpen(userId: string): Promise<number>;
  /** Replaces the seal of a handle, unless it was changed in the meantime. */
  resealHandle(id: string, before: string, after: string): Promise<void>;
  /** Returns publications that have handles, in pages by id. */
  sealedAfter(
    after: string,
    limit: number,
  ): Promise<readonly { readonly id: string; readonly sealedHandle: string }[]>;
}
