import type { NewJob } from "../job/job-queue.ts";
import type { ArchiveEntry, ArchiveSource, ArchiveTotals, NewArchiveEntry } from "./archive.ts";

/** What is looked for of a person, in this order; the last writes the page that leads to all others. */
export const TAKEOUT_PARTS = [
  "work files",
  "upload files",
  "story files",
  "profile",
  "works",
  "stories",
  "uploads",
  "gems",
  "likes",
  "notifications",
  "decisions",
  "suspensions",
  "profile decisions",
  "reports",
  "access tokens",
  "passkeys",
  "keys of services",
  "sessions",
  "consents",
  "index",
] as const;
export type TakeoutPart = (typeof TAKEOUT_PARTS)[number];

/** Where whoever makes an archive goes on. */
export interface TakeoutPlace {
  readonly part: TakeoutPart;
  /** Pages of the part that are done. */
  readonly page: number;
  /** The last thing of the part that is done; null: none. */
  readonly after: string | null;
  /** How many things of each part are in it so far. */
  readonly counts: Readonly<Partial<Record<TakeoutPart, number>>>;
}

export const TAKEOUT_STATES = ["making", "ready", "failed"] as const;

/** The archive of everything that a person has. */
export interface TakeoutRecord {
  readonly id: string;
  readonly userId: string;
  /** Language of its pages. */
  readonly locale: string;
  readonly state: (typeof TAKEOUT_STATES)[number];
  readonly askedAt: Date;
  /** When it is gone; null: it is not ready. */
  readonly expiresAt: Date | null;
  /** Of all files that it is to hold. */
  readonly expectedBytes: number;
  readonly place: TakeoutPlace;
  readonly totals: ArchiveTotals;
}

/** What a file of the archive is: one that is stored, or a text that is nowhere else. */
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
  /** null: a text. */
  readonly hash: string | null;
}

export interface TakeoutProgress {
  readonly place: TakeoutPlace;
  readonly totals: ArchiveTotals;
}

export interface TakeoutStore {
  /** The one that was asked for last. */
  latest(userId: string): Promise<TakeoutRecord | null>;
  find(id: string): Promise<TakeoutRecord | null>;
  add(takeout: {
    readonly id: string;
    readonly userId: string;
    readonly locale: string;
    readonly askedAt: Date;
  }): Promise<void>;
  /** Notes that files were added, and where to go on. */
  advance(
    id: string,
    added: readonly (NewTakeoutEntry & ArchiveEntry)[],
    progress: TakeoutProgress,
  ): Promise<void>;
  /** It can be downloaded until then; those of before are gone. */
  finish(takeout: TakeoutRecord, now: Date, expiresAt: Date): Promise<void>;
  /** What was put together of it is forgotten. */
  fail(id: string, now: Date): Promise<void>;
  /** Was something of this person's restricted since then that must not be handed out? */
  isWithheldSince(userId: string, moment: Date): Promise<boolean>;
}

/** Reads an archive; a text of it, or a part of one. */
export interface TakeoutReader extends Omit<ArchiveSource<TakeoutEntry>, "open"> {
  text(number: number, first: number, last: number): Promise<Uint8Array>;
}

export const MAKE_TAKEOUT = "takeout.make";

/** The job that puts it together. */
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
