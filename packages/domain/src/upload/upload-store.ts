import type { ConsentVersion } from "@kinora/contracts/upload/upload";
import type { Position } from "../position.ts";
import type { Upload } from "./upload.ts";

/** What one person has under way and keeps. */
export interface UploadStanding {
  /** Uploads that are on their way or being checked. */
  readonly open: number;
  /** Sizes of all files as they were announced, together. */
  readonly bytes: number;
}

/** Uploads, as the api reads and writes them. */
export interface UploadStore {
  /** One request of a person at a time, until the transaction ends. */
  lockPerson(userId: string): Promise<void>;
  standing(userId: string): Promise<UploadStanding>;
  insert(upload: {
    readonly id: string;
    readonly userId: string;
    readonly kind: Upload["kind"];
    readonly fileName: string;
    readonly bytes: number;
    readonly now: Date;
  }): Promise<void>;
  find(id: string): Promise<Upload | null>;
  /** A ready upload of this person with this content. */
  hasReady(userId: string, hash: string): Promise<boolean>;
  listOwn(query: {
    readonly userId: string;
    readonly before: Position | null;
    readonly limit: number;
  }): Promise<{ readonly items: Upload[]; readonly next: Position | null }>;
  /** All bytes are here: it waits for a worker. Doing it again changes nothing. */
  markReceived(id: string, now: Date): Promise<void>;
  saveConsent(id: string, version: ConsentVersion, now: Date): Promise<void>;
  remove(id: string): Promise<void>;
}
