import type { Finding } from "../creation/verdict.ts";
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
  readonly verdict: Finding | null;
  /** What was seen in the pictures that have the most of something. */
  readonly scores: readonly object[];
  /** Where in a film each of these stands, seconds; null: it is no film. */
  readonly times: readonly number[] | null;
  /** Pictures that it looked at. */
  readonly looked: number;
  /** Of the limits that decided; null: none had to. */
  readonly limitsNumber: number | null;
}

export interface SafetyScanner {
  /** @param watch hears 0..100. Rejects with the signal's reason when it is aborted. */
  scan(work: SafetyScan, watch: (percent: number) => void, signal: AbortSignal): Promise<Scanned>;
}
