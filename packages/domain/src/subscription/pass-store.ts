import type { Tier } from "@kinora/contracts/account/account";

/** A tier for some days, paid for once or given by staff. */
export interface Pass {
  readonly id: string;
  /** Null when it was given. */
  readonly purchaseId: string | null;
  readonly userId: string;
  readonly tier: Tier;
  readonly from: Date;
  readonly until: Date;
  /** When its purchase was taken back; null while it stands. */
  readonly endedAt: Date | null;
}

export interface PassStore {
  add(pass: Omit<Pass, "endedAt">): Promise<void>;
  setEnded(purchaseId: string, at: Date | null): Promise<void>;
  /** Returns a person's passes, oldest first. */
  list(userId: string): Promise<Pass[]>;
  /** Sets when each of a person's passes begins or ends next. */
  setDue(userId: string, now: Date): Promise<void>;
  /** Returns persons of whom a pass has begun or ended. */
  findDue(now: Date, most: number): Promise<string[]>;
}
