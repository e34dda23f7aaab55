import type { ScanLimits } from "@kinora/contracts/scan/scan-limits";

export interface ScanRequest {
  readonly path: string;
  /** Duration of a film in seconds; null for a picture. */
  readonly seconds: number | null;
  readonly limits: ScanLimits;
}
