import type { ScanLimits } from "@kinora/contracts/scan/scan-limits";
import type { UploadKind } from "@kinora/contracts/upload/upload";
import type { Looks } from "@kinora/studio/safety/gather-looks";

/** Limits for a file. */
export interface IngestLimits {
  /** Maximum pixels of a picture. */
  readonly pixels: number;
  /** Maximum duration of a recording in seconds. */
  readonly seconds: number;
  /**
   * CPU seconds for the whole file, a whole number; without it, the limit follows from the file's
   * claims.
   */
  readonly cpuSeconds?: number;
}

export interface IngestRequest {
  /**
   * take-in: re-encodes an untrusted file · dress: makes poster, thumbnail and preview of an
   * ingested film again; ignores kind and limits, and returns no meaningful verdict.
   */
  readonly task: "take-in" | "dress";
  /** The uploaded file, which is only read. */
  readonly source: string;
  /** The kind that the uploader declared. */
  readonly kind: UploadKind;
  readonly limits: IngestLimits;
  /** Thresholds for scanning pictures; the built-in ones when absent. */
  readonly scan?: ScanLimits;
  /** Existing empty directory for the results. */
  readonly directory: string;
}

export interface IngestFile {
  readonly role: "main" | "poster" | "thumbnail" | "preview";
  /** File name inside the directory. */
  readonly name: string;
  readonly mimeType: "image/webp" | "video/mp4" | "audio/mpeg";
  readonly width: number | null;
  readonly height: number | null;
  /** Duration in seconds. */
  readonly duration: number | null;
}

/** `scores`, `times` and `looked` are empty for sound. */
export interface IngestResult extends Looks {
  readonly files: readonly IngestFile[];
  /** Base64; null for sound. */
  readonly thumbhash: string | null;
  /** Peak of each slice of a recording, 0..1; null for pictures and films. */
  readonly peaks: readonly number[] | null;
}

/** Message with which the child reports that the time is too short for a file. */
export const tooSlow = (cpuSeconds: number) => `TOO_SLOW ${cpuSeconds}`;

/** Returns null for any other message. */
export function readTooSlow(reason: string): number | null {
  const [, cpuSeconds] = /^TOO_SLOW (\d{1,5})$/.exec(reason) ?? [];
  return cpuSeconds === undefined ? null : Number(cpuSeconds);
}
