import type { SafetyVerdict } from "../creation/verdict.ts";
import type { GeneratedFile } from "./generator.ts";

/** What is looked at: the finished files themselves, not what was meant to be in them. */
export interface SafetyScan {
  readonly files: readonly GeneratedFile[];
  readonly directory: string;
  /** Only on what the machine has to spare. */
  readonly background: boolean;
}

export interface Scanned {
  /** Null: it cannot say. */
  readonly verdict: SafetyVerdict | null;
  /** What was seen in every picture that it looked at. */
  readonly scores: readonly object[];
}

export interface SafetyScanner {
  /** @param watch hears 0..100. Rejects with the signal's reason when it is aborted. */
  scan(work: SafetyScan, watch: (percent: number) => void, signal: AbortSignal): Promise<Scanned>;
}
