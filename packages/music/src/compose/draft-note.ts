import type { PartName } from "../genre/genre.ts";
import type { Reason } from "../theory/chord.ts";

/** A note on the grid, before performance. */
export interface DraftNote {
  readonly part: PartName;
  readonly key: number;
  /** Sixteenths from the beginning. */
  readonly step: number;
  readonly length: number;
  /** Strength, 0..1. */
  readonly strength: number;
  readonly why?: Reason | undefined;
}
