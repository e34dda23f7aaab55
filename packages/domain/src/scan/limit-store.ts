import type { NumberedLimits, ScanLimits } from "@kinora/contracts/scan/scan-limits";

/** The limits that are in force now. */
export type CurrentLimits = () => Promise<NumberedLimits>;

export interface LimitEdit {
  readonly number: number;
  readonly at: Date;
  /** Handle of who made it; null: the account is gone. */
  readonly by: string | null;
  readonly limits: ScanLimits;
}

export interface LimitStore {
  readonly current: CurrentLimits;
  /** Newest first. */
  list(most: number): Promise<readonly LimitEdit[]>;
  /** Keeps others from changing them until the transaction ends. */
  lock(): Promise<void>;
  add(edit: {
    readonly limits: ScanLimits;
    readonly at: Date;
    readonly by: string;
  }): Promise<number>;
}
