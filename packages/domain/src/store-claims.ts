import type { StoreName } from "@kinora/contracts/billing/store-vocabulary";

/** Something of ours that was granted. */
export interface GrantedOrder {
  readonly noun: "purchase" | "subscription";
  readonly id: string;
}

/** Something paid that its store has not been told of in time. */
export interface LateClaim {
  /** "purchase:…", "subscription:…", or what nobody has claimed, without the store's token. */
  readonly subject: string;
  readonly paidAt: Date;
}

/** Keeps what was granted while its store waits to hear that. */
export interface ClaimStore {
  /** Sets since when a store waits; null when it waits no more. */
  setWaiting(order: GrantedOrder, since: Date | null, now: Date): Promise<void>;
  /** Takes what is due for a minute; each try is counted. */
  takeDue(now: Date, most: number): Promise<(GrantedOrder & { readonly tries: number })[]>;
  setDue(order: GrantedOrder, at: Date): Promise<void>;
  /** Returns what was paid before, and is not claimed or nobody's; longest ago first. */
  listLate(paidBefore: Date, most: number): Promise<LateClaim[]>;
  /** Returns until when a store was asked what went back; null for never. */
  lookedAt(store: StoreName): Promise<Date | null>;
  setLooked(store: StoreName, at: Date): Promise<void>;
}
