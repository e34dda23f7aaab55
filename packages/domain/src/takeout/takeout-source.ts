import type { TakeoutSubject } from "./takeout.ts";

/** A stored file that a person has. */
export interface OwnFile {
  /** Folder of the archive it belongs in. */
  readonly folder: string;
  /** What people call what it is of; "" where it has no name. */
  readonly title: string;
  readonly subject: TakeoutSubject;
  /** Tells several files of the subject apart; "" for the main one. */
  readonly label: string;
  readonly hash: string;
  readonly mimeType: string;
  readonly modified: Date;
}

/** One thing of a person, as it is written down in the archive. */
export interface OwnThing {
  readonly id: string;
  /** All that is known of it: plain JSON. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A work, story or upload, which has a card on a page too. */
export interface OwnWork extends OwnThing {
  readonly title: string;
  readonly text: string;
  readonly at: Date;
  /** What is held from its owner: neither file nor recipe is in the archive. */
  readonly isWithheld: boolean;
}

/** A page of a list, in an order that does not change, and where the next one begins; null: that was all. */
export interface OwnPage<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

type ReadPage<Item> = (userId: string, after: string | null) => Promise<OwnPage<Item>>;

/** Reads everything that a person has here, a page at a time. */
export interface TakeoutSource {
  /** Bytes of all files. */
  expectedBytes(userId: string): Promise<number>;
  readonly files: Readonly<
    Record<"work files" | "upload files" | "story files", ReadPage<OwnFile>>
  >;
  readonly works: Readonly<Record<"works" | "stories" | "uploads", ReadPage<OwnWork>>>;
  readonly lists: Readonly<
    Record<
      | "profile"
      | "gems"
      | "likes"
      | "notifications"
      | "decisions"
      | "suspensions"
      | "profile decisions"
      | "reports"
      | "access tokens"
      | "passkeys"
      | "keys of services"
      | "sessions"
      | "consents",
      ReadPage<OwnThing>
    >
  >;
}
