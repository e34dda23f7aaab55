import type { NumberedLimits, ScanLimits } from "@kinora/contracts/scan/scan-limits";

/** Returns the limits in force. */
export type CurrentLimits = () => Promise<NumberedLimits>;

export interface LimitEdit {
  readonly number: number;
  readonly at: Date;
  /** Handle of the person who made the change; null when their account was deleted. */
  readonly by: string | null;
  readonly limits: ScanLimits;
}

export interface LimitStore {
  readonly current: CurrentLimits;
  /** Newest first. */
  list(most: number): Promise<readonly LimitEdit[]>;
  /** Locks the limits until the transaction ends. */
  lock(): Promise<void>;
  add(edit: {
    readonly limits: ScanLimits;
    readonly at: Date;
    readonly by: string;
  }): Promise<number>;
}
