import type { ScanLimits } from "@kinora/contracts/scan/scan-limits";

export interface ScanRequest {
  readonly path: string;
  /** Seconds of a film; null: it is a picture. */
  readonly seconds: number | null;
  readonly limits: ScanLimits;
}
