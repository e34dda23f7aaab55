import type { IngestRefusal, UploadKind, UploadState } from "@kinora/contracts/upload/upload";
import type { CreationMedia } from "../media/creation-media.ts";

/** A file of an upload, re-encoded by us; never the original bytes. */
export type UploadMedia = Omit<CreationMedia, "role" | "label"> & {
  readonly role: "main" | "poster" | "thumbnail" | "preview";
};

/** A file that a user uploads as the input of a creation. */
export interface UploadRecord {
  readonly id: string;
  readonly userId: string;
  readonly kind: UploadKind;
  readonly state: UploadState;
  /** File name on the user's device; only shown to its owner. */
  readonly fileName: string;
  /** Size of the uploaded file. */
  readonly bytes: number;
  readonly refusal: IngestRefusal | null;
  readonly width: number | null;
  readonly height: number | null;
  /** In seconds. */
  readonly duration: number | null;
  readonly thumbhash: string | null;
  /** Peak level of each slice of a recording, 0 to 1. */
  readonly peaks: readonly number[] | null;
  readonly consent: { readonly version: string; readonly statedAt: Date } | null;
  readonly createdAt: Date;
  /** Time at which its state became ready, review or refused. */
  readonly endedAt: Date | null;
  readonly media: readonly UploadMedia[];
}

/** A file in the media store. */
export interface KeptFile {
  readonly hash: string;
  readonly bytes: number;
}

/** Findings of the safety scan, as stored; see Scanned. */
export interface UploadSeen {
  readonly scores: readonly object[];
  readonly times: readonly number[] | null;
  readonly looked: number;
  readonly limitsNumber: number;
}

/** Facts about an ingested file. */
export interface IngestFacts extends UploadSeen {
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
  readonly thumbhash: string | null;
  readonly peaks: readonly number[] | null;
  readonly media: readonly UploadMedia[];
}

/** A complete upload claimed by a worker. The latest attempt owns it. */
export interface IngestClaim {
  readonly id: string;
  readonly userId: string;
  readonly kind: UploadKind;
  readonly attempt: number;
  /** Earlier attempts that ended through our fault. */
  readonly setbacks: number;
  /** True when a worker vanished with it; it is then processed alone. */
  readonly suspect: boolean;
  /** Number of workers that died while processing it alone. */
  readonly loneDeaths: number;
  /** Number of workers that vanished with it, alone or not, since it last made progress. */
  readonly vanished: number;
}
