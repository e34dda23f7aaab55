import type { LotKind } from "./gem-ledger.ts";

export type LedgerAccount =
  | "available"
  | "held"
  /** Debt of a person, as a negative balance: spent gems of a reversed purchase. */
  | "owed"
  | "house_revenue"
  | "promo"
  | "prize_pool"
  | "chargeback";

/** Gems of one lot that move between two accounts: one posting on each, summing to zero. */
export interface Movement {
  readonly lotId: string;
  readonly gems: number;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
}

export interface Posting {
  readonly account: LedgerAccount;
  readonly lotId: string;
  readonly gems: number;
}

/** Extends the expiry of `lotId` to `expiresAt`. */
export interface LotExtension {
  readonly lotId: string;
  readonly expiresAt: Date;
}

export function postingsOf(movements: readonly Movement[]): Posting[] {
  return movements.flatMap(({ lotId, gems, from, to }) => [
    { account: from, lotId, gems: -gems },
    { account: to, lotId, gems },
  ]);
}

/** Returns the sum that the movements add to an account; negative when they take from it. */
export function netChange(movements: readonly Movement[], account: LedgerAccount): number {
  return postingsOf(movements)
    .filter((posting) => posting.account === account)
    .reduce((sum, posting) => sum + posting.gems, 0);
}

/** Returns the increase of a person's debt through the movements; negative when it decreases. */
export function owedThrough(movements: readonly Movement[]): number {
  return 0 - netChange(movements, "owed");
}

/** Returns the account that issues gems of a kind and receives them when they expire. */
export function issuerOf(kind: LotKind): LedgerAccount {
  return kind === "subscription" || kind === "pack" || kind === "booster" || kind === "refund"
    ? "house_revenue"
    : "promo";
}
