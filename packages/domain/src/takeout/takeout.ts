import type { NewJob } from "../job/job-queue.ts";
import type { ArchiveEntry, ArchiveSource, ArchiveTotals, NewArchiveEntry } from "./archive.ts";

/**
 * Parts of a takeout in the order they are made; the last one is the index page that links to all
 * others.
 */
export const TAKEOUT_PARTS = [
  "work files",
  "upload files",
  "story files",
  "profile",
  "works",
  "stories",
  "uploads",
  "gems",
  "gifts",
  "reviews",
  "likes",
  "follows",
  "comments",
  "blocks",
  "mutes",
  "pinned works",
  "collections",
  "notifications",
  "decisions",
  "suspensions",
  "profile decisions",
  "storyboard decisions",
  "comment decisions",
  "collection decisions",
  "reports",
  "access tokens",
  "passkeys",
  "keys of services",
  "connected accounts",
  "posts",
  "campaigns",
  "challenges",
  "purchases",
  "plans",
  "sessions",
  "consents",
  "index",
] as const;
export type TakeoutPart = (typeof TAKEOUT_PARTS)[number];

/** Position at which making an archive resumes. */
export interface TakeoutPlace {
  readonly part: TakeoutPart;
  /** Number of finished pages of the part. */
  readonly page: number;
  /** Last finished item of the part; null when there is none. */
  readonly after: string | null;
  /** Number of items of each part so far. */
  readonly counts: Readonly<Partial<Record<TakeoutPart, number>>>;
}

export const TAKEOUT_STATES = ["making", "ready", "failed"] as const;

/** The archive of all of a person's data. */
export interface TakeoutRecord {
  readonly id: string;
  readonly userId: string;
  /** Language of its pages. */
  readonly locale: string;
  readonly state: (typeof TAKEOUT_STATES)[number];
  readonly askedAt: Date;
  /** Expiry of the archive; null when it is not ready. */
  readonly expiresAt: Date | null;
  /** Expected total size of its files. */
  readonly expectedBytes: number;
  readonly place: TakeoutPlace;
  readonly totals: ArchiveTotals;
}

/** Content of an archive file: a stored file, or a generated text. */
export type TakeoutContent =
  | { readonly kind: "file"; readonly hash: string }
  | { readonly kind: "text"; readonly text: Uint8Array };

/** The work, story or upload that a file belongs to. */
export interface TakeoutSubject {
  readonly noun: "creation" | "story" | "upload";
  readonly id: string;
}

export interface NewTakeoutEntry extends NewArchiveEntry {
  readonly mimeType: string;
  readonly content: TakeoutContent;
  readonly subject: TakeoutSubject | null;
}

export interface TakeoutEntry extends ArchiveEntry {
  /** Null for a generated text. */
  readonly hash: string | null;
}

export interface TakeoutProgress {
  readonly place: TakeoutPlace;
  readonly totals: ArchiveTotals;
}

export interface TakeoutStore {
  /** Returns the takeout requested last. */
  latest(userId: string): Promise<TakeoutRecord | null>;
  find(id: string): Promise<TakeoutRecord | null>;
  add(takeout: {
    readonly id: string;
    readonly userId: string;
    readonly locale: string;
    readonly askedAt: Date;
  }): Promise<void>;
  /** Stores added files and the position at which to resume. */
  advance(
    id: string,
    added: readonly (NewTakeoutEntry & ArchiveEntry)[],
    progress: TakeoutProgress,
  ): Promise<void>;
  /** Makes the takeout available until `expiresAt` and deletes earlier ones. */
  finish(takeout: TakeoutRecord, now: Date, expiresAt: Date): Promise<void>;
  /** Marks a takeout as failed and deletes its entries. */
  fail(id: string, now: Date): Promise<void>;
  /**
   * Returns whether content of this person has been restricted since `moment` that must not be
   * handed out.
   */
  isWithheldSince(userId: string, moment: Date): Promise<boolean>;
}

/** Reads an archive and ranges of its generated texts. */
export interface TakeoutReader extends Omit<ArchiveSource<TakeoutEntry>, "open"> {
  text(number: number, first: number, last: number): Promise<Uint8Array>;
}

export const MAKE_TAKEOUT = "takeout.make";

/** Returns the job fields for making a takeout. */
export const takeoutJob = (
  id: string,
): Pick<NewJob, "kind" | "subject" | "lane" | "order" | "size"> => ({
  kind: MAKE_TAKEOUT,
  subject: { noun: "takeout", id },
  lane: "upkeep",
  order: null,
  size: "large",
});

export const FIRST_PLACE: TakeoutPlace = {
  ...{ part: TAKEOUT_PARTS[0], page: 0, after: null, counts: {} },
};
