import type { StoreName } from "@kinora/contracts/billing/store-vocabulary";

/** Something of ours that was granted. */
export interface GrantedOrder {
  readonly noun: "purchase" | "subscription";
  readonly id: string;
}

/** Keeps what was granted while its store waits to hear that. */
export interface ClaimStore {
  /** Sets since when a store waits; null when it waits no more. */
  setWaiting(order: GrantedOrder, since: Date | null, now: Date): Promise<void>;
  /** Takes what is due for a minute; each try is counted. */
  takeDue(now: Date, most: number): Promise<(GrantedOrder & { readonly tries: number })[]>;
  setDue(order: GrantedOrder, at: Date): Promise<void>;
  /** Counts what was paid before, and is not claimed or nobody's. */
  countLate(paidBefore: Date): Promise<number>;
  /** Returns until when a store was asked what went back; null for never. */
  lookedAt(store: StoreName): Promise<Date | null>;
  setLooked(store: StoreName, at: Date): Promise<void>;
}
