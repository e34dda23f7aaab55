import type { ScanLimits } from "@kinora/contracts/scan/scan-limits";
import type { UploadKind } from "@kinora/contracts/upload/upload";
import type { Looks } from "@kinora/studio/safety/gather-looks";

/** What a file may be at most. */
export interface IngestLimits {
  /** Of a picture. */
  readonly pixels: number;
  /** Of a recording. */
  readonly seconds: number;
  /** Of a processor, for all of it, a whole number; without it, what a file that claims as much may take. */
  readonly cpuSeconds?: number;
}

export interface IngestRequest {
  /**
   * take-in: a stranger's file becomes ours · dress: a film that was taken in gets poster, thumbnail and
   * preview once more; kind, limits and the answer's verdict say nothing.
   */
  readonly task: "take-in" | "dress";
  /** The file as it was sent; only read. */
  readonly source: string;
  /** What its sender says it is. */
  readonly kind: UploadKind;
  readonly limits: IngestLimits;
  /** By which its pictures are judged; absent: those that ship. */
  readonly scan?: ScanLimits;
  /** Existing empty folder for the results. */
  readonly directory: string;
}

export interface IngestFile {
  readonly role: "main" | "poster" | "thumbnail" | "preview";
  /** Name inside the directory. */
  readonly name: string;
  readonly mimeType: "image/webp" | "video/mp4" | "audio/mpeg";
  readonly width: number | null;
  readonly height: number | null;
  /** Seconds. */
  readonly duration: number | null;
}

/** `scores`, `times` and `looked` of sound are empty. */
export interface IngestResult extends Looks {
  readonly files: readonly IngestFile[];
  /** Base64; null for sound. */
  readonly thumbhash: string | null;
  /** Loudest moment of each slice of a recording, 0..1; null for what is silent by nature. */
  readonly peaks: readonly number[] | null;
}

/** How the child says that there is too little time for a file. */
export const tooSlow = (cpuSeconds: number) => `TOO_SLOW ${cpuSeconds}`;

/** null: something else was said. */
export function readTooSlow(reason: string): number | null {
  const [, cpuSeconds] = /^TOO_SLOW (\d{1,5})$/.exec(reason) ?? [];
  return cpuSeconds === undefined ? null : Number(cpuSeconds);
}
