import type { IngestRefusal, UploadKind, UploadState } from "@kinora/contracts/upload/upload";
import type { CreationMedia } from "../media/creation-media.ts";

/** A file of an upload, re-encoded by us: never the bytes that were sent. */
export type UploadMedia = Omit<CreationMedia, "role" | "label"> & {
  readonly role: "main" | "poster" | "thumbnail" | "preview";
};

/** A file somebody brings along to begin a creation with. */
export interface UploadRecord {
  readonly id: string;
  readonly userId: string;
  readonly kind: UploadKind;
  readonly state: UploadState;
  /** Name on the device it came from: shown to its owner, used for nothing. */
  readonly fileName: string;
  /** Of the file that is being sent. */
  readonly bytes: number;
  readonly refusal: IngestRefusal | null;
  readonly width: number | null;
  readonly height: number | null;
  /** Seconds. */
  readonly duration: number | null;
  readonly thumbhash: string | null;
  /** Loudest moment of each slice of a recording, 0..1. */
  readonly peaks: readonly number[] | null;
  readonly consent: { readonly version: string; readonly statedAt: Date } | null;
  readonly createdAt: Date;
  /** When its state became ready, review or refused. */
  readonly endedAt: Date | null;
  readonly media: readonly UploadMedia[];
}

/** What was found out about a file that was taken in. */
/** What the safety scan saw, as it was kept; see Scanned. */
export interface UploadSeen {
  readonly scores: readonly object[];
  readonly times: readonly number[] | null;
  readonly looked: number;
  readonly limitsNumber: number;
}

export interface IngestFacts extends UploadSeen {
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
  readonly thumbhash: string | null;
  readonly peaks: readonly number[] | null;
  readonly media: readonly UploadMedia[];
}

/** An upload whose bytes are all here, in the hands of a worker. The newest attempt owns it. */
export interface IngestClaim {
  readonly id: string;
  readonly userId: string;
  readonly kind: UploadKind;
  readonly attempt: number;
  /** Attempts before this one that ended because of us. */
  readonly setbacks: number;
  /** A worker vanished with it: it is taken alone. */
  readonly suspect: boolean;
  /** Attempts that took their worker along, with nothing beside them. */
  readonly loneDeaths: number;
  /** Workers that vanished with it since it last got on, alone or in company. */
  readonly vanished: number;
}
