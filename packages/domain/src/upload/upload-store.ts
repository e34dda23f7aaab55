import type { ConsentVersion } from "@kinora/contracts/upload/upload";
import type { Position } from "../position.ts";
import type { UploadRecord } from "./upload.ts";

/** A person's open uploads and used space. */
export interface UploadStanding {
  /** Number of uploads in transfer or being checked. */
  readonly open: number;
  /** Total announced size of all files. */
  readonly bytes: number;
}

/** An upload with missing bytes. */
export interface UnfinishedUpload {
  readonly id: string;
  /** Size of the whole file in bytes. */
  readonly bytes: number;
}

/** Uploads, as the API reads and writes them. */
export interface UploadStore {
  /**
   * Serialises the start of uploads until the transaction ends, so that concurrent ones count one
   * another.
   */
  lockBeginning(): Promise<void>;
  standing(userId: string): Promise<UploadStanding>;
  /** Returns everyone's unfinished uploads with their announced sizes. */
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
  /** Returns whether this person has a ready upload with this content. */
  hasReady(userId: string, hash: string): Promise<boolean>;
  /** Returns those of the files that are withheld from everyone. */
  heldFiles(hashes: readonly string[]): Promise<ReadonlySet<string>>;
  listOwn(query: {
    readonly userId: string;
    readonly before: Position | null;
    readonly limit: number;
  }): Promise<{ readonly items: UploadRecord[]; readonly next: Position | null }>;
  /** Marks an upload as complete, waiting for a worker. Idempotent. */
  markReceived(id: string, now: Date): Promise<void>;
  saveConsent(id: string, version: ConsentVersion, now: Date): Promise<void>;
  remove(id: string): Promise<void>;
}
