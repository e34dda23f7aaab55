import type { Tier } from "@kinora/contracts/account/account";
import type { ScanLimits } from "@kinora/contracts/scan/scan-limits";
import type { IngestRefusal, UploadKind } from "@kinora/contracts/upload/upload";
import type { SafetyVerdict } from "@kinora/domain/creation/verdict";
import type { MediaStore } from "@kinora/domain/media/media-store";
import type { KnownFile } from "@kinora/domain/scan/known-material";
import type { CurrentLimits } from "@kinora/domain/scan/limit-store";
import type { RawUploads } from "@kinora/domain/upload/raw-uploads";
import type {
  IngestClaim,
  IngestFacts,
  KeptFile,
  UploadMedia,
  UploadSeen,
} from "@kinora/domain/upload/upload";
import type { Company } from "../job/company.ts";

/** Claims of uploads by a worker. A claim is lost after ten seconds without a heartbeat. */
export interface IngestClaims {
  /**
   * @param cpuSeconds uploads known to need more are left to other lanes; null for no limit
   */
  claim(kinds: readonly UploadKind[], cpuSeconds: number | null): Promise<IngestClaim | null>;
  /** Sends a heartbeat; returns false when the claim is lost or the upload was removed. */
  keep(claim: IngestClaim): Promise<boolean>;
  /**
   * Releases the claim; the upload can be claimed again after `seconds`.
   *
   * @param setback true when the attempt did not fail because of the file
   */
  release(claim: IngestClaim, seconds: number, setback: boolean): Promise<void>;
  /** Releases the claim at once, for a lane that allows this many CPU seconds. */
  leave(claim: IngestClaim, cpuSeconds: number): Promise<void>;
  /**
   * Records whether this file would be to blame if the worker died now, because nothing else runs
   * beside it.
   */
  setAlone(claim: IngestClaim, alone: boolean): Promise<void>;
  /** Records that others run beside it from now on, and that it is no longer a suspect. */
  clear(claim: IngestClaim): Promise<void>;
  /**
   * Withdraws the charge that this attempt killed its worker: the worker survived, only its claim
   * was lost.
   */
  acquit(claim: IngestClaim): Promise<void>;
  /** Returns false, without writing, when the claim was lost meanwhile. */
  accept(claim: IngestClaim, state: "ready" | "review", facts: IngestFacts): Promise<boolean>;
  /**
   * @param seen null when it was not scanned
   */
  refuse(claim: IngestClaim, refusal: IngestRefusal, seen: UploadSeen | null): Promise<boolean>;
  /**
   * Refuses a file that is known as child abuse material, keeps it apart as a case for the admins,
   * and records it in the audit log.
   */
  refuseKnown(claim: IngestClaim, known: KnownFile, file: KeptFile): Promise<boolean>;
}

export type IngestOutcome =
  | {
      readonly taken: true;
      readonly files: readonly (Omit<UploadMedia, "hash" | "bytes"> & { readonly name: string })[];
      readonly thumbhash: string | null;
      readonly peaks: readonly number[] | null;
      readonly verdict: SafetyVerdict;
      readonly scores: readonly object[];
      readonly times: readonly number[] | null;
      readonly looked: number;
    }
  | { readonly taken: false; readonly refusal: IngestRefusal }
  | { readonly taken: false; readonly known: KnownFile; readonly source: string };

/** The process that opened a file crashed, was killed or ended with an unexpected error. */
export class IngestFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = "IngestFailed";
  }
}

/** An upload needs more time than its lane allows. This says nothing about the file itself. */
export class IngestTooSlow extends Error {
  /** CPU seconds that it should be given. */
  readonly cpuSeconds: number;

  constructor(cpuSeconds: number) {
    super("Too slow for this lane");
    this.name = "IngestTooSlow";
    this.cpuSeconds = cpuSeconds;
  }
}

/** Limits of a file's size and of the time spent on it. */
export interface FileLimits {
  /** Maximum pixels of a picture. */
  readonly pixels: number;
  /** Maximum seconds of a recording. */
  readonly seconds: number;
  /** Maximum CPU seconds; by default derived from the size that the file declares. */
  readonly cpuSeconds?: number;
}

/**
 * Opens an untrusted file in a separate process. Rejects with IngestFailed when that fails, with
 * IngestTooSlow when the limits leave too little time, or with the signal's reason; any other error
 * is internal, such as a full disk.
 */
export type TakeIn = (
  request: {
    readonly source: string;
    readonly kind: UploadKind;
    readonly limits: FileLimits;
    readonly directory: string;
    readonly scan: ScanLimits;
  },
  signal: AbortSignal,
) => Promise<IngestOutcome>;

export interface IngestPorts {
  readonly claims: IngestClaims;
  readonly company: Company;
  /**
   * Returns whether another user waits: for a job while having none running, or for an upload while
   * none is being ingested.
   */
  readonly newcomersWait: (userId: string) => Promise<boolean>;
  /** Returns whether a small suspect waits to run alone. */
  readonly smallSuspectsWait: () => Promise<boolean>;
  /** Current limits of the scan. */
  readonly limits: CurrentLimits;
  readonly takeIn: TakeIn;
  /** Returns whether a stored file was found to be child abuse here. */
  readonly isFound: (hash: string) => Promise<boolean>;
  readonly media: Pick<MediaStore, "keep">;
  readonly raw: RawUploads;
  readonly tierOf: (userId: string) => Promise<Tier>;
  /** Parent of the uploads' scratch folders. */
  readonly scratch: string;
  readonly log: (line: string) => void;
}
