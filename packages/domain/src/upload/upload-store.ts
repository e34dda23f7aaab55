import type { ConsentVersion } from "@kinora/contracts/upload/upload";
import type { Position } from "../position.ts";
import type { UploadRecord } from "./upload.ts";

/** What one person has under way and keeps. */
export interface UploadStanding {
  /** Uploads that are on their way or being checked. */
  readonly open: number;
  /** Sizes of all files as they were announced, together. */
  readonly bytes: number;
}

/** An upload of which bytes are missing. */
export interface UnfinishedUpload {
  readonly id: string;
  /** Size of the whole file. */
  readonly bytes: number;
}

/** Uploads, as the api reads and writes them. */
export interface UploadStore {
  /** One upload begins at a time, until the transaction ends: each counts what the others have begun. */
  lockBeginning(): Promise<void>;
  standing(userId: string): Promise<UploadStanding>;
  /** Those of everybody that have begun and miss bytes, with the size each is to have. */
  listUnfinished(): Promise<readonly UnfinishedUpload[]>;
  insert(upload: {
    readonly id: string;
    readonly userId: string;
    readonly kind: UploadRecord["kind"];
    readonly fileName: string;
    readonly bytes: number;
    readonly now: Date;
  }): Promise<void>;
  find(id: string): Promise<UploadRecord | null>;
  findAll(ids: readonly string[]): Promise<UploadRecord[]>;
  /** A ready upload of this person with this content. */
  hasReady(userId: string, hash: string): Promise<boolean>;
  listOwn(query: {
    readonly userId: string;
    readonly before: Position | null;
    readonly limit: number;
  }): Promise<{ readonly items: UploadRecord[]; readonly next: Position | null }>;
  /** All bytes are here: it waits for a worker. Doing it again changes nothing. */
  markReceived(id: string, now: Date): Promise<void>;
  saveConsent(id: string, version: ConsentVersion, now: Date): Promise<void>;
  remove(id: string): Promise<void>;
}
