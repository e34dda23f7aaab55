import type { TakeoutSubject } from "./takeout.ts";

/** A stored file of a person. */
export interface OwnFile {
  /** Folder in the archive. */
  readonly folder: string;
  /** Title of its subject; "" when it has none. */
  readonly title: string;
  readonly subject: TakeoutSubject;
  /** Distinguishes several files of the subject; "" for the main one. */
  readonly label: string;
  readonly hash: string;
  readonly mimeType: string;
  readonly modified: Date;
}

/** A record of a person, as written to the archive. */
export interface OwnThing {
  readonly id: string;
  /** All known facts as plain JSON. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A work, story or upload, which also gets a card on a page. */
export interface OwnWork extends OwnThing {
  readonly title: string;
  readonly text: string;
  readonly at: Date;
  /** True when it is withheld from its owner; neither file nor recipe is in the archive. */
  readonly isWithheld: boolean;
}

/** A page of a list in stable order, and the cursor of the next page; null after the last one. */
export interface OwnPage<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

type ReadPage<Item> = (userId: string, after: string | null) => Promise<OwnPage<Item>>;

/** Reads all data of a person, page by page. */
export interface TakeoutSource {
  /** Returns the total size of all files in bytes. */
  expectedBytes(userId: string): Promise<number>;
  readonly files: Readonly<
    Record<"work files" | "upload files" | "story files", ReadPage<OwnFile>>
  >;
  readonly works: Readonly<Record<"works" | "stories" | "uploads", ReadPage<OwnWork>>>;
  readonly lists: Readonly<
    Record<
      | "profile"
      | "gems"
      | "gifts"
      | "reviews"
      | "likes"
      | "follows"
      | "comments"
      | "blocks"
      | "mutes"
      | "pinned works"
      | "collections"
      | "notifications"
      | "decisions"
      | "suspensions"
      | "profile decisions"
      | "storyboard decisions"
      | "comment decisions"
      | "collection decisions"
      | "reports"
      | "access tokens"
      | "passkeys"
      | "keys of services"
      | "connected accounts"
      | "posts"
      | "campaigns"
      | "challenges"
      | "purchases"
      | "plans"
      | "sessions"
      | "consents",
      ReadPage<OwnThing>
    >
  >;
}
