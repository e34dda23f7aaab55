/** Two books that must agree and do not. */
export interface BookDifference {
  /** The check: "available of an account". */
  readonly name: string;
  /** Id of the account, lot, hold, purchase or payment. */
  readonly subject: string;
  readonly expected: string;
  readonly found: string;
}

/** A finding that is kept until somebody has acknowledged it. */
export interface DifferenceRecord extends BookDifference {
  readonly id: string;
  readonly since: Date;
  readonly goneAt: Date | null;
  readonly acknowledgedBy: string | null;
  readonly acknowledgedAt: Date | null;
}

export interface ReconciliationRun {
  readonly endedAt: Date;
  readonly found: number;
  readonly failed: readonly string[];
}

export interface DifferenceStore {
  /**
   * Keeps what a part of the reconciliation found; earlier findings of that part which it no longer
   * found are gone. One whose figures changed is to be acknowledged anew.
   */
  keep(part: string, found: readonly BookDifference[], now: Date): Promise<void>;
  addRun(run: ReconciliationRun & { readonly beganAt: Date }): Promise<void>;
  lastRun(): Promise<ReconciliationRun | null>;
  /** Those not acknowledged first, then the newest. */
  list(most: number): Promise<DifferenceRecord[]>;
  find(id: string): Promise<DifferenceRecord | null>;
  /** False when somebody did before. */
  acknowledge(id: string, byId: string, now: Date): Promise<boolean>;
}
