import type { Person } from "@kinora/contracts/account/account";
import type { CollectionChange, CollectionStanding } from "@kinora/contracts/collection/collection";
import type { CollectionVisibility } from "@kinora/contracts/collection/collection-visibility";
import type { Viewer } from "../account/viewer.ts";
import type { Likers } from "../notification/likers.ts";
import type { Position } from "../position.ts";

export interface CollectionRecord {
  readonly id: string;
  /** Its owner. */
  readonly userId: string;
  readonly title: string;
  readonly description: string;
  readonly visibility: CollectionVisibility;
  readonly createdAt: Date;
}

/** A collection, and what this person is to it. */
export interface StoodCollection extends CollectionRecord {
  readonly standing: CollectionStanding | null;
}

/** A collection as a reader sees it. */
export interface CollectionFound extends StoodCollection {
  readonly owner: Person;
  /** Works that they see. */
  readonly works: number;
  /** The first of these. */
  readonly cover: readonly string[];
  /** Whether the work that was asked for is in it; null when none was. */
  readonly has: boolean | null;
  /** A report keeps it from others, or the staff took it down. */
  readonly withheld: boolean;
}

export interface MemberFound {
  readonly person: Person;
  readonly joined: boolean;
}

interface Page {
  readonly before: Position | null;
  readonly most: number;
}

export interface CollectionStore {
  add(
    collection: CollectionRecord,
    request: { readonly key: string; readonly digest: string },
  ): Promise<void>;
  findRequest(
    userId: string,
    key: string,
  ): Promise<{ readonly id: string; readonly digest: string } | null>;
  /** One that this person may see: locked until the transaction ends. */
  lock(id: string, userId: string): Promise<StoodCollection | null>;
  change(id: string, change: CollectionChange): Promise<void>;
  /** With what is in it, and who adds to it. */
  remove(id: string): Promise<void>;
  count(userId: string): Promise<number>;

  /** Who added a work; null when it is not in it. */
  addedBy(id: string, creationId: string): Promise<string | null>;
  addWork(id: string, work: { creationId: string; addedBy: string; at: Date }): Promise<void>;
  removeWork(id: string, creationId: string): Promise<void>;
  countWorks(id: string): Promise<number>;
  /** Works that a person has added to collections since. */
  addedSince(userId: string, since: Date): Promise<number>;
  /** People whom `butFor` hears of and who added the work to public collections; null for nobody. */
  collectors(creationId: string, butFor: string): Promise<Likers | null>;

  invite(id: string, userId: string, now: Date): Promise<void>;
  join(id: string, userId: string, now: Date): Promise<void>;
  removeMember(id: string, userId: string): Promise<void>;
  members(id: string): Promise<readonly MemberFound[]>;
  /** An invitation that waits: to what, and from whom; null when there is none. */
  invitation(
    id: string,
    userId: string,
  ): Promise<{ readonly title: string; readonly by: string; readonly name: string } | null>;

  find(id: string, viewer: Viewer | null): Promise<CollectionFound | null>;
  /** The public ones of a person. Null when this viewer does not find the person. */
  listOf(
    handle: string,
    viewer: Viewer | null,
    page: Page & { readonly now: Date },
  ): Promise<readonly CollectionFound[] | null>;
  listOwn(
    userId: string,
    page: Page & {
      /** See Viewer. */
      readonly generalOnly?: boolean | undefined;
      readonly creationId: string | null;
    },
  ): Promise<readonly CollectionFound[]>;
}
