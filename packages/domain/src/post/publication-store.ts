import type {
  PostOutcome,
  SocialPlatform,
} from "@kinora/contracts/publication/publication-vocabulary";
import type { Position } from "../position.ts";
import type { PostRecord, PublicationPatch, PublicationRecord } from "./publication-record.ts";

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

export interface PublicationStore {
  addPost(
    post: PostRecord,
    request: { readonly key: string; readonly digest: string },
  ): Promise<void>;
  /** Returns the post of a request; null when there is none. */
  findRequest(
    userId: string,
    key: string,
  ): Promise<{ readonly postId: string; readonly digest: string } | null>;
  add(publication: PublicationRecord): Promise<void>;
  /** Locks a publication and its post until the transaction ends. */
  lock(id: string): Promise<PublicationRecord | null>;
  find(id: string): Promise<PublicationRecord | null>;
  /** Returns a post of this person; null for somebody else's. */
  findPost(id: string, userId: string): Promise<PostFound | null>;
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
  /** Number of a person's publications that are under way. */
  countOpen(userId: string): Promise<number>;
  /** Replaces the seal of a handle, unless it was changed in the meantime. */
  resealHandle(id: string, before: string, after: string): Promise<void>;
  /** Returns publications that have handles, in pages by id. */
  sealedAfter(
    after: string,
    limit: number,
  ): Promise<readonly { readonly id: string; readonly sealedHandle: string }[]>;
}
