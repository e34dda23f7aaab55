import type { Finding } from "../creation/verdict.ts";
import type { GeneratedFile } from "./generator.ts";

/** The files to scan: the finished files themselves, not the prompt. */
export interface SafetyScan {
  readonly files: readonly GeneratedFile[];
  readonly directory: string;
  /** True to use only idle capacity of the machine. */
  readonly background: boolean;
}

export interface Scanned {
  /** Null when the scanner cannot decide. */
  readonly verdict: Finding | null;
  /** True when the limits rate it mature; works of a file that is refused have no rating. */
  readonly mature: boolean;
  /** Scores of the pictures that have the highest score in some category. */
  readonly scores: readonly object[];
  /** Time of each of these pictures in the film, in seconds; null when it is not a film. */
  readonly times: readonly number[] | null;
  /** Number of pictures scanned. */
  readonly looked: number;
  /** Version of the limits that decided; null when none were needed. */
  readonly limitsNumber: number | null;
}

export interface SafetyScanner {
  /** Scans files. @param watch receives 0 to 100. Rejects with the signal's reason when aborted. */
  scan(work: SafetyScan, watch: (percent: number) => void, signal: AbortSignal): Promise<Scanned>;
}
