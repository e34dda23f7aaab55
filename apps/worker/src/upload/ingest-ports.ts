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
  UploadMedia,
  UploadSeen,
} from "@kinora/domain/upload/upload";
import type { Company } from "../job/company.ts";

/** Uploads in the hands of a worker. A claim is lost when the worker falls silent for ten seconds. */
export interface IngestClaims {
  /** @param cpuSeconds what is known to take more is left for others; null: nothing is */
  claim(kinds: readonly UploadKind[], cpuSeconds: number | null): Promise<IngestClaim | null>;
  /** Says that the worker lives; false when the claim is lost or the upload was removed. */
  keep(claim: IngestClaim): Promise<boolean>;
  /**
   * Gives it back; it is taken again after so many seconds at the earliest.
   *
   * @param setback was this attempt's end our fault?
   */
  release(claim: IngestClaim, seconds: number, setback: boolean): Promise<void>;
  /** Gives it back at once, to whoever has so many seconds of a processor for it. */
  leave(claim: IngestClaim, cpuSeconds: number): Promise<void>;
  /** Notes whether it would be this file's doing if the worker died now: nothing else is at work beside it. */
  setAlone(claim: IngestClaim, alone: boolean): Promise<void>;
  /** Notes that others are at work beside it from now on, and that it is no suspect any more. */
  clear(claim: IngestClaim): Promise<void>;
  /** Takes back that this attempt took its worker along: the worker lives, only its claim was lost. */
  acquit(claim: IngestClaim): Promise<void>;
  /** False when the claim was lost meanwhile: nothing was written. */
  accept(claim: IngestClaim, state: "ready" | "review", facts: IngestFacts): Promise<boolean>;
  /** @param seen null: nobody looked at it */
  refuse(claim: IngestClaim, refusal: IngestRefusal, seen: UploadSeen | null): Promise<boolean>;
  /** Refuses what a service knows as abuse of a child, and writes it down in the audit log. */
  refuseKnown(claim: IngestClaim, known: KnownFile): Promise<boolean>;
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
  | { readonly taken: false; readonly known: KnownFile };

/** The process that opened a file died of it, was killed, or ended in a way that nobody foresaw. */
export class IngestFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = "IngestFailed";
  }
}

/** An upload takes longer than there is time for it where it was begun. Nothing is said of the file. */
export class IngestTooSlow extends Error {
  /** Seconds of a processor that it should be given. */
  readonly cpuSeconds: number;

  constructor(cpuSeconds: number) {
    super("Too slow for this lane");
    this.name = "IngestTooSlow";
    this.cpuSeconds = cpuSeconds;
  }
}

/** What a file may be at most, and may take. */
export interface FileLimits {
  /** Of a picture. */
  readonly pixels: number;
  /** Of a recording. */
  readonly seconds: number;
  /** Of a processor; without it, what a file that claims as much may take. */
  readonly cpuSeconds?: number;
}

/**
 * Opens a stranger's file in a process of its own. Rejects with IngestFailed when that went wrong, with IngestTooSlow where
 * the limits leave too little time, with the signal's reason; any other error is ours: there is no room on the disk.
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
  /** Does work wait of somebody else of whom nothing was begun yet, or an upload of whom none is being taken in? */
  readonly newcomersWait: (userId: string) => Promise<boolean>;
  /** Does a suspect wait for being alone that would be done in a moment? */
  readonly smallSuspectsWait: () => Promise<boolean>;
  /** By which pictures are judged now. */
  readonly limits: CurrentLimits;
  readonly takeIn: TakeIn;
  readonly media: Pick<MediaStore, "keep">;
  readonly raw: RawUploads;
  readonly tierOf: (userId: string) => Promise<Tier>;
  /** Folder under which each upload has a scratch folder of its own. */
  readonly scratch: string;
  readonly log: (line: string) => void;
}
