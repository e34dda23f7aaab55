import type { PictureScores, Verdict } from "@kinora/studio/safety/verdict";

export interface ScanRequest {
  readonly path: string;
  /** Seconds of a film; null: it is a picture. */
  readonly seconds: number | null;
}

export interface ScanResult {
  readonly verdict: Verdict;
  /** One set for every picture that was looked at. */
  readonly scores: readonly PictureScores[];
}
